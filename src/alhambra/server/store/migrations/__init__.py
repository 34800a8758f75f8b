"""The migrations of the database, one file each in versions/. They run when a server opens its database.

To change the schema: change schema.py, add a file here whose revision is the next number, and name it in
migrating.REVISIONS. What has once been released is never changed; a test opens a database of the first version.
"""
