# Why a database cannot be used, in English.


storage-url = { $where } is no database that Alhambra knows: write sqlite:///FILE or postgresql://USER@HOST/NAME.
storage-memory = A database in memory would be gone with the server: write sqlite:///FILE.
storage-folder = { $where }: the folder does not exist or cannot be entered ({ $detail }).
storage-missing = { $where }: there is no such database.
storage-unreachable = { $where }: the database does not answer ({ $detail }). Is it running, and are host and port right?
storage-refused = { $where }: the database does not let us in ({ $detail }).
storage-read-only = { $where }: the database cannot be written ({ $detail }). Its file and its folder must be writable for the server.
storage-full = { $where }: the disk is full ({ $detail }).
storage-locked = { $where }: another program holds the database ({ $detail }).
storage-served = { $where }: another Alhambra server uses this database already. Stop that one first, or give this one a database of its own with --database.
storage-empty = { $where }: the file is empty. If there were games in it, put your last copy by “alhambra backup” in its place; for a new database, delete the file and start again.
storage-lost = { $where }: the database is not there, but a part of it is: { $detail }. Put the database back beside it; for a new one, delete that part too and start again.
storage-corrupt = { $where }: the database is damaged ({ $detail }). Stop the server, keep the file, and put your last copy by “alhambra backup” in its place.
storage-foreign = { $where }: this is a database of another program. Nothing was changed.
storage-newer = { $where }: the database was written by a newer Alhambra (schema { $detail }). Nothing was changed: install that version, or a newer one.
storage-older = { $where }: the database is of an older Alhambra; the first start of “alhambra serve” brings it up to date.
storage-failed = { $where }: the database failed ({ $detail }).
