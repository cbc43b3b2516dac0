import { priceOfTrip } from '../../visitor/price-of-trip.ts';
import { visit } from '../../visitor/visit.ts';

/** After sending: removes the draft, and stores the price with the resulting trip. */
export function rememberSent(reference: string): void {
  const wasPriced = visit.get().trip?.kind === 'planned';
  visit.update({ trip: { kind: 'shown', reference }, ...(wasPriced ? {} : priceOfTrip({ quotes: [], shown: null })) });
}
