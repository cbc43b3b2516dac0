-- The vehicles of a quote that are set aside for its customer until a moment.
alter table trips add column if not exists reservation jsonb;
-- Until when, while it is open.
alter table trips add column if not exists reserved_until timestamptz;
create index if not exists trips_reserved on trips (reserved_until, id) where reserved_until is not null;
