"""The migrations of the database, one file each in versions/. They run when a server opens its database."""
