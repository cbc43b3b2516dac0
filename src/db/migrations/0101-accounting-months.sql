-- What went to the books of a month. A closed month never changes: what becomes known later goes into the next.
create table if not exists accounting_months (
  company text not null,
  month text not null constraint accounting_months_month check (month ~ '^\d{4}-\d{2}$'),
  closed_at timestamptz not null default now(),
  closed_by text not null,
  primary key (company, month)
);
create table if not exists accounting_movements (
  company text not null,
  month text not null,
  place integer not null,
  -- The paper or payment that it is about; a payment comes again with what changed of it.
  source text not null,
  cents bigint not null,
  movement jsonb not null,
  primary key (company, month, place)
);
create index if not exists accounting_movements_by_source on accounting_movements (source);
