"""How much the windows of King of the Pirates add to a match's duration, on a clock that runs as fast as it can."""
