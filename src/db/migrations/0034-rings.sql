-- What a booked trip still lacks so many days before it, once each: nobody drives it, a driver has not read, an amount is overdue, a paper ends.
create table if not exists trip_rings (
  id uuid primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  kind text not null check (kind in ('uncovered', 'unseen', 'unpaid', 'unpapered')),
  -- A trip that is moved rings for its new day.
  departs_on date not null,
  days integer not null,
  rung_at timestamptz not null,
  -- Since then it lacks that no longer, or is no longer to be driven.
  over_at timestamptz,
  unique (trip_id, kind, departs_on, days)
);
create index if not exists trip_rings_open on trip_rings (departs_on, trip_id) where over_at is null;

-- Up to which of the days before its departure a trip was looked at.
create table if not exists trip_ring_checks (
  trip_id uuid primary key references trips (id) on delete cascade,
  departs_on date not null,
  days integer not null
);

create or replace trigger trip_rings_ring after insert or update on trip_rings for each statement execute function ring_desk('today');
