-- What happens to a trip between its booking and its end.
alter table trips add column if not exists last_departure timestamptz;
update trips set last_departure = first_departure where last_departure is null;
alter table trips alter column last_departure set not null;
alter table trips add column if not exists assignment jsonb;
alter table trips add column if not exists is_shared boolean not null default true;
alter table trips add column if not exists anonymised_at timestamptz;

-- What the worker looks for: quotes by the end of their validity, bookings by departure and end, what was never booked by its age.
create index if not exists trips_open_quotes on trips (valid_until) where status = 'Offerte';
create index if not exists trips_booked_by_departure on trips (first_departure) where status = 'Geboekt';
create index if not exists trips_booked_by_end on trips (last_departure) where status = 'Geboekt';
create index if not exists trips_driven on trips (last_departure) where status = 'Uitgevoerd';
create index if not exists trips_never_booked on trips (created_at) where booked_at is null and anonymised_at is null;

create table if not exists trip_notices (
  trip_id uuid not null references trips (id) on delete cascade,
  kind text not null,
  occasion text not null,
  at timestamptz not null default now(),
  primary key (trip_id, kind, occasion)
);

create table if not exists invoice_counters (
  company text not null,
  year integer not null,
  last_sequence integer not null,
  primary key (company, year)
);

create table if not exists invoices (
  id uuid primary key,
  trip_id uuid not null references trips (id),
  kind text not null constraint invoices_kind_known check (kind in ('invoice', 'credit-note')),
  company text not null,
  year integer not null,
  sequence integer not null,
  number text not null constraint invoices_number_unique unique,
  issued_at timestamptz not null,
  total_cents bigint not null,
  document jsonb not null,
  constraint invoices_sequence_unique unique (company, year, sequence)
);
create index if not exists invoices_by_trip on invoices (trip_id, issued_at);

create table if not exists payments (
  id uuid primary key,
  trip_id uuid not null references trips (id),
  provider text not null,
  provider_id text not null,
  status text not null constraint payments_status_known check (status in ('open', 'paid', 'failed', 'refunded')),
  cents bigint not null,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  constraint payments_provider_unique unique (provider, provider_id)
);
create index if not exists payments_by_trip on payments (trip_id, created_at);

create table if not exists trip_reviews (
  trip_id uuid primary key references trips (id) on delete cascade,
  site text not null,
  language text not null,
  author text not null,
  driver integer not null constraint trip_reviews_driver_stars check (driver between 1 and 5),
  bus integer not null constraint trip_reviews_bus_stars check (bus between 1 and 5),
  platform integer not null constraint trip_reviews_platform_stars check (platform between 1 and 5),
  text text not null,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  rejected_at timestamptz,
  constraint trip_reviews_one_end check (published_at is null or rejected_at is null)
);
create index if not exists trip_reviews_published on trip_reviews (site, published_at) where published_at is not null;
