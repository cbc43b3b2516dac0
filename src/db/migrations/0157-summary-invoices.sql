-- One invoice for all trips of a customer in a period. Each trip keeps a row of its own in `invoices`, its part, so that payments, credit
-- notes and what is open stay by trip. The parts of a summary invoice share its number; the first of them holds it in the series.
create table if not exists summary_invoices (
  id uuid primary key,
  -- Null once the customer was forgotten.
  customer_id uuid references customers (id) on delete set null,
  company text not null,
  number text not null constraint summary_invoices_number unique,
  from_day date not null,
  to_day date not null,
  trips integer not null,
  total_cents bigint not null,
  issued_at timestamptz not null,
  -- Empty where the worker made it.
  issued_by text not null
);
create index if not exists summary_invoices_by_customer on summary_invoices (customer_id, issued_at);
create index if not exists summary_invoices_by_time on summary_invoices (issued_at);

alter table invoices add column if not exists summary_id uuid references summary_invoices (id);
alter table invoices add column if not exists summary_place integer;

-- Whether trips of the customer may wait for a summary invoice: from the day on which it was agreed, also after it is agreed no more.
alter table customers add column if not exists has_summaries boolean not null default false;
