"""How long would a kernel plan take: an analytic model, for cards that aren't here and to start a search with."""
