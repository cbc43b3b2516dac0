-- What somebody left in a coach: the drivers of its trip are asked, and it is handed over for a code. Deleted after ninety days.
create table if not exists lost_items (
  id uuid primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  what text not null,
  place text not null,
  state text not null check (state in ('asked', 'found', 'missing', 'handed-over')),
  code text,
  note text not null default '',
  -- Drivers who looked and found nothing, while others are still asked.
  denied_by uuid[] not null default '{}',
  reported_at timestamptz not null default now(),
  reported_by text not null,
  answered_at timestamptz,
  answered_by text,
  ended_at timestamptz,
  ended_by text,
  check ((state in ('found', 'handed-over')) = (code is not null))
);
create index if not exists lost_items_of_trip on lost_items (trip_id);
create index if not exists lost_items_open on lost_items (reported_at) where state in ('asked', 'found');

create or replace trigger lost_items_ring after insert or update on lost_items
  for each statement execute function ring_desk('today');
create or replace trigger lost_items_ring_trip after insert or update on lost_items
  for each row execute function ring_desk_for_trip();
