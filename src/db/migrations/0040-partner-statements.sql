-- What a partner carried in a month and gets for it, as it was when the month was over.
create table if not exists partner_statements (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  -- Opens its page.
  key text not null unique,
  contents jsonb not null,
  made_at timestamptz not null default now(),
  approved_at timestamptz,
  unique (operator_id, month)
);

-- What is paid more or less for a job than was agreed; below zero: less.
create table if not exists partner_corrections (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  operator_id uuid not null references operators (id),
  cents integer not null check (cents <> 0),
  reason text not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  statement_id uuid references partner_statements (id)
);
create index if not exists partner_corrections_unstated on partner_corrections (operator_id) where statement_id is null;

alter table jobs add column if not exists statement_id uuid references partner_statements (id);
create index if not exists jobs_unstated on jobs (operator_id) where statement_id is null and (ended_at is null or drop_fee_cents > 0);
