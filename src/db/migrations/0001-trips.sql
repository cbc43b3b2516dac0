-- A trip from its request to its end. What is looked up or judged by has a column; the parts of the aggregate are documents.
create table if not exists trips (
  id uuid primary key,
  quote_key text not null constraint trips_quote_key_unique unique,
  booking_key text not null constraint trips_booking_key_unique unique,
  share_key text not null constraint trips_share_key_unique unique,
  reference text not null constraint trips_reference_unique unique,
  site text not null,
  language text not null,
  status text not null,
  stage text not null,
  version integer not null constraint trips_version_counts check (version >= 1),
  email text not null,
  first_departure timestamptz not null,
  first_date date not null,
  time_zone text not null,
  valid_until timestamptz,
  total_cents bigint,
  created_at timestamptz not null,
  booked_at timestamptz,
  canceled_at timestamptz,
  customer jsonb not null,
  itinerary jsonb not null,
  group_details jsonb not null,
  quote jsonb,
  person_reasons jsonb not null,
  first_contact jsonb,
  second_contact jsonb,
  invoice jsonb,
  agreements jsonb not null,
  cancelation jsonb,
  utm text not null,
  gclid text not null,
  constraint trips_state_known check (
    (status = 'Aanvraag' and stage = 'request')
    or (status = 'Offerte' and stage = 'quote')
    or (status = 'Vervallen' and stage in ('expired', 'no - loss'))
    or (status = 'Geboekt' and stage = 'won')
    or (status = 'Geannuleerd' and stage = 'Cancellation')
    or (status = 'Uitgevoerd' and stage = 'done')
  ),
  constraint trips_booked_has_moment check (status not in ('Geboekt', 'Geannuleerd', 'Uitgevoerd') or booked_at is not null),
  constraint trips_canceled_has_fee check (status <> 'Geannuleerd' or (cancelation is not null and canceled_at is not null))
);

-- "Send me my links" finds the trips of an address.
create index if not exists trips_by_email on trips (email, created_at);

-- One row a stored change: the version is the one that the change made, so no two changes can claim the same one.
create table if not exists trip_history (
  trip_id uuid not null references trips (id) on delete cascade,
  version integer not null,
  at timestamptz not null,
  actor text not null,
  event text not null,
  from_status text,
  from_stage text,
  to_status text not null,
  to_stage text not null,
  detail jsonb not null,
  primary key (trip_id, version)
);

-- The same key and input answer the same thing for the life of the trip.
create table if not exists idempotency_keys (
  operation text not null,
  key text not null,
  scope text not null,
  input_hash text not null,
  outcome jsonb,
  trip_id uuid,
  created_at timestamptz not null default now(),
  primary key (operation, key)
);
