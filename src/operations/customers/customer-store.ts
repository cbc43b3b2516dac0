import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { type AgreedTerms, agreedTermsSchema } from './rules/agreed-terms.ts';
import { customerKinds } from './rules/kinds.ts';

const customerSchema = v.object({
  id: v.string(),
  kind: v.picklist(customerKinds),
  name: v.string(),
  mergedInto: v.nullable(v.string()),
  version: v.number(),
});
/** An organisation or a private person who asks for trips. */
export type CustomerRecord = v.InferOutput<typeof customerSchema>;

const columns = sql`id, kind, name, merged_into as "mergedInto", version`;

export async function findCustomer(db: Database, id: string): Promise<CustomerRecord | null> {
  const { rows } = await sql`select ${columns} from customers where id = ${id}::uuid`.execute(db);
  return rows[0] === undefined ? null : parseStored(customerSchema, rows[0], 'customer');
}

/** Locks several records until the transaction ends, always in the same order, so that two acts never wait for each other. */
export async function lockCustomers(tx: DatabaseTransaction, ids: readonly string[]): Promise<ReadonlyMap<string, CustomerRecord>> {
  const { rows } = await sql`select ${columns} from customers where id = any(${[...ids]}::uuid[]) order by id for update`.execute(tx);
  const found = rows.map((row) => parseStored(customerSchema, row, 'customer'));
  return new Map(found.map((customer) => [customer.id, customer]));
}

/** The record of a trip's customer; null for a trip whose customer was forgotten. */
export async function findCustomerOfTrip(db: Database, tripId: string): Promise<{ readonly id: string; readonly name: string } | null> {
  const { rows } = await sql<{ id: string; name: string }>`
    select customers.id, customers.name from trips join customer_people as person on ${isOfPerson}
    join customers on customers.id = person.customer_id where trips.id = ${tripId}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Whether a trip is one of a person: the same address, in the name of the same organisation. */
export const isOfPerson = sql`trips.email = person.email and fold_name(coalesce(trips.customer ->> 'organisation', '')) = person.organisation`;

/** A person who requests trips for a customer. */
const personSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  role: v.string(),
  vatNumber: v.string(),
  domain: v.string(),
  trips: v.number(),
  lastDeparture: v.nullable(v.string()),
});
export type CustomerPerson = v.InferOutput<typeof personSchema>;

/** The people of a customer, by name. */
export async function listPeople(db: Database, customerId: string): Promise<readonly CustomerPerson[]> {
  const { rows } = await sql`
    select person.id, name, person.email, phone, role, vat_number as "vatNumber", domain, count(trips.id)::int as trips,
      max(trips.first_date)::text as "lastDeparture"
    from customer_people as person left join trips on ${isOfPerson}
    where customer_id = ${customerId}::uuid group by person.id order by name, person.email`.execute(db);
  return rows.map((row) => parseStored(personSchema, row, 'person of a customer'));
}

/** False where the person is not one of this customer any more. */
export async function updateRole(
  tx: DatabaseTransaction,
  { customerId, personId, role }: { readonly customerId: string; readonly personId: string; readonly role: string },
): Promise<{ readonly name: string; readonly before: string } | null> {
  const { rows } = await sql<{ name: string; before: string }>`
    with old as (select id, name, role from customer_people where id = ${personId}::uuid and customer_id = ${customerId}::uuid for update)
    update customer_people set role = ${role} from old where customer_people.id = old.id returning old.name, old.role as before`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** The next version of a record that the transaction has locked. */
export async function raiseVersion(tx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  await sql`update customers set version = version + 1 where id = any(${[...ids]}::uuid[])`.execute(tx);
}

export async function renameCustomer(tx: DatabaseTransaction, { id, name }: Pick<CustomerRecord, 'id' | 'name'>): Promise<void> {
  await sql`update customers set name = ${name}, sort_name = fold_name(${name}), version = version + 1 where id = ${id}::uuid`.execute(tx);
}

/** The agreed terms; null if there are none. */
export async function findTerms(db: Database, id: string): Promise<AgreedTerms | null> {
  const { rows } = await sql<{ terms: unknown }>`select terms from customers where id = ${id}::uuid`.execute(db);
  return parseStored(v.nullable(agreedTermsSchema), rows[0]?.terms ?? null, 'terms of a customer');
}

export async function updateTerms(
  tx: DatabaseTransaction,
  { id, terms }: { readonly id: string; readonly terms: AgreedTerms | null },
): Promise<void> {
  const written = terms === null ? null : JSON.stringify(terms);
  const hasSummaries = terms !== null && terms.invoicing !== 'each-trip';
  await sql`
    update customers set terms = ${written}::jsonb, has_summaries = has_summaries or ${hasSummaries}, version = version + 1
    where id = ${id}::uuid`.execute(tx);
}
