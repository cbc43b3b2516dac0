-- What can be sold: partners' allotments, stops and buffers by calendar, and what each trip takes of a region's vehicles.
create table if not exists capacity_entries (
  id uuid primary key,
  kind text not null check (kind in ('allotment', 'stop-sell', 'buffer')),
  -- A yard of the rate book, "NL Zwolle"; null: all.
  region text,
  class text,
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  units integer not null check (units >= 0),
  release_days integer check (release_days >= 0),
  operator_id uuid references operators (id),
  reason text not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  check (kind <> 'allotment' or (region is not null and class is not null and units > 0))
);

-- Counted while the trip is booked, or a quote that our people promised; so cancelling and running out give back by themselves.
create table if not exists capacity_claims (
  trip_id uuid not null references trips (id) on delete cascade,
  region text not null,
  class text not null,
  day date not null,
  units integer not null check (units > 0),
  primary key (trip_id, region, class, day)
);
create index if not exists capacity_claims_by_day on capacity_claims (region, day);

create or replace trigger capacity_entries_ring after insert or update or delete on capacity_entries
  for each statement execute function ring_desk('plan');
