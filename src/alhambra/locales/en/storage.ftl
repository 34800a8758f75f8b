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
storage-corrupt = { $where }: the database is damaged ({ $detail }). Stop the server, keep the file, and put your last copy by “alhambra backup” in its place.
storage-foreign = { $where }: this is a database of another program. Nothing was changed.
storage-newer = { $where }: the database was written by a newer Alhambra (schema { $detail }). Nothing was changed: install that version, or a newer one.
storage-older = { $where }: the database is of an older Alhambra; the first start of “alhambra serve” brings it up to date.
storage-failed = { $where }: the database failed ({ $detail }).
