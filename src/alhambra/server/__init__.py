"""The table server: people at tables, over HTTP and sockets."""
