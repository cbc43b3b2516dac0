import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '#geo/distance.ts';
import type { FoundPlace, PlaceReading } from '#geo/ports.ts';
import type { PlaceRow } from './place-rows.ts';

/**
 * `right`: resolved to the place, or to one labelled as near it. `asked`: a question where that is right. `needless`: a question, with the
 * right place among the choices, where everybody knows which is meant. `unasked`: one of several was chosen.
 */
export const verdicts = ['right', 'asked', 'needless', 'unasked', 'wrong-offered', 'nothing-offered', 'silently-wrong'] as const;
export type Verdict = (typeof verdicts)[number];

/** The largest shares of all rows. */
export const bars: Readonly<Partial<Record<Verdict, number>>> = {
  'silently-wrong': 0,
  unasked: 0.01,
  'nothing-offered': 0.01,
  needless: 0.06,
};

/** Right values are good to a kilometre or two, and grounds are large. */
const pointKilometres = 3.5;
/** The radius of a price is rounded. */
const roundingKilometres = 1;
/** A choice shows its town, so the visitor can recognise it. */
const choiceKilometres = 12;

export type Answer = { readonly reading: PlaceReading /** Where it is unknown. */; readonly proposed: readonly FoundPlace[] };

/** Judges an answer against the right place. */
export function judgeReading({ right, mayAsk }: Pick<PlaceRow, 'right' | 'mayAsk'>, { reading, proposed }: Answer): Verdict {
  if (reading.kind === 'place') {
    if (right === null) return 'unasked';
    return isWithin(reading.place, right) ? 'right' : 'silently-wrong';
  }
  // For a place beyond our countries, the right answer is that we do not serve it, without other choices.
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
