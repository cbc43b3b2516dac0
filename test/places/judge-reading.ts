import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '#geo/distance.ts';
import type { FoundPlace, PlaceReading } from '#geo/ports.ts';
import type { PlaceRow } from './place-rows.ts';

/**
 * `right`: taken, and it is the place or says that it is only near it. `asked`: offered with others where asking is right.
 * `needless`: asked, with the right place among the choices, where everybody knows which is meant. `unasked`: one of several was taken.
 */
export const verdicts = ['right', 'asked', 'needless', 'unasked', 'wrong-offered', 'nothing-offered', 'silently-wrong'] as const;
export type Verdict = (typeof verdicts)[number];

/** Right values are good to a kilometre or two, and grounds are large. */
const pointKilometres = 3.5;
/** What a price holds for is rounded. */
const roundingKilometres = 1;
/** A choice that is offered shows its town: whoever sees it knows. */
const choiceKilometres = 12;

export type Answer = { readonly reading: PlaceReading /** Where it is unknown. */; readonly proposed: readonly FoundPlace[] };

/** What an answer is worth beside the right place. */
export function judgeReading({ right, mayAsk }: Pick<PlaceRow, 'right' | 'mayAsk'>, { reading, proposed }: Answer): Verdict {
  if (reading.kind === 'place') {
    if (right === null) return 'unasked';
    return isWithin(reading.place, right) ? 'right' : 'silently-wrong';
  }
  // That no coach goes there is the right answer for a place beyond our countries, and no other is offered.
  if (reading.kind === 'outside' && reading.places.length === 0) return mayAsk ? 'asked' : 'needless';
  const offered = reading.kind === 'unknown' ? proposed : reading.places;
  if (offered.length === 0) return 'nothing-offered';
  if (right !== null && !offered.some(({ coordinates }) => getGreatCircleKilometres(coordinates, right) <= choiceKilometres)) {
    return 'wrong-offered';
  }
  return mayAsk ? 'asked' : 'needless';
}

function isWithin({ coordinates, accuracy }: FoundPlace, right: Coordinates): boolean {
  const promised = (accuracy?.spreadKilometres ?? 0) + roundingKilometres;
  return getGreatCircleKilometres(coordinates, right) <= Math.max(pointKilometres, promised);
}
