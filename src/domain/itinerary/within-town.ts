import { type Accuracy, accuracyOf } from './accuracy.ts';
import type { Coordinates, Place } from './itinerary.ts';
import type { RoadLeg } from './routed.ts';

/** Road kilometres for each straight one in a town (own knowledge, November 2026: 1.2 to 1.4 in towns with a grid or a ring). */
const townBends = 1.3;
/** How fast a coach gets on in a town, lights and traffic included (own knowledge: 20 to 30 km/h). */
const townKilometresAnHour = 25;
/** Metres of a street for each number, both sides counted together, and of a street whose numbers are not known (own knowledge). */
const street = { metresANumber: 10, leastMetres: 200, unnumberedMetres: 1_000 };
/** To stop and set off again takes so long, however near it is. */
const leastMinutes = 3;
const kilometresPerDegree = 111.2;
/**
 * Two points drawn at random from a disc of radius R lie 0.905 R apart in the mean (128/45π), a point of the disc 0.667 R from its centre.
 * The root of d² + 0.41 (r² + r′²) gives both within 4 %, and the distance d of the middles where the discs are small beside it.
 */
const spreadShare = 0.41;
/** Of the circle that holds every address of a municipality, most people live and go in the inner part (own knowledge, November 2026). */
const builtUpShare = 0.55;

/**
 * Straight kilometres to expect between two places of which at least one is only known to lie about its coordinates; null where they are
 * further apart than that, or are one place.
 */
export function expectStraightKilometres(from: Place, to: Place): number | null {
  const [one, other] = [reachOf(accuracyOf(from)), reachOf(accuracyOf(to))];
  const apart = measure(from.coordinates, to.coordinates);
  if (apart >= one + other || isSame(from, to)) return null;
  const spread = Math.sqrt(apart ** 2 + spreadShare * (one ** 2 + other ** 2));
  return Math.min(spread, alongStreet(from, to) ?? spread);
}

/** How far from its coordinates a place is likely to lie: of a town its built-up part, of a postcode all of it. */
function reachOf({ reckonedFrom, spreadKilometres }: Accuracy): number {
  return reckonedFrom === 'town' ? spreadKilometres * builtUpShare : spreadKilometres;
}

/** Kilometres between two houses of one street; null where they are of two. */
function alongStreet(from: Place, to: Place): number | null {
  const streetOf = ({ street: name, town, countryCode }: Place) => [name, town, countryCode].join('|').toLowerCase();
  if (from.street === '' || streetOf(from) !== streetOf(to)) return null;
  const [one, other] = [from, to].map(({ houseNumber = '' }) => Number.parseInt(houseNumber, 10));
  if (one === undefined || other === undefined || Number.isNaN(one - other)) return street.unnumberedMetres / 1_000;
  return Math.max(street.leastMetres, Math.abs(one - other) * street.metresANumber) / 1_000;
}

/**
 * The leg between two addresses of one town. Where they are known to their town alone, the road between its centre and its centre is none
 * at all: then it is reckoned by the size of the town, or along their street, never shorter than the road that was found. What a ferry
 * parts is not of one town.
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
    isReckoned: true,
  };
}

/** Straight on the plane: near enough within a town. */
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
