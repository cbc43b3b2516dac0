-- The opening-hours minutes within which a request is answered, as promised when it came: they depend on what waited then.
alter table trips add column if not exists answer_minutes integer;
