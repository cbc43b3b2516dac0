-- What our people have to do about a trip: it goes with the customer's data, as notes do.
create table if not exists trip_tasks (
  id uuid primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  text text not null,
  -- Whose it is; null: whoever comes first.
  owner_id uuid references staff_members (id) on delete set null,
  -- A day of the office's calendar; null: as soon as somebody can.
  due_on date,
  created_by text not null,
  created_at timestamptz not null default now(),
  done_by text,
  done_at timestamptz
);
create index if not exists trip_tasks_by_trip on trip_tasks (trip_id);
create index if not exists trip_tasks_open on trip_tasks (due_on nulls first) where done_at is null;

create or replace trigger trip_tasks_ring after insert or update or delete on trip_tasks
  for each statement execute function ring_desk('today');
create or replace trigger trip_tasks_ring_trip after insert or update on trip_tasks
  for each row execute function ring_desk_for_trip();
