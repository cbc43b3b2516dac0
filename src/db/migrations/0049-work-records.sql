-- What drivers really did, read from their cards or typed from sheets: it stands in place of what they were planned for. Kept for two years
-- (Directive 2002/15, article 9(b)).
create table if not exists work_records (
  id uuid primary key,
  driver_id uuid not null references drivers (id) on delete cascade,
  source text not null check (source in ('card', 'sheet')),
  -- Stretches of which all is known, in order, and the shifts in them.
  covered jsonb not null,
  shifts jsonb not null,
  covers_until timestamptz not null,
  -- Of a card the print of its file, so that the same reading counts once; empty of a sheet.
  print text not null default '',
  card_number text not null default '',
  unknown_minutes int not null default 0,
  note text not null default '',
  is_elsewhere boolean not null default false,
  added_at timestamptz not null default now(),
  added_by text not null
);
create index if not exists work_records_of_driver on work_records (driver_id, covers_until);
create unique index if not exists work_records_print on work_records (driver_id, print) where print <> '';
