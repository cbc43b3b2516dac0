-- What a driver is told and what he tells: his sheets, his presses, and where he is while somebody must know.

-- The link that opens a driver's page: it does not end by itself, and a new one ends the old.
create table if not exists driver_keys (
  driver_id uuid primary key references drivers (id) on delete cascade,
  key text not null unique,
  made_by text not null,
  made_at timestamptz not null default now()
);

-- A duty as it was told to a driver; what changes is told anew, as the next version. A duty that is worked out anew keeps its sheets.
create table if not exists duty_sheets (
  id uuid primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  duty_id uuid not null,
  driver_id uuid not null references drivers (id) on delete cascade,
  version integer not null check (version > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  contents jsonb not null,
  -- Empty where a change of the trip released it.
  released_by text not null,
  released_at timestamptz not null default now(),
  seen_at timestamptz,
  -- From then on the duty is no longer his.
  withdrawn_at timestamptz,
  unique (duty_id, driver_id, version)
);
create index if not exists duty_sheets_by_driver on duty_sheets (driver_id, ends_at);
create index if not exists duty_sheets_by_trip on duty_sheets (trip_id);
create index if not exists duty_sheets_by_end on duty_sheets (ends_at);

-- What a driver pressed, once: the id is his phone's.
create table if not exists duty_presses (
  id uuid primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  duty_id uuid not null,
  driver_id uuid not null references drivers (id) on delete cascade,
  kind text not null,
  -- By the clock of the phone: it may arrive much later.
  pressed_at timestamptz not null,
  received_at timestamptz not null default now(),
  stop integer,
  minutes integer,
  note text not null,
  -- Who of our people saw to what asks for somebody.
  handled_by text,
  handled_at timestamptz
);
create index if not exists duty_presses_by_trip on duty_presses (trip_id, pressed_at);
create index if not exists duty_presses_by_time on duty_presses (pressed_at);

-- Where a coach is, as its driver last said: one place a duty, no track, gone after two days.
create table if not exists live_places (
  duty_id uuid primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  latitude double precision not null,
  longitude double precision not null,
  at timestamptz not null,
  -- Of the trip's stops, the one it drives to, and when it is expected there; null where no road says so.
  stop integer,
  expected_at timestamptz
);
create index if not exists live_places_by_trip on live_places (trip_id);
