-- outside a transaction
-- The sweep that looks for trips whose duties are old compares versions: from these two indexes alone, without reading any trip.
create index concurrently if not exists trips_to_plan on trips (last_departure) include (id, version, first_departure, status)
  where status in ('Geboekt', 'Geannuleerd');
create index concurrently if not exists trip_duties_with_version on trip_duties (trip_id) include (trip_version);
-- What was recorded lately, and lines without a trip whose names are over: each read all lines before.
create index concurrently if not exists bank_lines_by_decision on bank_lines (decided_at desc, id) where decided_at is not null;
create index concurrently if not exists bank_lines_without_trip on bank_lines (imported_at) where trip_id is null;
