-- What a customer was told of, on the trip itself, so that an index holds only those who have not been: everybody of the last month was read
-- again and again to find them. Trips told of by the release before are known by their notices, as ever.
alter table trips add column if not exists reminded_of timestamptz;
alter table trips add column if not exists asked_at timestamptz;
create index if not exists trips_to_remind on trips (valid_until, id)
  where status = 'Offerte' and (reminded_of is null or reminded_of <> valid_until);
create index if not exists trips_to_ask on trips (last_departure, id)
  where status = 'Uitgevoerd' and anonymised_at is null and asked_at is null;

-- Keys go after a while, oldest first.
create index if not exists idempotency_keys_by_age on idempotency_keys (created_at);
