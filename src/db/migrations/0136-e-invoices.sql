-- How each invoice and credit note of a business went over the Peppol network, besides the mail. A row is added with the number; `new` until a
-- worker with an access point takes it.
create table if not exists e_invoices (
  -- Also the GUID under which the document is submitted, so that the access point sends it once.
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null constraint e_invoices_once unique,
  trip_id uuid not null,
  company text not null,
  status text not null default 'new' constraint e_invoices_status
    check (status in ('new', 'queued', 'sent', 'delivered', 'refused', 'unreachable')),
  -- The buyer's address on the network: a scheme of the code list EAS, and the identifier.
  scheme text not null default '',
  receiver text not null default '',
  reason text not null default '',
  submission text,
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index if not exists e_invoices_by_trip on e_invoices (trip_id);
create index if not exists e_invoices_due on e_invoices (next_try_at) where status in ('new', 'queued');
create index if not exists e_invoices_by_submission on e_invoices (submission) where submission is not null;
