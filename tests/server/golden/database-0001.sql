BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE beats (
	id INTEGER NOT NULL,
	at BIGINT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "beats" VALUES(1,1700000100000);
CREATE TABLE destinations (
	"key" TEXT NOT NULL,
	secret TEXT NOT NULL,
	body BLOB NOT NULL,
	PRIMARY KEY ("key", secret)
)
 WITHOUT ROWID

;
INSERT INTO "destinations" VALUES('OpenOpenOpenOpenOpenOp','a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1',X'7B226C616E6775616765223A22656E227D');
CREATE TABLE entries (
	"key" TEXT NOT NULL,
	seq INTEGER NOT NULL,
	at BIGINT NOT NULL,
	body TEXT NOT NULL,
	PRIMARY KEY ("key", seq)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('FinishedFinishedFinish',1,1700000001000,'{"entry":"created","plan":{"title":"Friends","places":[{"kind":"here","name":"Ada"},{"kind":"link"}],"edition":"2024"},"host":"a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1","name":"Ada","links":{"1":"c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3"}}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',2,1700000002000,'{"entry":"claimed","seat":1,"secret":"b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2","name":"Ben"}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',3,1700000003000,'{"entry":"started","seed":7}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',4,1700000004000,'{"entry":"played","seat":0,"move":"take dirham 9","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',5,1700000005000,'{"entry":"played","seat":1,"move":"buy CHA7-NE ducat 8","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',6,1700000006000,'{"entry":"played","seat":1,"move":"dirk CHA7-NE","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',7,1700000007000,'{"entry":"played","seat":0,"move":"take florin 5","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',8,1700000008000,'{"entry":"played","seat":1,"move":"take ducat 5","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',9,1700000009000,'{"entry":"played","seat":0,"move":"take dinar 4","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',10,1700000010000,'{"entry":"played","seat":1,"move":"take ducat 4","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',11,1700000011000,'{"entry":"played","seat":0,"move":"buy GAR8-NE florin 9","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',12,1700000012000,'{"entry":"played","seat":0,"move":"place GAR8-NE 1,0","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',13,1700000013000,'{"entry":"played","seat":1,"move":"buy TOW9-NE ducat 5 ducat 4","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',14,1700000014000,'{"entry":"played","seat":1,"move":"take florin 8","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',15,1700000015000,'{"entry":"played","seat":1,"move":"place TOW9-NE 1,0","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',16,1700000016000,'{"entry":"played","seat":0,"move":"buy PAV5-NW dinar 9","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',17,1700000017000,'{"entry":"played","seat":0,"move":"dirk PAV5-NW","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',18,1700000018000,'{"entry":"played","seat":1,"move":"buy SER5-SW florin 8","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',19,1700000019000,'{"entry":"played","seat":1,"move":"keep SER5-SW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',20,1700000020000,'{"entry":"played","seat":0,"move":"take dirham 3","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',21,1700000021000,'{"entry":"played","seat":1,"move":"remove TOW9-NE","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',22,1700000022000,'{"entry":"played","seat":0,"move":"take dinar 2","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',23,1700000023000,'{"entry":"played","seat":1,"move":"take florin 3","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',24,1700000024000,'{"entry":"played","seat":0,"move":"remove GAR8-NE","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',25,1700000025000,'{"entry":"played","seat":1,"move":"add SER5-SW 0,1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',26,1700000026000,'{"entry":"played","seat":0,"move":"buy SER3-ESW dirham 3","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',27,1700000027000,'{"entry":"played","seat":0,"move":"take dirham 7","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',28,1700000028000,'{"entry":"played","seat":0,"move":"dirk SER3-ESW","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',29,1700000029000,'{"entry":"played","seat":1,"move":"remove SER5-SW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',30,1700000030000,'{"entry":"played","seat":0,"move":"take florin 8","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',31,1700000031000,'{"entry":"played","seat":1,"move":"add TOW9-NE 1,0","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',32,1700000032000,'{"entry":"played","seat":0,"move":"add GAR8-NE 1,0","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',33,1700000033000,'{"entry":"played","seat":1,"move":"take dirham 4","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',34,1700000034000,'{"entry":"played","seat":0,"move":"remove GAR8-NE","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',35,1700000035000,'{"entry":"played","seat":1,"move":"add SER5-SW 0,1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',36,1700000036000,'{"entry":"played","seat":0,"move":"take dinar 5","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',37,1700000037000,'{"entry":"played","seat":1,"move":"remove TOW9-NE","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',38,1700000038000,'{"entry":"played","seat":0,"move":"add GAR8-NE 1,0","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',39,1700000039000,'{"entry":"played","seat":1,"move":"add TOW9-NE 1,1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',40,1700000040000,'{"entry":"played","seat":0,"move":"buy TOW11- florin 8 florin 5","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',41,1700000041000,'{"entry":"played","seat":0,"move":"dirk TOW11-","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',42,1700000042000,'{"entry":"played","seat":1,"move":"take florin 4 dinar 1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',43,1700000043000,'{"entry":"played","seat":0,"move":"take dinar 9","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',44,1700000044000,'{"entry":"played","seat":1,"move":"take florin 1 dinar 1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',45,1700000045000,'{"entry":"played","seat":0,"move":"buy ARC8-E dirham 9","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',46,1700000046000,'{"entry":"played","seat":0,"move":"place ARC8-E 0,1","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',47,1700000047000,'{"entry":"played","seat":1,"move":"remove TOW9-NE","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',48,1700000048000,'{"entry":"played","seat":0,"move":"buy ARC9- dinar 5 dinar 4","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',49,1700000049000,'{"entry":"played","seat":0,"move":"take florin 5","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',50,1700000050000,'{"entry":"played","seat":0,"move":"keep ARC9-","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',51,1700000051000,'{"entry":"played","seat":1,"move":"buy PAV4-ES dinar 5","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',52,1700000052000,'{"entry":"played","seat":1,"move":"place PAV4-ES 1,0","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',53,1700000053000,'{"entry":"played","seat":0,"move":"buy ARC7-ES dinar 9","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',54,1700000054000,'{"entry":"played","seat":0,"move":"keep ARC7-ES","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',55,1700000055000,'{"entry":"played","seat":1,"move":"swap PAV4-ES TOW9-NE","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',56,1700000056000,'{"entry":"played","seat":0,"move":"add ARC7-ES 0,2","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',57,1700000057000,'{"entry":"played","seat":1,"move":"swap TOW9-NE PAV4-ES","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',58,1700000058000,'{"entry":"played","seat":0,"move":"take dirham 2","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',59,1700000059000,'{"entry":"played","seat":1,"move":"remove PAV4-ES","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',60,1700000060000,'{"entry":"played","seat":0,"move":"swap ARC7-ES ARC9-","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',61,1700000061000,'{"entry":"played","seat":1,"move":"remove SER5-SW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',62,1700000062000,'{"entry":"played","seat":0,"move":"buy CHA7-SW dirham 7","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',63,1700000063000,'{"entry":"played","seat":0,"move":"buy PAV2-NEW dinar 2","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',64,1700000064000,'{"entry":"played","seat":0,"move":"take ducat 7","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',65,1700000065000,'{"entry":"played","seat":0,"move":"place CHA7-SW -1,2","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',66,1700000066000,'{"entry":"played","seat":0,"move":"place PAV2-NEW 0,-1","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',67,1700000067000,'{"entry":"played","seat":1,"move":"add PAV4-ES 0,1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',68,1700000068000,'{"entry":"played","seat":0,"move":"take dinar 3","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',69,1700000069000,'{"entry":"played","seat":1,"move":"swap PAV4-ES SER5-SW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',70,1700000070000,'{"entry":"played","seat":0,"move":"add ARC7-ES 0,3","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',71,1700000071000,'{"entry":"played","seat":1,"move":"buy PAV3-SW dinar 3","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',72,1700000072000,'{"entry":"played","seat":1,"move":"add TOW9-NE 0,-1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',73,1700000073000,'{"entry":"played","seat":1,"move":"place PAV3-SW -1,-1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',74,1700000074000,'{"entry":"played","seat":0,"move":"buy CHA11- dirham 9 dirham 2","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',75,1700000075000,'{"entry":"played","seat":0,"move":"take dirham 5","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',76,1700000076000,'{"entry":"played","seat":0,"move":"place CHA11- -1,0","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',77,1700000077000,'{"entry":"played","seat":1,"move":"remove SER5-SW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',78,1700000078000,'{"entry":"played","seat":0,"move":"take dinar 6","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',79,1700000079000,'{"entry":"played","seat":1,"move":"take ducat 1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',80,1700000080000,'{"entry":"played","seat":0,"move":"remove PAV2-NEW","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',81,1700000081000,'{"entry":"played","seat":1,"move":"take florin 7","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',82,1700000082000,'{"entry":"played","seat":0,"move":"remove CHA7-SW","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',83,1700000083000,'{"entry":"played","seat":1,"move":"buy TOW9-NW florin 7 florin 4","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',84,1700000084000,'{"entry":"played","seat":1,"move":"keep TOW9-NW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',85,1700000085000,'{"entry":"played","seat":0,"move":"remove CHA11-","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',86,1700000086000,'{"entry":"played","seat":1,"move":"take ducat 6","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',87,1700000087000,'{"entry":"played","seat":0,"move":"swap ARC7-ES CHA7-SW","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',88,1700000088000,'{"entry":"played","seat":1,"move":"add TOW9-NW -1,-2","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',89,1700000089000,'{"entry":"played","seat":0,"move":"add ARC7-ES 1,2","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',90,1700000090000,'{"entry":"played","seat":1,"move":"add PAV4-ES 0,-2","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',91,1700000091000,'{"entry":"played","seat":0,"move":"swap ARC9- CHA11-","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',92,1700000092000,'{"entry":"played","seat":1,"move":"swap PAV3-SW SER5-SW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',93,1700000093000,'{"entry":"played","seat":0,"move":"take dirham 6","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',94,1700000094000,'{"entry":"played","seat":1,"move":"buy TOW8-NES ducat 5 ducat 2 ducat 1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',95,1700000095000,'{"entry":"played","seat":1,"move":"remove PAV4-ES","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',96,1700000096000,'{"entry":"played","seat":1,"move":"keep TOW8-NES","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',97,1700000097000,'{"entry":"played","seat":0,"move":"swap ARC7-ES ARC9-","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',98,1700000098000,'{"entry":"played","seat":1,"move":"remove TOW9-NW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',99,1700000099000,'{"entry":"played","seat":0,"move":"swap ARC9- ARC7-ES","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',100,1700000100000,'{"entry":"played","seat":1,"move":"take ducat 9","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',101,1700000101000,'{"entry":"played","seat":0,"move":"remove ARC7-ES","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',102,1700000102000,'{"entry":"played","seat":1,"move":"remove SER5-SW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',103,1700000103000,'{"entry":"played","seat":0,"move":"add ARC7-ES 1,3","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',104,1700000104000,'{"entry":"played","seat":1,"move":"take florin 2","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',105,1700000105000,'{"entry":"played","seat":0,"move":"buy GAR7-NSW ducat 7","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',106,1700000106000,'{"entry":"played","seat":0,"move":"swap GAR8-NE ARC9-","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',107,1700000107000,'{"entry":"played","seat":0,"move":"place GAR7-NSW -1,1","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',108,1700000108000,'{"entry":"played","seat":1,"move":"add SER5-SW -1,-1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',109,1700000109000,'{"entry":"played","seat":0,"move":"take ducat 1","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',110,1700000110000,'{"entry":"played","seat":1,"move":"take florin 6","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',111,1700000111000,'{"entry":"played","seat":0,"move":"remove ARC7-ES","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',112,1700000112000,'{"entry":"played","seat":1,"move":"take dinar 6","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',113,1700000113000,'{"entry":"played","seat":0,"move":"remove GAR7-NSW","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',114,1700000114000,'{"entry":"played","seat":1,"move":"take dirham 2","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',115,1700000115000,'{"entry":"played","seat":0,"move":"add GAR7-NSW -1,2","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',116,1700000116000,'{"entry":"played","seat":1,"move":"remove SER5-SW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',117,1700000117000,'{"entry":"played","seat":0,"move":"add GAR8-NE 1,-1","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',118,1700000118000,'{"entry":"played","seat":1,"move":"add TOW9-NW -1,0","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',119,1700000119000,'{"entry":"played","seat":0,"move":"add ARC7-ES 1,2","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',120,1700000120000,'{"entry":"played","seat":1,"move":"buy SER6-ES dinar 6","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',121,1700000121000,'{"entry":"played","seat":1,"move":"buy CHA10- florin 6 florin 3 florin 1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',122,1700000122000,'{"entry":"played","seat":1,"move":"add PAV3-SW -1,-1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',123,1700000123000,'{"entry":"played","seat":1,"move":"dirk SER6-ES","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',124,1700000124000,'{"entry":"played","seat":1,"move":"place CHA10- 0,1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',125,1700000125000,'{"entry":"played","seat":0,"move":"take ducat 8","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',126,1700000126000,'{"entry":"played","seat":1,"move":"remove TOW9-NW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',127,1700000127000,'{"entry":"played","seat":0,"move":"remove GAR8-NE","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',128,1700000128000,'{"entry":"played","seat":1,"move":"add PAV4-ES 1,1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',129,1700000129000,'{"entry":"played","seat":0,"move":"buy CHA9-W ducat 8 ducat 1","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',130,1700000130000,'{"entry":"played","seat":0,"move":"add GAR8-NE 1,3","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',131,1700000131000,'{"entry":"played","seat":0,"move":"place CHA9-W -1,0","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',132,1700000132000,'{"entry":"played","seat":1,"move":"buy PAV7-E ducat 9","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',133,1700000133000,'{"entry":"played","seat":1,"move":"place PAV7-E 0,2","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',134,1700000134000,'{"entry":"played","seat":0,"move":"remove GAR8-NE","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',135,1700000135000,'{"entry":"played","seat":1,"move":"buy GAR6-ESW dirham 4 dirham 2","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',136,1700000136000,'{"entry":"played","seat":1,"move":"add TOW9-NW -1,-2","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',137,1700000137000,'{"entry":"played","seat":1,"move":"keep GAR6-ESW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',138,1700000138000,'{"entry":"played","seat":0,"move":"add PAV2-NEW -1,-1","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',139,1700000139000,'{"entry":"played","seat":1,"move":"take florin 2","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',140,1700000140000,'{"entry":"played","seat":0,"move":"take ducat 4","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',141,1700000141000,'{"entry":"played","seat":1,"move":"swap PAV7-E GAR6-ESW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',142,1700000142000,'{"entry":"played","seat":0,"move":"remove ARC9-","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',143,1700000143000,'{"entry":"played","seat":1,"move":"add PAV7-E 1,0","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',144,1700000144000,'{"entry":"played","seat":0,"move":"swap PAV2-NEW ARC9-","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',145,1700000145000,'{"entry":"played","seat":1,"move":"remove GAR6-ESW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',146,1700000146000,'{"entry":"played","seat":0,"move":"add GAR8-NE 1,3","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',147,1700000147000,'{"entry":"played","seat":1,"move":"add SER5-SW -1,1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',148,1700000148000,'{"entry":"played","seat":0,"move":"take dinar 8","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',149,1700000149000,'{"entry":"played","seat":1,"move":"add GAR6-ESW 0,2","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',150,1700000150000,'{"entry":"played","seat":0,"move":"add PAV2-NEW 1,1","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',151,1700000151000,'{"entry":"played","seat":1,"move":"take dirham 6","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',152,1700000152000,'{"entry":"played","seat":0,"move":"remove GAR7-NSW","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',153,1700000153000,'{"entry":"played","seat":1,"move":"take dirham 8","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',154,1700000154000,'{"entry":"played","seat":0,"move":"remove ARC9-","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',155,1700000155000,'{"entry":"played","seat":1,"move":"remove SER5-SW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',156,1700000156000,'{"entry":"played","seat":0,"move":"add ARC9- -1,2","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',157,1700000157000,'{"entry":"played","seat":1,"move":"add SER5-SW -1,1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',158,1700000158000,'{"entry":"played","seat":0,"move":"swap CHA9-W GAR7-NSW","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',159,1700000159000,'{"entry":"played","seat":1,"move":"remove PAV7-E","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',160,1700000160000,'{"entry":"played","seat":0,"move":"buy CHA8-NW dinar 8","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',161,1700000161000,'{"entry":"played","seat":0,"move":"buy SER9- dirham 6 dirham 5","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',162,1700000162000,'{"entry":"played","seat":0,"move":"place SER9- 0,-1","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',163,1700000163000,'{"entry":"played","seat":0,"move":"place CHA8-NW 0,-2","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',164,1700000164000,'{"entry":"played","seat":1,"move":"add PAV7-E 1,0","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',165,1700000165000,'{"entry":"played","seat":0,"move":"remove ARC9-","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',166,1700000166000,'{"entry":"played","seat":1,"move":"take dirham 3","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',167,1700000167000,'{"entry":"played","seat":0,"move":"swap SER9- CHA9-W","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',168,1700000168000,'{"entry":"played","seat":1,"move":"buy GAR8-NW dirham 8","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',169,1700000169000,'{"entry":"played","seat":1,"move":"remove SER5-SW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',170,1700000170000,'{"entry":"played","seat":1,"move":"place GAR8-NW -1,0","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',171,1700000171000,'{"entry":"played","seat":0,"move":"swap CHA11- ARC9-","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',172,1700000172000,'{"entry":"played","seat":1,"move":"take dinar 8","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',173,1700000173000,'{"entry":"played","seat":0,"move":"swap GAR7-NSW SER9-","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',174,1700000174000,'{"entry":"played","seat":1,"move":"remove GAR8-NW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',175,1700000175000,'{"entry":"played","seat":0,"move":"add CHA11- -1,1","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',176,1700000176000,'{"entry":"played","seat":1,"move":"take dinar 7","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',177,1700000177000,'{"entry":"played","seat":0,"move":"remove SER9-","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',178,1700000178000,'{"entry":"played","seat":1,"move":"buy SER7-W dirham 6 dirham 3","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',179,1700000179000,'{"entry":"played","seat":1,"move":"dirk SER7-W","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',180,1700000180000,'{"entry":"played","seat":0,"move":"add GAR7-NSW -2,1","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',181,1700000181000,'{"entry":"played","seat":1,"move":"add TOW8-NES 0,-2","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',182,1700000182000,'{"entry":"played","seat":0,"move":"take ducat 6","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',183,1700000183000,'{"entry":"played","seat":1,"move":"take florin 4","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',184,1700000184000,'{"entry":"played","seat":0,"move":"take florin 7","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',185,1700000185000,'{"entry":"played","seat":1,"move":"take ducat 9","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',186,1700000186000,'{"entry":"played","seat":0,"move":"remove PAV2-NEW","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',187,1700000187000,'{"entry":"played","seat":1,"move":"remove PAV7-E","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',188,1700000188000,'{"entry":"played","seat":0,"move":"remove GAR8-NE","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',189,1700000189000,'{"entry":"played","seat":1,"move":"swap PAV4-ES PAV7-E","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',190,1700000190000,'{"entry":"played","seat":0,"move":"add SER9- 1,0","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',191,1700000191000,'{"entry":"played","seat":1,"move":"take florin 1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',192,1700000192000,'{"entry":"played","seat":0,"move":"add GAR8-NE 1,-1","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',193,1700000193000,'{"entry":"played","seat":1,"move":"buy ARC10- ducat 9 ducat 6","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',194,1700000194000,'{"entry":"played","seat":1,"move":"place ARC10- 1,0","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',195,1700000195000,'{"entry":"played","seat":0,"move":"remove GAR7-NSW","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',196,1700000196000,'{"entry":"played","seat":1,"move":"swap GAR6-ESW SER5-SW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',197,1700000197000,'{"entry":"played","seat":0,"move":"swap CHA8-NW PAV2-NEW","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',198,1700000198000,'{"entry":"played","seat":1,"move":"add PAV4-ES 2,0","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',199,1700000199000,'{"entry":"played","seat":0,"move":"remove GAR8-NE","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',200,1700000200000,'{"entry":"played","seat":1,"move":"remove TOW8-NES","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',201,1700000201000,'{"entry":"played","seat":0,"move":"swap CHA11- CHA8-NW","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',202,1700000202000,'{"entry":"played","seat":1,"move":"remove TOW9-NW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',203,1700000203000,'{"entry":"played","seat":0,"move":"add CHA11- 1,-1","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',204,1700000204000,'{"entry":"played","seat":1,"move":"buy TOW11-S dinar 8 dinar 7","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',205,1700000205000,'{"entry":"played","seat":1,"move":"place TOW11-S 1,2","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',206,1700000206000,'{"entry":"played","seat":0,"move":"take dirham 8","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',207,1700000207000,'{"entry":"played","seat":1,"move":"add TOW9-NW 2,-1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',208,1700000208000,'{"entry":"played","seat":0,"move":"take ducat 2","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',209,1700000209000,'{"entry":"played","seat":1,"move":"remove TOW11-S","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',210,1700000210000,'{"entry":"played","seat":0,"move":"take florin 9","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',211,1700000211000,'{"entry":"played","seat":1,"move":"remove PAV3-SW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',212,1700000212000,'{"entry":"played","seat":0,"move":"buy TOW11-N ducat 6 ducat 4 ducat 2","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',213,1700000213000,'{"entry":"played","seat":0,"move":"dirk TOW11-N","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',214,1700000214000,'{"entry":"played","seat":1,"move":"swap SER5-SW TOW11-S","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',215,1700000215000,'{"entry":"played","seat":0,"move":"remove PAV2-NEW","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',216,1700000216000,'{"entry":"played","seat":1,"move":"add SER5-SW -1,0","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',217,1700000217000,'{"entry":"played","seat":0,"move":"swap CHA11- GAR8-NE","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',218,1700000218000,'{"entry":"played","seat":1,"move":"swap TOW9-NE GAR8-NW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',219,1700000219000,'{"entry":"played","seat":0,"move":"take dirham 1","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',220,1700000220000,'{"entry":"played","seat":1,"move":"add TOW9-NE 3,-1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',221,1700000221000,'{"entry":"played","seat":0,"move":"swap SER9- CHA11-","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',222,1700000222000,'{"entry":"played","seat":1,"move":"take dirham 4","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',223,1700000223000,'{"entry":"played","seat":0,"move":"buy GAR10- florin 9 florin 7","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',224,1700000224000,'{"entry":"played","seat":0,"move":"dirk GAR10-","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',225,1700000225000,'{"entry":"played","seat":1,"move":"remove TOW11-S","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',226,1700000226000,'{"entry":"played","seat":0,"move":"add GAR7-NSW -1,0","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',227,1700000227000,'{"entry":"played","seat":1,"move":"take florin 3","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',228,1700000228000,'{"entry":"played","seat":0,"move":"remove CHA7-SW","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',229,1700000229000,'{"entry":"played","seat":1,"move":"take dirham 5","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',230,1700000230000,'{"entry":"played","seat":0,"move":"add CHA7-SW 0,3","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',231,1700000231000,'{"entry":"played","seat":1,"move":"remove GAR8-NW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',232,1700000232000,'{"entry":"played","seat":0,"move":"swap CHA9-W SER9-","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',233,1700000233000,'{"entry":"played","seat":1,"move":"remove PAV7-E","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',234,1700000234000,'{"entry":"played","seat":0,"move":"buy ARC6-NE dinar 6","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',235,1700000235000,'{"entry":"played","seat":0,"move":"add PAV2-NEW 0,-2","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',236,1700000236000,'{"entry":"played","seat":0,"move":"place ARC6-NE 2,0","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',237,1700000237000,'{"entry":"played","seat":1,"move":"take dinar 7","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',238,1700000238000,'{"entry":"played","seat":0,"move":"add CHA9-W -1,2","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',239,1700000239000,'{"entry":"played","seat":1,"move":"add PAV7-E 0,2","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',240,1700000240000,'{"entry":"played","seat":0,"move":"take ducat 3","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',241,1700000241000,'{"entry":"played","seat":1,"move":"add PAV3-SW -1,2","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',242,1700000242000,'{"entry":"played","seat":0,"move":"remove PAV2-NEW","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',243,1700000243000,'{"entry":"played","seat":1,"move":"swap TOW9-NE TOW8-NES","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',244,1700000244000,'{"entry":"played","seat":0,"move":"buy PAV8- dirham 8","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',245,1700000245000,'{"entry":"played","seat":0,"move":"remove ARC7-ES","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',246,1700000246000,'{"entry":"played","seat":0,"move":"place PAV8- 2,1","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',247,1700000247000,'{"entry":"played","seat":1,"move":"add GAR8-NW 0,-1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',248,1700000248000,'{"entry":"played","seat":0,"move":"swap CHA7-SW ARC7-ES","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',249,1700000249000,'{"entry":"played","seat":1,"move":"remove GAR8-NW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',250,1700000250000,'{"entry":"played","seat":0,"move":"swap ARC7-ES CHA7-SW","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',251,1700000251000,'{"entry":"played","seat":1,"move":"add GAR8-NW -1,-1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',252,1700000252000,'{"entry":"played","seat":0,"move":"take dirham 7","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',253,1700000253000,'{"entry":"played","seat":1,"move":"add TOW11-S 0,3","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',254,1700000254000,'{"entry":"played","seat":0,"move":"take ducat 3","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',255,1700000255000,'{"entry":"played","seat":1,"move":"remove PAV3-SW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',256,1700000256000,'{"entry":"played","seat":0,"move":"take dinar 2","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',257,1700000257000,'{"entry":"played","seat":1,"move":"buy CHA6-ES dirham 5 dirham 4","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',258,1700000258000,'{"entry":"played","seat":1,"move":"dirk CHA6-ES","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',259,1700000259000,'{"entry":"played","seat":0,"move":"add ARC7-ES 3,1","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',260,1700000260000,'{"entry":"played","seat":1,"move":"remove GAR8-NW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',261,1700000261000,'{"entry":"played","seat":0,"move":"remove SER9-","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',262,1700000262000,'{"entry":"played","seat":1,"move":"remove SER5-SW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',263,1700000263000,'{"entry":"played","seat":0,"move":"buy PAV6-N dirham 7","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',264,1700000264000,'{"entry":"played","seat":0,"move":"place PAV6-N 1,3","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',265,1700000265000,'{"entry":"played","seat":1,"move":"take dirham 5","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',266,1700000266000,'{"entry":"played","seat":0,"move":"add SER9- 1,4","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',267,1700000267000,'{"entry":"played","seat":1,"move":"add PAV3-SW -1,2","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',268,1700000268000,'{"entry":"played","seat":0,"move":"take ducat 2","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',269,1700000269000,'{"entry":"played","seat":1,"move":"swap TOW11-S GAR6-ESW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',270,1700000270000,'{"entry":"played","seat":0,"move":"take florin 6","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',271,1700000271000,'{"entry":"played","seat":1,"move":"swap TOW9-NW GAR8-NW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',272,1700000272000,'{"entry":"played","seat":0,"move":"add PAV2-NEW 3,0","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',273,1700000273000,'{"entry":"played","seat":1,"move":"swap PAV3-SW SER5-SW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',274,1700000274000,'{"entry":"played","seat":0,"move":"take dirham 6","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',275,1700000275000,'{"entry":"played","seat":1,"move":"buy TOW9-ES florin 4 florin 3 florin 2","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',276,1700000276000,'{"entry":"played","seat":1,"move":"swap GAR8-NW TOW9-NW","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',277,1700000277000,'{"entry":"played","seat":1,"move":"place TOW9-ES 1,1","by":1}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',278,1700000278000,'{"entry":"played","seat":0,"move":"place CHA9-S 2,4","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',279,1700000279000,'{"entry":"played","seat":0,"move":"place TOW10-W 1,1","by":0}');
INSERT INTO "entries" VALUES('FinishedFinishedFinish',280,1700000280000,'{"entry":"played","seat":1,"move":"keep TOW7-NEW","by":1}');
INSERT INTO "entries" VALUES('OpenOpenOpenOpenOpenOp',1,1700000000000,'{"entry":"created","plan":{"title":"Plain","places":[{"kind":"here"},{"kind":"bot"}],"edition":"2024"},"host":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","name":"Ada","links":{}}');
CREATE TABLE members (
	secret TEXT NOT NULL,
	"key" TEXT NOT NULL,
	PRIMARY KEY (secret, "key")
)
 WITHOUT ROWID

;
INSERT INTO "members" VALUES('a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1','FinishedFinishedFinish');
INSERT INTO "members" VALUES('a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1','OpenOpenOpenOpenOpenOp');
INSERT INTO "members" VALUES('b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2','FinishedFinishedFinish');
CREATE TABLE outages (
	since BIGINT NOT NULL,
	until BIGINT NOT NULL,
	PRIMARY KEY (since)
);
INSERT INTO "outages" VALUES(1700000000000,1700000100000);
CREATE TABLE replays (
	"key" TEXT NOT NULL,
	at BIGINT NOT NULL,
	text TEXT NOT NULL,
	PRIMARY KEY ("key")
);
INSERT INTO "replays" VALUES('ReplayReplayReplayRepl',1700000000000,'[Game "Alhambra"]
end 0
');
CREATE TABLE tables (
	"key" TEXT NOT NULL,
	title TEXT NOT NULL,
	status TEXT NOT NULL,
	listed BOOLEAN NOT NULL,
	seats INTEGER NOT NULL,
	free INTEGER NOT NULL,
	facts TEXT NOT NULL,
	created BIGINT NOT NULL,
	changed BIGINT NOT NULL,
	due BIGINT,
	PRIMARY KEY ("key")
)
 WITHOUT ROWID

;
INSERT INTO "tables" VALUES('FinishedFinishedFinish','A table','over',1,3,0,'{"edition":"2024"}',1700000000000,1700000280000,NULL);
INSERT INTO "tables" VALUES('OpenOpenOpenOpenOpenOp','Plain','open',1,3,2,'{"edition":"2024"}',1700000000000,1700000000000,1700000000005);
CREATE TABLE turns (
	"key" TEXT NOT NULL,
	seq INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	channel INTEGER NOT NULL,
	due BIGINT NOT NULL,
	attempts INTEGER NOT NULL,
	PRIMARY KEY ("key", seq, seat, channel)
)
 WITHOUT ROWID

;
INSERT INTO "turns" VALUES('OpenOpenOpenOpenOpenOp',1,0,1,1700000060000,1);
CREATE INDEX tables_on_show ON tables (created) WHERE listed AND status IN ('open', 'playing');
CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX turns_due ON turns (due);
COMMIT;
