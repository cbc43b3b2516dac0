-- A price below the floor waits here until a second person agrees: one at a trip, for the version of the trip that it was made for.
create table if not exists price_proposals (
  trip_id uuid primary key references trips (id) on delete cascade,
  version integer not null,
  member_id uuid not null,
  member_name text not null,
  price jsonb not null,
  net_cents integer not null,
  engine_net_cents integer not null,
  total_cents integer not null,
  reason text not null,
  at timestamptz not null default now()
);
