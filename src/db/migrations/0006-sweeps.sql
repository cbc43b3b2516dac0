-- What time does to trips: everything that hangs on one is found when it is made anonymous.
create index if not exists outbox_by_trip on outbox (trip_id) where trip_id is not null;
create index if not exists idempotency_keys_by_trip on idempotency_keys (trip_id) where trip_id is not null;
create index if not exists trips_kept_for_taxes on trips (last_departure) where booked_at is not null and anonymised_at is null;

-- Jobs that are over and still hold a name or an address.
create index if not exists outbox_spent on outbox (created_at)
  where (done_at is not null or failed_at is not null) and (payload <> '{}'::jsonb or recipient_hash is not null);
