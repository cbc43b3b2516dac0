import { useMomentInWords } from '../../../explain/use-travel-words.ts';
import type { TripData } from '../shared/state/load-trip.ts';

/** A moment in words, with the name of its clock where the trip needs it. */
export function useZonedMoment({ travel, zone }: Pick<TripData, 'travel' | 'zone'>): (instant: string) => string {
  const momentOf = useMomentInWords(travel.timeZone);
  return (instant) => (zone === '' ? momentOf(instant) : `${momentOf(instant)} (${zone})`);
}
