-- outside a transaction
-- The few open reservations, for those that are over.
create index concurrently if not exists trips_reserved on trips (reserved_until, id) where reserved_until is not null;
