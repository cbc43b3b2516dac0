-- What changes the balance of a trip without a document or a payment: an amount that we give up, and recovery costs that the customer paid.
create table if not exists account_adjustments (
  id uuid primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  kind text not null constraint account_adjustments_kind check (kind in ('write-off', 'reminder-fee')),
  -- What was decided, or asked for.
  cents bigint not null constraint account_adjustments_some check (cents > 0),
  -- How much of it counts now: a write-off gives way to money that comes in after all, and a fee counts as far as it is paid.
  counted_cents bigint not null default 0,
  reason text not null default '',
  made_by_id uuid,
  made_by text not null default '',
  made_at timestamptz not null default now(),
  approved_by_id uuid,
  approved_by text,
  approved_at timestamptz,
  undone_by text,
  undone_at timestamptz
);
create unique index if not exists account_adjustments_once on account_adjustments (trip_id, kind) where undone_at is null;
create index if not exists account_adjustments_by_trip on account_adjustments (trip_id);
create index if not exists account_adjustments_waiting on account_adjustments (made_at)
  where approved_at is null and undone_at is null and kind = 'write-off';

-- The recovery costs that reminders asked of a trip and that nobody waived since: each overdue amount once, whatever the step.
create or replace function asked_reminder_fees(trip uuid) returns bigint language sql stable as $$
  select coalesce(sum(fee), 0)::bigint from (
    select max(fee_cents) as fee from payment_reminders
    where payment_reminders.trip_id = trip and fee_cents > 0 and sent_at > coalesce(
      (select max(undone_at) from account_adjustments where account_adjustments.trip_id = trip and kind = 'reminder-fee'), '-infinity')
    group by due_on
  ) as asked
$$;

-- As `countAdjustments` in the rules of payments.
create or replace function keep_adjustments(trip uuid) returns void language plpgsql as $$
declare
  balance bigint;
  fee bigint;
begin
  if not exists (select from account_adjustments where trip_id = trip)
    and not exists (select from payment_reminders where trip_id = trip and fee_cents > 0) then
    return;
  end if;
  select (select coalesce(sum(case kind when 'invoice' then total_cents else -total_cents end), 0) from invoices where trip_id = trip)
    - (select coalesce(sum(cents - returned_cents), 0) from payments where trip_id = trip and status = 'paid') into balance;
  update account_adjustments set counted_cents =
      case when undone_at is null and approved_at is not null then least(cents, greatest(balance, 0)) else 0 end
    where trip_id = trip and kind = 'write-off';
  fee := least(greatest(-balance, 0), asked_reminder_fees(trip));
  update account_adjustments set counted_cents = case when undone_at is null then fee else 0 end
    where trip_id = trip and kind = 'reminder-fee';
  if fee > 0 then
    insert into account_adjustments (id, trip_id, kind, cents, counted_cents, approved_at)
      values (gen_random_uuid(), trip, 'reminder-fee', asked_reminder_fees(trip), fee, now())
      on conflict (trip_id, kind) where undone_at is null do update set cents = excluded.cents;
  end if;
end
$$;

-- What counts of the adjustments: positive where the customer owes less, negative where he owes more.
create or replace function adjusted_cents(trip uuid) returns bigint language sql stable as $$
  select coalesce(sum(case kind when 'write-off' then counted_cents else -counted_cents end), 0)::bigint
    from account_adjustments where trip_id = trip
$$;

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
      + adjusted_cents(trip)
      as cents
    from last_invoice
  ), amounts as (
    select each.place::integer as place, (due ->> 'dueOn')::date as due_on, (due ->> 'amountCents')::bigint as amount, settled.cents,
      sum((due ->> 'amountCents')::bigint) over (order by each.place) as up_to
    from settled, jsonb_array_elements(payments) with ordinality as each (due, place)
  )
  select place, due_on, least(amount, (up_to - cents)::bigint) from amounts where up_to > cents
$$;

create or replace function keep_refund_case(trip uuid) returns void language plpgsql as $$
declare
  balance bigint;
begin
  select (select coalesce(sum(case kind when 'invoice' then total_cents else -total_cents end), 0) from invoices where trip_id = trip)
    - (select coalesce(sum(cents - returned_cents), 0) from payments where trip_id = trip and status = 'paid')
    - adjusted_cents(trip) into balance;
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
  perform keep_adjustments(new.trip_id);
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

create or replace trigger adjustments_keep_unpaid after insert on account_adjustments
  for each row when (new.kind = 'write-off') execute function keep_unpaid_day();
create or replace trigger adjustments_keep_unpaid_changed after update of approved_at, undone_at on account_adjustments
  for each row execute function keep_unpaid_day();
