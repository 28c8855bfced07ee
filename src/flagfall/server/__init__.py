"""The house opened to browsers: rooms, sockets, people. `serve` is its door."""
