import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { type AgencyTerms, agencyTermsSchema } from './rules/agency.ts';

const agencySchema = v.object({
  ...agencyTermsSchema.entries,
  id: v.string(),
  webhookUrl: v.string(),
  hasSecret: v.boolean(),
  version: v.number(),
  createdBy: v.string(),
  createdAt: v.string(),
  endedAt: v.nullable(v.string()),
});
/** A company that orders by API. */
export type Agency = v.InferOutput<typeof agencySchema>;

const columns = sql`
  id, name, site, language, first_name as "firstName", last_name as "lastName", email, phone, street, zipcode, city, country,
  vat_number as "vatNumber", organisation_number as "organisationNumber", payment_method as "paymentMethod",
  commission_percent as "commissionPercent",
  month_limit_cents as "monthLimitCents", requests_per_minute as "requestsPerMinute", webhook_url as "webhookUrl",
  webhook_secret <> '' as "hasSecret", version, created_by as "createdBy", created_at as "createdAt", ended_at as "endedAt"`;

export async function findAgency(db: Database, id: string): Promise<Agency | null> {
  const { rows } = await sql`select ${columns} from agencies where id = ${id}::uuid`.execute(db);
  return rows[0] === undefined ? null : parseStored(agencySchema, rows[0], 'agency');
}

/** Locks the agency until the transaction ends. */
export async function lockAgency(tx: DatabaseTransaction, id: string): Promise<Agency | null> {
  const { rows } = await sql`select ${columns} from agencies where id = ${id}::uuid for update`.execute(tx);
  return rows[0] === undefined ? null : parseStored(agencySchema, rows[0], 'agency');
}

const listedSchema = v.object({
  id: v.string(),
  name: v.string(),
  site: v.string(),
  trips: v.number(),
  monthCents: v.number(),
  monthLimitCents: v.nullable(v.number()),
  lastUsedAt: v.nullable(v.string()),
  failed: v.number(),
  endedAt: v.nullable(v.string()),
});

/** Agencies by name, those that ended last. `monthCents`: what each ordered in this month. */
export async function listAgencies(db: Database) {
  const { rows } = await sql`
    select agencies.id, agencies.name, agencies.site, agencies.month_limit_cents as "monthLimitCents", agencies.ended_at as "endedAt",
      (select count(*)::int from agency_trips where agency_id = agencies.id) as trips,
      (select max(last_used_at) from agency_keys where agency_id = agencies.id) as "lastUsedAt",
      (select count(*)::int from agency_deliveries where agency_id = agencies.id and failed_at is not null) as failed,
      ${orderedThisMonth(sql`agencies.id`)} as "monthCents"
    from agencies order by agencies.ended_at is not null, fold_name(agencies.name), agencies.id`.execute(db);
  return rows.map((row) => parseStored(listedSchema, row, 'agency in the list'));
}

/** An agency that has not ended, by its name in any case; null if there is none. */
export async function findAgencyNamed(db: Database, name: string): Promise<{ readonly name: string; readonly city: string } | null> {
  const { rows } = await sql<{ name: string; city: string }>`
    select name, city from agencies where fold_name(name) = fold_name(${name}) and ended_at is null order by created_at limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** What an agency ordered in this month of the office, incl. VAT, but for what was cancelled. */
function orderedThisMonth(agencyId: ReturnType<typeof sql>, butTrip = '00000000-0000-0000-0000-000000000000') {
  return sql`coalesce((select sum(total_cents)::bigint from agency_trips join trips on trips.id = agency_trips.trip_id
    where agency_trips.agency_id = ${agencyId} and trips.canceled_at is null and trips.id <> ${butTrip}::uuid
      and booked_at >= date_trunc('month', now() at time zone 'Europe/Amsterdam') at time zone 'Europe/Amsterdam'), 0)`;
}

/** The same of one agency, one trip apart. */
export async function readMonth(db: Database, { id, butTrip }: { readonly id: string; readonly butTrip?: string }): Promise<number> {
  const { rows } = await sql<{ cents: number }>`select ${orderedThisMonth(sql`${id}::uuid`, butTrip)} as cents`.execute(db);
  return rows[0]?.cents ?? 0;
}

export async function insertAgency(
  tx: DatabaseTransaction,
  { id, by, terms }: { readonly id: string; readonly by: string; readonly terms: AgencyTerms },
): Promise<void> {
  await tx
    .insertInto('agencies')
    .values({ id, created_by: by, ...rowOf(terms) })
    .execute();
}

/** Of an agency that the transaction has locked. */
export async function updateAgency(
  tx: DatabaseTransaction,
  { id, terms }: { readonly id: string; readonly terms: AgencyTerms },
): Promise<void> {
  await tx
    .updateTable('agencies')
    .set((eb) => ({ ...rowOf(terms), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

function rowOf({
  firstName,
  lastName,
  vatNumber,
  organisationNumber,
  paymentMethod,
  commissionPercent,
  monthLimitCents,
  requestsPerMinute,
  ...terms
}: AgencyTerms) {
  return {
    ...terms,
    ...{ first_name: firstName, last_name: lastName, payment_method: paymentMethod },
    ...{ vat_number: vatNumber, organisation_number: organisationNumber },
    ...{ commission_percent: commissionPercent, month_limit_cents: monthLimitCents, requests_per_minute: requestsPerMinute },
  };
}

type Webhook = { readonly id: string; readonly url: string; readonly secret: string };

export async function updateWebhook(tx: DatabaseTransaction, { id, url, secret }: Webhook): Promise<void> {
  await sql`
    update agencies set webhook_url = ${url}, webhook_secret = ${secret}, version = version + 1 where id = ${id}::uuid`.execute(tx);
}

/** Ends or resumes the work with an agency. Its keys end with it and are not given back. */
export async function updateEnded(
  tx: DatabaseTransaction,
  { id, isEnded, by }: { readonly id: string; readonly isEnded: boolean; readonly by: string },
): Promise<void> {
  await sql`update agencies set ended_at = case when ${isEnded} then now() end, version = version + 1 where id = ${id}::uuid`.execute(tx);
  if (isEnded) {
    await sql`update agency_keys set ended_at = now(), ended_by = ${by} where agency_id = ${id}::uuid and ended_at is null`.execute(tx);
  }
}
