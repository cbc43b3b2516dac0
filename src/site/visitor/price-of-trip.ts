import type { SessionData } from './session-state.ts';

type Choice = { readonly totalCents: number };
type Priced = { readonly quotes: readonly Choice[]; readonly shown: Choice | null };

/** What a trip costs, as the state of the visit holds it; nulls for a trip that a person must price. */
export function priceOfTrip({ quotes, shown }: Priced): Pick<SessionData, 'quoteIndication' | 'tripPriceCents'> {
  const minimumCents = Math.min(...quotes.map(({ totalCents }) => totalCents));
  return { quoteIndication: quotes.length === 0 ? null : { minimumCents }, tripPriceCents: shown?.totalCents ?? null };
}
