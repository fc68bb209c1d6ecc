"""How much the server costs: clients that play over sockets, and the CPU time of the server's processes."""
