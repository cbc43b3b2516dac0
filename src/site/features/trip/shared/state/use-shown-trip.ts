import { useEffect } from 'react';
import { priceOfTrip } from '../../../../visitor/price-of-trip.ts';
import { visit } from '../../../../visitor/visit.ts';
import type { TripData } from './load-trip.ts';

/** Tells the visit which trip is looked at. One that is being typed stays: a look at another trip is no reason to lose it. */
export function useShownTrip({ travel, choice }: Pick<TripData, 'travel' | 'choice'>): void {
  useEffect(() => {
    if (visit.get().trip?.kind === 'planned') return;
    const { reference, quotes } = travel;
    visit.update({ trip: { kind: 'shown', reference }, ...priceOfTrip({ quotes, shown: choice }) });
  }, [travel, choice]);
}
