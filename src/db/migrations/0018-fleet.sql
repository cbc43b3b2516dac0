-- What trips are driven with: operators, their depots, vehicles and drivers, the papers of each, and when somebody or something is away.
create extension if not exists btree_gist;

create table if not exists operators (
  id uuid primary key,
  kind text not null check (kind in ('own', 'partner')),
  name text not null,
  -- ISO 3166-1 alpha-2: its law judges its drivers.
  country text not null,
  phone text not null,
  email text not null,
  ended_at timestamptz,
  created_at timestamptz not null default now()
);

create table if not exists depots (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  name text not null,
  country text not null,
  latitude double precision not null,
  longitude double precision not null,
  created_at timestamptz not null default now()
);

create table if not exists vehicles (
  id uuid primary key,
  depot_id uuid not null references depots (id),
  plate text not null unique,
  class text not null,
  seats integer not null check (seats > 0),
  wheelchairs integer not null check (wheelchairs >= 0),
  extras jsonb not null,
  -- What to look for: "white, red stripe".
  look text not null,
  mass_kg integer,
  euro_norm text not null,
  tachograph text not null,
  zones text not null,
  -- From this day on it is not ours.
  sold_on date,
  created_at timestamptz not null default now()
);

create table if not exists drivers (
  id uuid primary key,
  depot_id uuid not null references depots (id),
  name text not null,
  phone text not null,
  email text not null,
  languages jsonb not null,
  hours_a_week integer,
  left_on date,
  created_at timestamptz not null default now()
);

create table if not exists papers (
  id uuid primary key,
  operator_id uuid references operators (id),
  vehicle_id uuid references vehicles (id),
  driver_id uuid references drivers (id),
  kind text not null,
  number text not null,
  -- The last day on which it is valid.
  valid_until date not null,
  updated_at timestamptz not null default now(),
  check (num_nonnulls(operator_id, vehicle_id, driver_id) = 1),
  unique nulls not distinct (operator_id, vehicle_id, driver_id, kind)
);
create index if not exists papers_by_end on papers (valid_until);

-- What an end asks for, once a paper, end and number of days.
create table if not exists paper_tasks (
  id uuid primary key,
  paper_id uuid not null references papers (id) on delete cascade,
  valid_until date not null,
  days integer not null,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  done_by text,
  unique (paper_id, valid_until, days)
);
create index if not exists paper_tasks_open on paper_tasks (valid_until) where done_at is null;

create table if not exists absences (
  id uuid primary key,
  driver_id uuid not null references drivers (id),
  -- Health-near: read only with the right for it.
  kind text not null,
  reported_by text not null,
  reported_at timestamptz not null default now()
);

create table if not exists workshop_periods (
  id uuid primary key,
  vehicle_id uuid not null references vehicles (id),
  reason text not null,
  reported_by text not null,
  reported_at timestamptz not null default now()
);

-- Why a driver or a vehicle is not free, and when: the one place where double use is refused.
create table if not exists occupations (
  id uuid primary key,
  -- A driver or a vehicle.
  resource_id uuid not null,
  during tstzrange not null check (not isempty(during)),
  absence_id uuid references absences (id) on delete cascade,
  workshop_id uuid references workshop_periods (id) on delete cascade,
  constraint occupied_once exclude using gist (resource_id with =, during with &&) deferrable initially immediate
);
create index if not exists occupations_by_absence on occupations (absence_id) where absence_id is not null;
create index if not exists occupations_by_workshop on occupations (workshop_id) where workshop_id is not null;
