"""How much longer a match of King of the Pirates takes because of its reaction windows, on a simulated clock."""
