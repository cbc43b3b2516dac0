-- Who at the office looks after a trip, and what somebody put off or saw to on Today. Both name staff alone, never a customer.
create table if not exists trip_owners (
  trip_id uuid primary key references trips (id) on delete cascade,
  member_id uuid not null references staff_members (id) on delete cascade,
  since timestamptz not null default now()
);
create index if not exists trip_owners_by_member on trip_owners (member_id);

-- A line of Today by its key, such as `mail <id>`. Put off for one person until a moment, or done for everybody where `until` is null.
create table if not exists inbox_marks (
  key text not null,
  member_id uuid not null references staff_members (id) on delete cascade,
  until timestamptz,
  at timestamptz not null default now(),
  primary key (member_id, key)
);
create index if not exists inbox_marks_done on inbox_marks (key) where until is null;

create or replace trigger trip_owners_ring after insert or update or delete on trip_owners
  for each statement execute function ring_desk('today');
create or replace trigger inbox_marks_ring after insert or update or delete on inbox_marks
  for each statement execute function ring_desk('today');
