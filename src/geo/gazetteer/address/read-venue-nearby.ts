import { findVenueKind } from '../../address/address-words.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { foldName } from '../search/fold.ts';
import { listExact, listVillages, type TypedSource } from '../search/list-exact.ts';

/** Any place within this distance may be named with a park or a fair. */
const nearKilometres = 12;
const shortestPlace = 3;

/** A venue of ours with a nearby place that is not its town: "Bobbejaanland Lichtaart". None for any other text. */
export function readVenueNearby(source: TypedSource, typed: TypedText): Candidate[] {
  const words = typed.text.split(/[\s,]+/);
  for (let count = words.length - 1; count > 0; count--) {
    const [first, last] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    for (const [name, beside] of [
      [first, last],
      [last, first],
    ] as const) {
      const found = beside.length < shortestPlace ? [] : listVenuesNear(source, { ...typed, text: name, beside });
      if (found.length > 0) return found;
    }
  }
  return [];
}

function listVenuesNear(source: TypedSource, { beside, ...typed }: TypedText & { readonly beside: string }): Candidate[] {
  // A university has a campus in several towns.
  if (findVenueKind(foldName(typed.text)) === 'school') return [];
  const venues = listExact(source, typed).filter(({ place }) => isVenue(source, place));
  if (venues.length === 0) return [];
  const near = [listExact, listVillages].flatMap((list) => list(source, { ...typed, text: beside }));
  const besides = near.filter((place) =>
    venues.some((venue) => getGreatCircleKilometres(place.coordinates, venue.coordinates) <= nearKilometres),
  );
  // A place at a lake says more than the lake: "Rursee Rurberg".
  if (lakes.test(foldName(typed.text))) return besides;
  return venues.filter((venue) =>
    besides.some((place) => getGreatCircleKilometres(place.coordinates, venue.coordinates) <= nearKilometres),
  );
}

const lakes = /see(?: |$)|meer(?: |$)|talsperre(?: |$)|^(?:lac|lago|lake|loch|llac|embalse) /;

function isVenue({ table }: TypedSource, place: number): boolean {
  return (table.getRecord(place)?.details?.group ?? null) !== null;
}
