import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import { listIslandDepots } from './island-depots.ts';

export type Depot = RoutedItinerary['depot'];

function depotIn(countryCode: string): (name: string, latitude: number, longitude: number) => Depot {
  return (name, latitude, longitude) => ({ name, countryCode, coordinates: { latitude, longitude } });
}

const [nl, be, de, fr, es] = [depotIn('NL'), depotIn('BE'), depotIn('DE'), depotIn('FR'), depotIn('ES')];
const [at, it] = [depotIn('AT'), depotIn('IT')];

/**
 * Where vehicles start from: the towns near which our operators have their yards. Planning points of the house (2026, E), to be
 * replaced by the operators' own addresses.
 */
export const depots: readonly Depot[] = [
  nl('Nieuwegein', 52.029, 5.081),
  nl('Hoofddorp', 52.303, 4.689),
  nl('Rotterdam', 51.922, 4.479),
  nl('Eindhoven', 51.441, 5.478),
  nl('Zwolle', 52.516, 6.083),
  nl('Groningen', 53.219, 6.567),
  be('Vilvoorde', 50.928, 4.429),
  be('Antwerpen', 51.22, 4.4),
  be('Gent', 51.054, 3.717),
  be('Namur', 50.467, 4.867),
  be('Liège', 50.633, 5.567),
  de('Köln', 50.938, 6.957),
  de('Dortmund', 51.515, 7.466),
  de('Hamburg', 53.551, 9.994),
  de('Hannover', 52.374, 9.738),
  de('Berlin', 52.52, 13.405),
  de('Leipzig', 51.34, 12.373),
  de('Frankfurt am Main', 50.111, 8.682),
  de('Stuttgart', 48.776, 9.183),
  de('Nürnberg', 49.452, 11.077),
  de('München', 48.137, 11.575),
  fr('Bobigny', 48.908, 2.44),
  fr('Lille', 50.629, 3.057),
  fr('Strasbourg', 48.573, 7.752),
  fr('Dijon', 47.322, 5.041),
  fr('Lyon', 45.764, 4.836),
  fr('Marseille', 43.296, 5.37),
  fr('Nice', 43.703, 7.262),
  fr('Toulouse', 43.605, 1.444),
  fr('Bordeaux', 44.838, -0.579),
  fr('Nantes', 47.218, -1.554),
  es('Madrid', 40.417, -3.703),
  es('Barcelona', 41.388, 2.17),
  es('Zaragoza', 41.649, -0.889),
  es('Valencia', 39.47, -0.376),
  es('Bilbao', 43.263, -2.935),
  es('Sevilla', 37.389, -5.984),
  es('Málaga', 36.721, -4.421),
  es('A Coruña', 43.362, -8.412),
  at('Wien', 48.208, 16.373),
  at('Salzburg', 47.8, 13.044),
  it('Milano', 45.464, 9.19),
  it('Roma', 41.902, 12.496),
];

/**
 * The depot that a trip is driven from: on an island with operators of its own, theirs; else the nearest that is not on one.
 * {@link nearestDepot} otherwise.
 */
export function depotOfTrip(place: Coordinates, { countryCode, date }: { readonly countryCode: string; readonly date: string }): Depot {
  const own = listIslandDepots(place, date);
  return own.length > 0 ? nearestOf(own, place) : nearestDepot(place, countryCode);
}

/**
 * The depot nearest to a place as the crow flies. With a country (ISO alpha-2) only its own depots, for a coach of another country may
 * not carry a domestic group as a rule; where it has none, or without a country, the nearest of all.
 */
export function nearestDepot(place: Coordinates, countryCode?: string): Depot {
  const own = depots.filter((depot) => depot.countryCode === countryCode);
  return nearestOf(own.length > 0 ? own : depots, place);
}

function nearestOf(candidates: readonly Depot[], place: Coordinates): Depot {
  return candidates.reduce((nearest, depot) =>
    distanceBetween(place, depot.coordinates) < distanceBetween(place, nearest.coordinates) ? depot : nearest,
  );
}

/** Only compared, never shown: the square of the distance in degrees of latitude, good over a few hundred kilometres. */
function distanceBetween(from: Coordinates, to: Coordinates): number {
  const narrowing = Math.cos((((from.latitude + to.latitude) / 2) * Math.PI) / 180);
  const [north, east] = [to.latitude - from.latitude, (to.longitude - from.longitude) * narrowing];
  return north * north + east * east;
}
