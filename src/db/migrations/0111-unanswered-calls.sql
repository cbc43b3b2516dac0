-- A driver who was rung for a duty and did not answer: whoever looks for somebody next sees it and goes on to the next one.
create table if not exists unanswered_calls (
  id uuid primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  vehicle_index integer not null check (vehicle_index >= 0),
  driver_id uuid not null references drivers (id) on delete cascade,
  at timestamptz not null default now(),
  by_name text not null
);
create index if not exists unanswered_calls_by_trip on unanswered_calls (trip_id, vehicle_index);
create index if not exists unanswered_calls_by_driver on unanswered_calls (driver_id);
create or replace trigger unanswered_calls_ring_plan after insert on unanswered_calls
  for each row execute function ring_desk('plan');
