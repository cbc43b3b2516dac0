import { sql } from 'kysely';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { type Movement, movementSchema } from './rules/movement.ts';

export type AccountingMonth = { readonly month: string; readonly closedAt: string; readonly closedBy: string };

/** The closed months of a company, latest first. */
export async function listClosedMonths(db: Database, company: string): Promise<readonly AccountingMonth[]> {
  const rows = await db.selectFrom('accounting_months').selectAll().where('company', '=', company).orderBy('month', 'desc').execute();
  return rows.map(({ month, closed_at: closedAt, closed_by: closedBy }) => ({ month, closedAt, closedBy }));
}

/** Marks a month as closed; false if it already was. Others who close a month of this company wait. */
export async function insertMonth(
  tx: DatabaseTransaction,
  { company, month, closedBy }: { readonly company: string; readonly month: string; readonly closedBy: string },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`accounting ${company}`}))`.execute(tx);
  const { rows } = await sql`
    insert into accounting_months (company, month, closed_by) values (${company}, ${month}, ${closedBy}) on conflict do nothing returning month`.execute(
    tx,
  );
  return rows.length > 0;
}

export type Sources = {
  readonly company: string;
  readonly month: string;
  /** Sites that this company invoices for. */
  readonly sites: readonly string[];
  /** `YYYY-MM-DD`. */
  readonly lastDay: string;
  /** The office's time zone, which decides the day of a payment. */
  readonly zone: string;
};

/**
 * Books everything up to the end of the month that is in no closed month yet: each document once, and for a payment the changes since it
 * was last booked. A reversed payment is booked with the opposite sign.
 */
export async function insertMovements(tx: DatabaseTransaction, { company, month, sites, lastDay, zone }: Sources): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with booked as (
      select source, sum(cents) as cents, (array_agg(movement order by month))[1] as movement from accounting_movements
      where company = ${company} group by source
    ), papers as (
      select 'paper:' || invoices.id as source, invoices.total_cents as cents, jsonb_build_object(
        'kind', case invoices.kind when 'invoice' then 'sale' else 'credit-note' end,
        'date', document ->> 'issuedOn', 'number', invoices.number, 'reference', document -> 'service' ->> 'reference',
        'totalCents', invoices.total_cents, 'isOnline', false, 'purchaseOrder', coalesce(document ->> 'purchaseOrder', ''),
        'part', case when invoices.summary_id is null then '' else invoices.summary_place || '/' || (document -> 'summary' ->> 'trips') end,
        'vat', (select coalesce(jsonb_agg(jsonb_build_object('country', line ->> 'countryCode', 'ratePercent', line -> 'ratePercent',
          'netCents', line -> 'netCents', 'vatCents', line -> 'vatCents', 'exemption', line -> 'exemption')), '[]')
          from jsonb_array_elements(document -> 'vat') as line)) as movement
      from invoices
      where invoices.company = ${company} and invoices.number is not null and document <> '{}' and document ->> 'issuedOn' <= ${lastDay}
        and not exists (select from booked where booked.source = 'paper:' || invoices.id)
    ), costs as (
      select 'cost:' || id as source, total_cents as cents, jsonb_build_object('kind', 'cost', 'date', document ->> 'issuedOn',
        'number', number, 'reference', document ->> 'month', 'totalCents', total_cents, 'isOnline', false, 'purchaseOrder', '',
        'vat', jsonb_build_array(jsonb_build_object('country', company, 'ratePercent', 0, 'netCents', document -> 'netCents',
          'vatCents', document -> 'vatCents', 'exemption', null))) as movement
      from partner_invoices
      where company = ${company} and document ->> 'issuedOn' <= ${lastDay}
        and not exists (select from booked where booked.source = 'cost:' || partner_invoices.id)
    ), paid as (
      select 'payment:' || payments.id as source, (payments.cents - payments.returned_cents) as cents,
        to_char(payments.paid_at at time zone ${zone}, 'YYYY-MM-DD') as date, trips.reference, payments.provider <> 'transfer' as "isOnline"
      from payments join trips on trips.id = payments.trip_id
      where trips.site = any(${[...sites]}::text[]) and payments.status in ('paid', 'refunded') and payments.paid_at is not null
        and to_char(payments.paid_at at time zone ${zone}, 'YYYY-MM-DD') <= ${lastDay}
    ), money as (
      select paid.source, paid.cents - coalesce(booked.cents, 0) as cents, jsonb_build_object('kind', 'payment',
        'date', case when booked.source is null then paid.date else ${`${month}-01`} end, 'number', paid.reference,
        'reference', paid.reference, 'totalCents', paid.cents - coalesce(booked.cents, 0), 'vat', '[]'::jsonb, 'isOnline', paid."isOnline",
        'purchaseOrder', '') as movement
      from paid left join booked on booked.source = paid.source where paid.cents <> coalesce(booked.cents, 0)
      union all
      select booked.source, -booked.cents, booked.movement || jsonb_build_object('date', ${`${month}-01`}::text, 'totalCents', -booked.cents)
      from booked where booked.source like 'payment:%' and booked.cents <> 0
        and not exists (select from payments where 'payment:' || payments.id = booked.source)
    ), adjusted as (
      select 'adjustment:' || account_adjustments.id as source, counted_cents as cents, kind, trips.reference,
        to_char(coalesce(approved_at, made_at) at time zone ${zone}, 'YYYY-MM-DD') as date
      from account_adjustments join trips on trips.id = trip_id
      where trips.site = any(${[...sites]}::text[])
        and to_char(coalesce(approved_at, made_at) at time zone ${zone}, 'YYYY-MM-DD') <= ${lastDay}
    ), corrections as (
      select adjusted.source, adjusted.cents - coalesce(booked.cents, 0) as cents, jsonb_build_object('kind', adjusted.kind,
        'date', case when booked.source is null then adjusted.date else ${`${month}-01`} end, 'number', adjusted.reference,
        'reference', adjusted.reference, 'totalCents', adjusted.cents - coalesce(booked.cents, 0), 'vat', '[]'::jsonb, 'isOnline', false,
        'purchaseOrder', '') as movement
      from adjusted left join booked on booked.source = adjusted.source where adjusted.cents <> coalesce(booked.cents, 0)
    ), found as (select * from papers union all select * from costs union all select * from money union all select * from corrections)
    insert into accounting_movements (company, month, place, source, cents, movement)
    select ${company}, ${month}, row_number() over (order by movement ->> 'date', movement ->> 'kind', movement ->> 'number', source),
      source, cents, movement from found`.execute(tx);
  return Number(numAffectedRows);
}

/** The movements booked in a closed month, in order. */
export async function listMovements(db: Database, company: string, month: string): Promise<readonly Movement[]> {
  const query = db
    .selectFrom('accounting_movements')
    .select(['place', 'movement'])
    .where('company', '=', company)
    .where('month', '=', month);
  const rows = await query.orderBy('place').execute();
  return rows.map(({ place, movement }) => parseStored(movementSchema, movement, `movement ${company} ${month} ${place}`));
}
