import type { SessionData } from './session-state.ts';

type Choice = { readonly totalCents: number };
type Priced = { readonly quotes: readonly Choice[]; readonly shown: Choice | null };

/** The price of a trip in the session state; nulls for a trip that a person must price. */
export function priceOfTrip({ quotes, shown }: Priced): Pick<SessionData, 'quoteIndication' | 'tripPriceCents'> {
  const minimumCents = Math.min(...quotes.map(({ totalCents }) => totalCents));
  return { quoteIndication: quotes.length === 0 ? null : { minimumCents }, tripPriceCents: shown?.totalCents ?? null };
}
