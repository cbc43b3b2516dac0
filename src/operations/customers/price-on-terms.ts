import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import type { Customer } from '#domain/trip/trip.ts';
import { type AgreedTerms, agreedTermsSchema, applyQuotedTerms, quotedTermsOf } from './rules/agreed-terms.ts';

type Asker = Pick<Customer, 'email' | 'organisation'>;

/**
 * The agreed terms of the customer with this address and organisation; null if there are none. A new person of an organisation gets its
 * terms by its own mail domain.
 */
export async function findTermsOf(db: Database, { email, organisation }: Asker): Promise<AgreedTerms | null> {
  return (await findCustomerOf(db, { email, organisation }))?.terms ?? null;
}

type KnownCustomer = { readonly id: string; readonly terms: AgreedTerms | null };

/** The customer of this address and organisation, found as its terms are; null for somebody new. */
export async function findCustomerOf(db: Database, { email, organisation }: Asker): Promise<KnownCustomer | null> {
  if (email === '') return null;
  const { rows } = await sql<{ id: string; terms: unknown }>`
    select customers.id, customers.terms from (
      select customer_id, 0 as rank, created_at from customer_people
        where email = lower(trim(${email})) and organisation = fold_name(${organisation})
      union all select customer_id, 1, created_at from customer_people
        where organisation = fold_name(${organisation}) and organisation <> '' and domain = own_mail_domain(trim(${email})) and domain <> ''
    ) as known join customers on customers.id = known.customer_id order by rank, known.created_at limit 1`.execute(db);
  const [row] = rows;
  return row === undefined
    ? null
    : { id: row.id, terms: parseStored(v.nullable(agreedTermsSchema), row.terms ?? null, 'terms of a customer') };
}

/** A price of the engine on the terms of whom it is made for. */
export async function priceOnTerms<Priced extends { readonly quote: Quote | null }>(
  db: Database,
  priced: Priced,
  asker: Asker,
): Promise<Priced> {
  if (priced.quote === null) return priced;
  const terms = await findTermsOf(db, asker);
  return terms === null ? priced : { ...priced, quote: applyQuotedTerms(priced.quote, quotedTermsOf(terms)) };
}
