-- The vehicles that a partner has for us, by class and day, as typed on its page or read from its calendar. The jobs that it already drives
-- for us are among them.
create table if not exists partner_days (
  id uuid primary key,
  operator_id uuid not null references operators (id) on delete cascade,
  class text not null,
  units integer not null check (units between 0 and 99),
  from_day date not null,
  until_day date not null,
  source text not null check (source in ('page', 'calendar')),
  created_at timestamptz not null default now(),
  check (from_day <= until_day)
);
create index if not exists partner_days_by_operator on partner_days (operator_id, until_day);

-- The address of a partner's own calendar (iCalendar), which the worker reads.
create table if not exists partner_calendars (
  operator_id uuid primary key references operators (id) on delete cascade,
  url text not null,
  -- When it is read next; moved ahead while a worker reads it.
  run_after timestamptz not null default now(),
  -- The last attempt, and the last that worked.
  tried_at timestamptz,
  read_at timestamptz,
  -- Why the last attempt did not work; empty if it did.
  fault text not null default '',
  events integer not null default 0,
  -- Events that could not be read: how many, and the titles of the first.
  skipped integer not null default 0,
  skipped_titles jsonb not null default '[]'
);
create index if not exists partner_calendars_due on partner_calendars (run_after);

-- A partner's own prices without VAT, by class, from a first day to a last day of the journey.
create table if not exists partner_prices (
  id uuid primary key,
  operator_id uuid not null references operators (id) on delete cascade,
  class text not null,
  start_cents integer not null check (start_cents >= 0),
  kilometre_cents integer not null check (kilometre_cents >= 0),
  hour_cents integer not null check (hour_cents >= 0),
  day_minimum_cents integer not null check (day_minimum_cents >= 0),
  from_day date not null,
  until_day date,
  created_at timestamptz not null default now(),
  check (until_day is null or from_day <= until_day)
);
create index if not exists partner_prices_by_operator on partner_prices (operator_id, class);

create or replace trigger partner_days_ring after insert or update or delete on partner_days
  for each statement execute function ring_desk('plan');
create or replace trigger partner_calendars_ring after insert or update or delete on partner_calendars
  for each statement execute function ring_desk('plan');
create or replace trigger partner_prices_ring after insert or update or delete on partner_prices
  for each statement execute function ring_desk('plan');
