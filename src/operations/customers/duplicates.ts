import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { coreOfName, coreOfPhone, type Features, findLikeness, type LikenessReason } from './rules/likeness.ts';

type Candidate = Features & { readonly id: string; readonly kind: string; readonly version: number };
export type LikelyDuplicate = Pick<Candidate, 'id' | 'kind' | 'version' | 'name'> & { readonly reasons: readonly LikenessReason[] };

const mostLooked = 40;
const mostShown = 5;

/** Other records that may be the same customer, the likeliest first. */
export async function findDuplicates(db: Database, customerId: string): Promise<readonly LikelyDuplicate[]> {
  const [own] = await readCandidates(db, [customerId]);
  if (own === undefined) return [];
  const others = await readCandidates(db, await listLookedAt(db, own));
  return others
    .map(({ id, kind, version, name, ...rest }) => ({ id, kind, version, name, reasons: findLikeness(own, { name, ...rest }) }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((one, other) => other.reasons.length - one.reasons.length)
    .slice(0, mostShown);
}

/** Candidates that share an indexed value; the rule judges the likeness. */
async function listLookedAt(db: Database, own: Candidate): Promise<readonly string[]> {
  const [domains, vats, emails] = [own.domains, own.vatNumbers, own.emails].map((list) => list.filter((each) => each !== ''));
  const phones = own.phones.flatMap((phone) => (coreOfPhone(phone) === '' ? [] : [`%${coreOfPhone(phone)}%`]));
  const longest = coreOfName(own.name)
    .split(' ')
    .reduce((one, other) => (other.length > one.length ? other : one), '');
  const byName =
    longest.length < 4
      ? sql``
      : sql`union all (select id from customers where merged_into is null and sort_name like ${`%${longest}%`} limit ${mostLooked})`;
  const { rows } = await sql<{ id: string }>`
    select distinct found.id from (
      (select customer_id as id from customer_people where domain = any(${domains}::text[]) and domain <> '' limit ${mostLooked})
      union all (select customer_id from customer_people where vat_number = any(${vats}::text[]) and vat_number <> '' limit ${mostLooked})
      union all (select customer_id from customer_people where email = any(${emails}::text[]) limit ${mostLooked})
      union all (select customer_id from customer_people where words like any(${phones}::text[]) limit ${mostLooked})
      ${byName}
    ) as found join customers on customers.id = found.id
    where merged_into is null and found.id <> ${own.id}::uuid and not exists (
      select from customer_differences
      where one_id = least(found.id, ${own.id}::uuid) and other_id = greatest(found.id, ${own.id}::uuid))`.execute(db);
  return rows.map(({ id }) => id);
}

async function readCandidates(db: Database, ids: readonly string[]): Promise<readonly Candidate[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Candidate>`
    select customers.id, kind, version, customers.name, array_agg(distinct domain) as domains, array_agg(distinct phone) as phones,
      array_agg(distinct vat_number) as "vatNumbers", array_agg(distinct email) as emails
    from customers join customer_people on customer_id = customers.id
    where customers.id = any(${[...ids]}::uuid[]) group by customers.id`.execute(db);
  return rows;
}

type Difference = { readonly staff: StaffMember; readonly id: string; readonly other: string };

/** Says that two records that look alike are two customers: neither is suggested for the other again. */
export async function markDifferent(
  { db }: Pick<BookingContext, 'db'>,
  { staff, id, other }: Difference,
): Promise<Result<true, 'no-right' | 'gone' | 'same-customer'>> {
  if (!staff.rights.includes('change-trips')) return failure('no-right');
  if (id === other) return failure('same-customer');
  return await inTransaction<Result<true, 'gone'>>(db, async (tx) => {
    const { rows } = await sql`
    insert into customer_differences (one_id, other_id, by_name)
    select least(one.id, other.id), greatest(one.id, other.id), ${nameInAudit(staff)}
    from customers as one, customers as other where one.id = ${id}::uuid and other.id = ${other}::uuid
    on conflict (one_id, other_id) do update set by_name = excluded.by_name returning 1`.execute(tx);
    if (rows.length === 0) return failure('gone');
    await audit(
      tx,
      { id: staff.id, name: nameInAudit(staff) },
      { act: 'tell-customers-apart', subject: `customer ${id}`, detail: { other } },
    );
    return success(true);
  });
}
