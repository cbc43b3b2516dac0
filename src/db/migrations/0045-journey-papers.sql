-- What Spanish papers name a driver by (NIF); empty where it is not on file.
alter table drivers add column if not exists tax_number text not null default '';

-- Which numbered form goes along with a vehicle of a trip: the book's number and the form's.
create table if not exists journey_forms (
  trip_id uuid not null references trips (id) on delete cascade,
  vehicle_index integer not null,
  book text not null,
  number text not null,
  noted_by text not null,
  noted_at timestamptz not null default now(),
  primary key (trip_id, vehicle_index)
);

-- Papers whose file has an address of its own, each version as it was made: whoever checks on the road fetches it without signing in.
create table if not exists published_papers (
  key text primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  vehicle_index integer not null,
  contents jsonb not null,
  made_at timestamptz not null default now(),
  open_until timestamptz not null,
  keep_until timestamptz not null
);
create index if not exists published_papers_by_trip on published_papers (trip_id, vehicle_index, made_at);
create index if not exists published_papers_by_end on published_papers (keep_until);
