import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import type { PartnerPrice } from '../rules/price-list.ts';
import type { OtherJob, StockLine } from '../rules/stock.ts';

const lineSchema = v.object({
  id: v.string(),
  operatorId: v.string(),
  class: v.picklist(fleetKeys),
  units: v.number(),
  fromDay: v.string(),
  untilDay: v.string(),
  source: v.picklist(['page', 'calendar']),
});
/** What a partner has, as typed on its page or read from its calendar. */
export type StoredStock = v.InferOutput<typeof lineSchema>;

/** The lines of one partner, or of all, from a day on; by first day. */
export async function listStock(
  db: Database,
  { operatorId, from }: { readonly operatorId?: string; readonly from: string },
): Promise<readonly StoredStock[]> {
  const of = operatorId === undefined ? sql`true` : sql`operator_id = ${operatorId}`;
  const { rows } = await sql`select id, operator_id as "operatorId", class, units, to_char(from_day, 'YYYY-MM-DD') as "fromDay",
    to_char(until_day, 'YYYY-MM-DD') as "untilDay", source from partner_days
    where ${of} and until_day >= ${from} order by from_day, until_day, id`.execute(db);
  return rows.map((row) => parseStored(lineSchema, row, 'days of a partner'));
}

/** Saves lines of one source. */
export async function insertStock(
  db: Database,
  { operatorId, source, lines }: Pick<StoredStock, 'operatorId' | 'source'> & { readonly lines: readonly StockLine[] },
): Promise<void> {
  if (lines.length === 0) return;
  const row = (line: StockLine) => ({
    ...{ id: createId(), operator_id: operatorId, class: line.class, units: line.units },
    ...{ from_day: line.fromDay, until_day: line.untilDay, source },
  });
  await db.insertInto('partner_days').values(lines.map(row)).execute();
}

/** Deletes a line that was typed; null if there is none. */
export async function deleteStock(db: Database, { operatorId, id }: Pick<StoredStock, 'operatorId' | 'id'>): Promise<StockLine | null> {
  const { rows } = await sql`delete from partner_days where id = ${id} and operator_id = ${operatorId} and source = 'page'
    returning id, operator_id as "operatorId", class, units, to_char(from_day, 'YYYY-MM-DD') as "fromDay",
    to_char(until_day, 'YYYY-MM-DD') as "untilDay", source`.execute(db);
  return rows.length === 0 ? null : parseStored(lineSchema, rows[0], 'days of a partner');
}

/** Deletes what was read from a calendar. */
export async function deleteReadStock(tx: DatabaseTransaction, operatorId: string): Promise<void> {
  await sql`delete from partner_days where operator_id = ${operatorId} and source = 'calendar'`.execute(tx);
}

const priceSchema = v.object({
  id: v.string(),
  operatorId: v.string(),
  class: v.picklist(fleetKeys),
  startCents: v.number(),
  kilometreCents: v.number(),
  hourCents: v.number(),
  dayMinimumCents: v.number(),
  fromDay: v.string(),
  untilDay: v.nullable(v.string()),
});
export type StoredPrice = v.InferOutput<typeof priceSchema>;

/** The price lists of one partner, or of all, that hold on a day or later. */
export async function listPrices(
  db: Database,
  { operatorId, from }: { readonly operatorId?: string; readonly from: string },
): Promise<readonly StoredPrice[]> {
  const of = operatorId === undefined ? sql`true` : sql`operator_id = ${operatorId}`;
  const { rows } =
    await sql`select id, operator_id as "operatorId", class, start_cents as "startCents", kilometre_cents as "kilometreCents",
    hour_cents as "hourCents", day_minimum_cents as "dayMinimumCents", to_char(from_day, 'YYYY-MM-DD') as "fromDay",
    to_char(until_day, 'YYYY-MM-DD') as "untilDay" from partner_prices
    where ${of} and coalesce(until_day >= ${from}, true) order by class, from_day, id`.execute(db);
  return rows.map((row) => parseStored(priceSchema, row, 'price of a partner'));
}

export async function insertPrice(db: Database, operatorId: string, price: Omit<PartnerPrice, 'id'>): Promise<void> {
  const cents = { start_cents: price.startCents, kilometre_cents: price.kilometreCents, hour_cents: price.hourCents };
  const days = { day_minimum_cents: price.dayMinimumCents, from_day: price.fromDay, until_day: price.untilDay };
  await db
    .insertInto('partner_prices')
    .values({ id: createId(), operator_id: operatorId, class: price.class, ...cents, ...days })
    .execute();
}

/** Deletes a price list; false if there is none. */
export async function deletePrice(db: Database, { operatorId, id }: Pick<StoredPrice, 'operatorId' | 'id'>): Promise<boolean> {
  const gone = await db.deleteFrom('partner_prices').where('id', '=', id).where('operator_id', '=', operatorId).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

const otherSchema = v.object({
  operatorId: v.string(),
  reference: v.string(),
  class: v.picklist(fleetKeys),
  startsAt: v.string(),
  endsAt: v.string(),
});

type Then = { readonly from: string; readonly until: string; readonly operatorId?: string };

/** The jobs that partners have with us at some time; `operatorId`: one partner's. */
export async function listJobsAt(
  db: Database,
  { from, until, operatorId }: Then,
): Promise<readonly (OtherJob & { readonly operatorId: string; readonly id: string })[]> {
  const of = operatorId === undefined ? sql`true` : sql`jobs.operator_id = ${operatorId}`;
  const { rows } =
    await sql`select jobs.id, jobs.operator_id as "operatorId", trips.reference, coalesce(job_offers.contents ->> 'class', 'coachHire') as class,
    jobs.starts_at as "startsAt", jobs.ends_at as "endsAt"
    from jobs join trips on trips.id = jobs.trip_id join offer_recipients on offer_recipients.id = jobs.recipient_id
    join job_offers on job_offers.id = offer_recipients.offer_id
    where jobs.ended_at is null and ${of} and tstzrange(jobs.starts_at, jobs.ends_at) && tstzrange(${from}, ${until})
    order by jobs.starts_at, trips.reference`.execute(db);
  return rows.map((row) => parseStored(v.object({ ...otherSchema.entries, id: v.string() }), row, 'job at a time'));
}
