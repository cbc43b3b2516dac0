-- The version of a trip in which anything that its customer sees last changed; null: the version itself, for trips stored before.
alter table trips add column if not exists customer_version integer;
