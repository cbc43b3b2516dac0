-- What is still to be paid, each amount with its day: what the money page adds up, and finds the trip of a transfer by. Kept with
-- `unpaid_trips`, in the same trigger, so whoever writes invoices and payments need not know.
create table if not exists open_amounts (
  trip_id uuid not null references trips (id) on delete cascade,
  place integer not null,
  due_on date not null,
  cents bigint not null,
  primary key (trip_id, place)
);
create index if not exists open_amounts_by_day on open_amounts (due_on, trip_id);
create index if not exists open_amounts_by_sum on open_amounts (cents);

-- What is settled covers the earliest amounts first, as in first_unpaid_day.
create or replace function list_open_amounts(trip uuid)
  returns table (place integer, due_on date, cents bigint) language sql stable as $$
  with papers as (
    select entry, kind, total_cents, document from invoices where trip_id = trip
  ), last_invoice as (
    select total_cents, document -> 'payments' as payments from papers where kind = 'invoice' order by entry desc limit 1
  ), settled as (
    select last_invoice.payments, last_invoice.total_cents
      - (select sum(case kind when 'invoice' then total_cents else -total_cents end) from papers)
      + (select coalesce(sum(paid.cents - paid.returned_cents), 0) from payments as paid where paid.trip_id = trip and paid.status = 'paid')
      as cents
    from last_invoice
  ), amounts as (
    select each.place::integer as place, (due ->> 'dueOn')::date as due_on, (due ->> 'amountCents')::bigint as amount, settled.cents,
      sum((due ->> 'amountCents')::bigint) over (order by each.place) as up_to
    from settled, jsonb_array_elements(payments) with ordinality as each (due, place)
  )
  select place, due_on, least(amount, (up_to - cents)::bigint) from amounts where up_to > cents
$$;

insert into open_amounts (trip_id, place, due_on, cents)
  select unpaid_trips.trip_id, amounts.place, amounts.due_on, amounts.cents
  from unpaid_trips cross join lateral list_open_amounts(unpaid_trips.trip_id) as amounts
  on conflict do nothing;

-- Which trips a line of a bank pays, and how much of it each: one transfer may be for several.
create table if not exists bank_line_parts (
  line_id uuid not null references bank_lines (id),
  -- How often the line was recorded before: an undone recording stays as it was.
  round integer not null,
  trip_id uuid not null references trips (id),
  cents bigint not null constraint bank_line_parts_some check (cents > 0),
  note text not null,
  undone_at timestamptz,
  primary key (line_id, round, trip_id)
);
create index if not exists bank_line_parts_by_trip on bank_line_parts (trip_id);

-- Money that went wrong, until somebody has dealt with it: one open case of a kind for each trip.
create table if not exists money_cases (
  id uuid primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  kind text not null constraint money_cases_kind_known check (
    kind in ('chargeback', 'returned', 'overpaid', 'after-cancelling', 'paid-twice', 'wrong-amount', 'refund-owed')),
  cents bigint not null,
  detail text not null default '',
  opened_at timestamptz not null default now(),
  done_at timestamptz,
  done_by text,
  answer text not null default ''
);
create unique index if not exists money_cases_open on money_cases (trip_id, kind) where done_at is null;
create index if not exists money_cases_by_time on money_cases (opened_at) where done_at is null;

-- Reminders of what is overdue, each step once for each amount; and trips of which nobody is reminded, because of a dispute.
create table if not exists payment_reminders (
  trip_id uuid not null references trips (id) on delete cascade,
  due_on date not null,
  step integer not null constraint payment_reminders_step_known check (step between 1 and 3),
  cents bigint not null,
  fee_cents bigint not null default 0,
  sent_at timestamptz not null default now(),
  sent_by text not null,
  primary key (trip_id, due_on, step)
);
create table if not exists payment_disputes (
  trip_id uuid primary key references trips (id) on delete cascade,
  reason text not null,
  opened_by text not null,
  opened_at timestamptz not null default now()
);

-- Money that goes back: ordered by one person, approved by another, and handed to the bank in a file.
create table if not exists refund_files (
  id uuid primary key,
  message_id text not null unique,
  company text not null,
  cents bigint not null,
  made_by text not null,
  made_at timestamptz not null default now()
);
create table if not exists refund_orders (
  id uuid primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  cents bigint not null constraint refund_orders_some check (cents > 0),
  name text not null,
  iban text not null,
  words text not null,
  ordered_by_id uuid,
  ordered_by text not null,
  ordered_at timestamptz not null default now(),
  approved_by_id uuid,
  approved_by text,
  approved_at timestamptz,
  refused_by text,
  refused_at timestamptz,
  file_id uuid references refund_files (id)
);
create index if not exists refund_orders_open on refund_orders (ordered_at) where file_id is null and refused_at is null;
create index if not exists refund_orders_by_trip on refund_orders (trip_id);
create index if not exists refund_orders_by_file on refund_orders (file_id) where file_id is not null;

-- Money that the customer has too much with us: one case, whoever writes the payment or the credit note, until the balance is level again.
create or replace function keep_refund_case(trip uuid) returns void language plpgsql as $$
declare
  balance bigint;
begin
  select (select coalesce(sum(case kind when 'invoice' then total_cents else -total_cents end), 0) from invoices where trip_id = trip)
    - (select coalesce(sum(cents - returned_cents), 0) from payments where trip_id = trip and status = 'paid') into balance;
  if balance >= 0 then
    update money_cases set done_at = now(), done_by = ''
      where trip_id = trip and done_at is null and kind in ('refund-owed', 'overpaid', 'after-cancelling', 'paid-twice');
    return;
  end if;
  update money_cases set cents = -balance
    where trip_id = trip and done_at is null and kind in ('refund-owed', 'overpaid', 'after-cancelling', 'paid-twice');
  if not found and exists (select from trips where id = trip) and exists (select from invoices where trip_id = trip) then
    insert into money_cases (id, trip_id, kind, cents) values (gen_random_uuid(), trip, 'refund-owed', -balance) on conflict do nothing;
  end if;
end
$$;

create or replace function keep_unpaid_day() returns trigger language plpgsql as $$
declare
  day date;
begin
  perform from trips where id = new.trip_id for no key update;
  delete from open_amounts where trip_id = new.trip_id;
  insert into open_amounts (trip_id, place, due_on, cents)
    select new.trip_id, amounts.place, amounts.due_on, amounts.cents from list_open_amounts(new.trip_id) as amounts;
  select min(due_on) into day from open_amounts where trip_id = new.trip_id;
  if day is null then
    delete from unpaid_trips where trip_id = new.trip_id;
  else
    insert into unpaid_trips (trip_id, due_on) values (new.trip_id, day)
    on conflict (trip_id) do update set due_on = excluded.due_on where unpaid_trips.due_on <> excluded.due_on;
  end if;
  perform keep_refund_case(new.trip_id);
  return null;
end
$$;

insert into money_cases (id, trip_id, kind, cents)
  select gen_random_uuid(), balances.trip_id, 'refund-owed', -balances.cents from (
    select billed.trip_id, billed.cents - coalesce(paid.cents, 0) as cents
    from (select trip_id, sum(case kind when 'invoice' then total_cents else -total_cents end) as cents from invoices group by trip_id) as billed
    left join (select trip_id, sum(cents - returned_cents) as cents from payments where status = 'paid' group by trip_id) as paid using (trip_id)
  ) as balances join trips on trips.id = balances.trip_id
  where balances.cents < 0
  on conflict do nothing;
