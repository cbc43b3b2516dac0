-- What is to be driven: the duties of booked trips, who and what was given each, and that neither is given twice.
create table if not exists duties (
  id uuid primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  vehicle_index integer not null,
  shift_index integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The vehicle is where the group is until then.
  vehicle_until timestamptz not null,
  crew_size integer not null check (crew_size in (1, 2)),
  class text not null,
  seats integer not null,
  wheelchairs integer not null,
  parts jsonb not null,
  is_planned boolean not null,
  created_at timestamptz not null default now(),
  unique (trip_id, vehicle_index, shift_index)
);
create index if not exists duties_by_start on duties (starts_at);

-- The version of a trip that its duties were worked out from.
create table if not exists trip_duties (
  trip_id uuid primary key references trips (id) on delete cascade,
  trip_version integer not null
);

-- A duty's crew: a vehicle of ours with its drivers, or somebody else's, as the office was told.
create table if not exists placements (
  duty_id uuid primary key references duties (id) on delete cascade,
  vehicle_id uuid references vehicles (id),
  driver_id uuid references drivers (id),
  second_driver_id uuid references drivers (id),
  outside jsonb,
  -- What was found against it, in the words of the domain; empty where it may.
  judged jsonb not null,
  override_reason text not null,
  placed_by text not null,
  placed_at timestamptz not null default now(),
  check ((outside is null) = (vehicle_id is not null and driver_id is not null))
);
create index if not exists placements_by_driver on placements (driver_id);
create index if not exists placements_by_second_driver on placements (second_driver_id) where second_driver_id is not null;
create index if not exists placements_by_vehicle on placements (vehicle_id);

alter table occupations add column if not exists duty_id uuid references placements (duty_id) on delete cascade;
create index if not exists occupations_by_duty on occupations (duty_id) where duty_id is not null;
