import { priceOfTrip } from '../../visitor/price-of-trip.ts';
import { visit } from '../../visitor/visit.ts';

/** What was typed has been sent: it is kept no longer, and its price is that of the trip that came of it. */
export function rememberSent(reference: string): void {
  const wasPriced = visit.get().trip?.kind === 'planned';
  visit.update({ trip: { kind: 'shown', reference }, ...(wasPriced ? {} : priceOfTrip({ quotes: [], shown: null })) });
}
