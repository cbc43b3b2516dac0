-- The files of driver cards and vehicle units, as they came, and what was read from them. Kept for two years, with the hours
-- (Directive 2002/15, article 9(b); Regulation (EU) 165/2014, article 33).
create table if not exists card_files (
  id uuid primary key,
  driver_id uuid not null references drivers (id) on delete cascade,
  name text not null,
  content bytea not null,
  -- SHA-256 of the content.
  print text not null,
  -- Without the root key of the EU nothing can be verified: the state says so.
  signature text not null constraint card_files_signature check (signature in ('not-checked', 'valid', 'invalid')),
  card_number text not null,
  days jsonb not null,
  left_out int not null,
  added_at timestamptz not null default now(),
  added_by text not null,
  unique (driver_id, print)
);
create table if not exists unit_files (
  id uuid primary key,
  vehicle_id uuid not null references vehicles (id) on delete cascade,
  name text not null,
  content bytea not null,
  print text not null,
  signature text not null constraint unit_files_signature check (signature in ('not-checked', 'valid', 'invalid')),
  reading jsonb not null,
  -- When the unit was read, by its own clock; null where the file does not say.
  read_at timestamptz,
  added_at timestamptz not null default now(),
  added_by text not null,
  unique (vehicle_id, print)
);
-- Changes of activity that a card's days lost because their times go back.
alter table work_records add column if not exists left_out int not null default 0;
