import { type Accuracy, accuracyOf } from './accuracy.ts';
import type { Coordinates, Place } from './itinerary.ts';
import type { RoadLeg } from './routed.ts';

/** Road kilometres per straight kilometre in a town (own knowledge, November 2026: 1.2 to 1.4 in towns with a grid or a ring). */
const townBends = 1.3;
/** Speed of a coach in a town, traffic lights and traffic included (own knowledge: 20 to 30 km/h). */
const townKilometresAnHour = 25;
/** Metres of street per house number, both sides counted together, and the length of a street without known numbers (own knowledge). */
const street = { metresANumber: 10, leastMetres: 200, unnumberedMetres: 1_000 };
/** The time to stop and set off again, however short the distance. */
const leastMinutes = 3;
const kilometresPerDegree = 111.2;
/**
 * Two random points in a disc of radius R are on average 0.905 R apart (128/45π); a random point is 0.667 R from the centre. The root of d²
 * + 0.41 (r² + r′²) gives both within 4 %, and approaches the distance d of the centres if the discs are small compared with it.
 */
const spreadShare = 0.41;
/**
 * Most people live and travel in the inner part of the circle that contains all addresses of a municipality (own knowledge, November 2026).
 */
const builtUpShare = 0.55;

/**
 * Expected straight kilometres between two places of which at least one is only known approximately; null if they are further apart than
 * the uncertainty, or are the same place.
 */
export function expectStraightKilometres(from: Place, to: Place): number | null {
  const [one, other] = [reachOf(accuracyOf(from)), reachOf(accuracyOf(to))];
  const apart = measure(from.coordinates, to.coordinates);
  if (apart >= one + other || isSame(from, to)) return null;
  const spread = Math.sqrt(apart ** 2 + spreadShare * (one ** 2 + other ** 2));
  return Math.min(spread, alongStreet(from, to) ?? spread);
}

/** The likely distance of a place from its coordinates: for a town its built-up area, for a postcode all of it. */
function reachOf({ reckonedFrom, spreadKilometres }: Accuracy): number {
  return reckonedFrom === 'town' ? spreadKilometres * builtUpShare : spreadKilometres;
}

/** Kilometres between two houses of one street; null for two different streets. */
function alongStreet(from: Place, to: Place): number | null {
  const streetOf = ({ street: name, town, countryCode }: Place) => [name, town, countryCode].join('|').toLowerCase();
  if (from.street === '' || streetOf(from) !== streetOf(to)) return null;
  const [one, other] = [from, to].map(({ houseNumber = '' }) => Number.parseInt(houseNumber, 10));
  if (one === undefined || other === undefined || Number.isNaN(one - other)) return street.unnumberedMetres / 1_000;
  return Math.max(street.leastMetres, Math.abs(one - other) * street.metresANumber) / 1_000;
}

/**
 * The leg between two addresses of one town. If only the town is known, the road from its centre to its centre has length 0, so the leg is
 * estimated from the size of the town, or along their street. It is never shorter than the road that was found. Places separated by a ferry
 * do not count as one town.
 */
export function stretchWithinTown(leg: RoadLeg, { from, to }: { readonly from: Place; readonly to: Place }): RoadLeg {
  const straight = leg.hasFerry ? null : expectStraightKilometres(from, to);
  if (straight === null) return leg;
  const kilometres = Math.ceil(straight * townBends * 10) / 10;
  const minutes = Math.max(leastMinutes, Math.ceil((kilometres / townKilometresAnHour) * 60));
  if (kilometres <= leg.kilometres && minutes <= leg.minutes) return leg;
  const more = Math.max(0, kilometres - leg.kilometres);
  const here = leg.kilometresByCountry[to.countryCode] ?? 0;
  return {
    ...leg,
    kilometres: leg.kilometres + more,
    minutes: Math.max(minutes, leg.minutes),
    kilometresByCountry: more === 0 ? leg.kilometresByCountry : { ...leg.kilometresByCountry, [to.countryCode]: here + more },
    isEstimated: true,
  };
}

/** Straight distance on the plane: precise enough within a town. */
function measure(from: Coordinates, to: Coordinates): number {
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * kilometresPerDegree;
}

function isSame(from: Place, to: Place): boolean {
  const nameOf = ({ name, street, houseNumber = '', zip, town, countryCode }: Place) =>
    [name, street, houseNumber, zip, town, countryCode].join('|');
  return nameOf(from).toLowerCase() === nameOf(to).toLowerCase();
}
