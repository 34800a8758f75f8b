# What modules say at the table.

modules-vizier-awake = vizier awake
modules-vizier-asleep = vizier asleep
