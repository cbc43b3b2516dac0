-- What an online payment needs beside a noted transfer: for which invoice it is, where it is paid, what of it went back, when its provider
-- was last asked for it unbidden, and the number of its changes, by which an answer that was overtaken by a newer one is known.
alter table payments add column if not exists invoice_number text not null default '';
alter table payments add column if not exists checkout_url text;
alter table payments add column if not exists returned_cents bigint not null default 0;
alter table payments add column if not exists revision integer not null default 0;
alter table payments add column if not exists asked_at timestamptz;
create index if not exists payments_open on payments (created_at) where status = 'open';
