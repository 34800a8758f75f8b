"""What travels: the messages of the socket, and views as bytes."""
