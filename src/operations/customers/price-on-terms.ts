import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import type { AgreedRates } from '#domain/pricing/rates/agreed-rates.ts';
import type { RateBook } from '#domain/pricing/rates/rate-book.ts';
import type { Customer } from '#domain/trip/trip.ts';
import { type AgreedTerms, agreedTermsSchema, applyQuotedTerms, type QuotedTerms, quotedTermsOf } from './rules/agreed-terms.ts';

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

type Rates = (at: string) => RateBook;

/** How the engine prices for one customer: by the book with its agreed rates, and with its terms on the quote. */
export type OwnPrices = {
  readonly rates: Rates;
  readonly onTerms: <Priced extends { readonly quote: Quote | null }>(priced: Priced) => Priced;
};

/** The prices of the customer with this address and organisation, on today's terms. */
export async function findOwnPrices({ db, rates }: { readonly db: Database; readonly rates: Rates }, asker: Asker): Promise<OwnPrices> {
  const terms = await findTermsOf(db, asker);
  return ownPrices(rates, { quoted: terms && quotedTermsOf(terms), agreedRates: terms?.agreedRates ?? [] });
}

/** The same on the terms of a quote as it was made. */
export function ownPricesOf(rates: Rates, quoted: QuotedTerms | null): OwnPrices {
  return ownPrices(rates, { quoted, agreedRates: quoted?.rates === undefined ? [] : [quoted.rates] });
}

type Own = { readonly quoted: QuotedTerms | null; readonly agreedRates: readonly AgreedRates[] };

function ownPrices(rates: Rates, { quoted, agreedRates }: Own): OwnPrices {
  return {
    rates: agreedRates.length === 0 ? rates : (at) => ({ ...rates(at), agreed: agreedRates }),
    onTerms: (priced) => (priced.quote === null ? priced : { ...priced, quote: applyQuotedTerms(priced.quote, quoted) }),
  };
}
