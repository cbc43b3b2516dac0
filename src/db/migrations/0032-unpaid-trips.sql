-- The day on which the first amount of a trip falls due that nothing covers; no row where nothing is. Today asked for it by adding up the papers
-- of 20,000 bookings. Triggers keep it, so that whoever writes papers and payments need not know; whether it is overdue is for the account.
create table if not exists unpaid_trips (
  trip_id uuid primary key references trips (id) on delete cascade,
  due_on date not null
);
create index if not exists unpaid_trips_by_day on unpaid_trips (due_on);

-- What is settled covers the earliest amounts first (specification 3, InvoiceInformation).
create or replace function first_unpaid_day(trip uuid) returns date language sql stable as $$
  with papers as (
    select entry, kind, total_cents, document from invoices where trip_id = trip
  ), last_invoice as (
    select total_cents, document -> 'payments' as payments from papers where kind = 'invoice' order by entry desc limit 1
  ), settled as (
    select last_invoice.payments, last_invoice.total_cents
      - (select sum(case kind when 'invoice' then total_cents else -total_cents end) from papers)
      + (select coalesce(sum(cents - returned_cents), 0) from payments where payments.trip_id = trip and status = 'paid') as cents
    from last_invoice
  ), amounts as (
    select (due ->> 'dueOn')::date as due_on, cents,
      sum((due ->> 'amountCents')::bigint) over (order by place) as up_to
    from settled, jsonb_array_elements(payments) with ordinality as each (due, place)
  )
  select min(due_on) from amounts where up_to > cents
$$;

-- Who pays while somebody corrects the invoice waits for him, for each must count what the other wrote.
create or replace function keep_unpaid_day() returns trigger language plpgsql as $$
declare
  day date;
begin
  perform from trips where id = new.trip_id for no key update;
  day := first_unpaid_day(new.trip_id);
  if day is null then
    delete from unpaid_trips where trip_id = new.trip_id;
  else
    insert into unpaid_trips (trip_id, due_on) values (new.trip_id, day)
    on conflict (trip_id) do update set due_on = excluded.due_on where unpaid_trips.due_on <> excluded.due_on;
  end if;
  return null;
end
$$;
create or replace trigger invoices_keep_unpaid after insert on invoices for each row execute function keep_unpaid_day();
create or replace trigger invoices_keep_unpaid_changed after update of document on invoices
  for each row when (old.document -> 'payments' is distinct from new.document -> 'payments') execute function keep_unpaid_day();
create or replace trigger payments_keep_unpaid after insert on payments
  for each row when (new.status = 'paid') execute function keep_unpaid_day();
create or replace trigger payments_keep_unpaid_changed after update of status, cents, returned_cents on payments
  for each row when ('paid' in (old.status, new.status)
    and (old.status, old.cents, old.returned_cents) is distinct from (new.status, new.cents, new.returned_cents))
  execute function keep_unpaid_day();

insert into unpaid_trips (trip_id, due_on)
  select trip_id, day from (select trip_id, first_unpaid_day(trip_id) as day from (select distinct trip_id from invoices) as billed) as judged
  where day is not null
  on conflict (trip_id) do nothing;

-- A word that many trips have is found among the latest of those in one state. An order writes nothing here: what is booked has an index by
-- departure already.
create index if not exists trips_by_state on trips (stage, first_departure, id) where stage <> 'won';
