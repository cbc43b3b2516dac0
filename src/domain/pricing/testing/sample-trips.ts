import type { Group } from '#domain/itinerary/group.ts';
import type { Itinerary, LocalDateTime, Place } from '#domain/itinerary/itinerary.ts';
import type { RoadLeg, RoutedItinerary } from '#domain/itinerary/routed.ts';
import { createSampleGroup } from '#domain/itinerary/testing/sample-group.ts';

/** Trips for tests: places without a map, roads of a given length. */

const zones: Readonly<Partial<Record<string, string>>> = {
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid',
};

export function samplePlace(name: string, countryCode = 'NL'): Place {
  const timeZone = zones[countryCode] ?? 'Europe/Amsterdam';
  return { name, town: name, street: '', zip: '', countryCode, kind: 'town', coordinates: { latitude: 52, longitude: 5 }, timeZone };
}

export function sampleLeg(kilometres: number, minutes: number, more: Partial<RoadLeg> = {}): RoadLeg {
  const { coordinates } = samplePlace('');
  const line = [coordinates, coordinates];
  return {
    kilometres,
    minutes,
    kilometresByCountry: { NL: kilometres },
    tollKilometresByCountry: {},
    crossings: [],
    hasFerry: false,
    line,
    ...more,
  };
}

/** `at` reads `2026-12-01 08:00`; the last stop has none. */
export function sampleItinerary(stops: readonly { readonly place: Place; readonly at?: string }[]): Itinerary {
  const localOf = (at: string): LocalDateTime => ({ date: at.slice(0, 10), time: at.slice(11) });
  return { type: 'tour', stops: stops.map(({ place, at }) => ({ place, departure: at ? localOf(at) : null, notes: '' })) };
}

export function sampleRoute(legs: readonly RoadLeg[], more: Partial<RoutedItinerary> = {}): RoutedItinerary {
  const depot = { name: 'Nieuwegein', countryCode: 'NL', coordinates: { latitude: 52.029, longitude: 5.081 } };
  return { legs, emptyOut: sampleLeg(9, 15), emptyBack: sampleLeg(9, 15), depot, returnsToDepot: [], estimated: true, ...more };
}

export function sampleGroup(passengers: number, more: Partial<Group> = {}): Group {
  return createSampleGroup({ passengers, ...more });
}

/** Utrecht → Efteling → Utrecht on a Tuesday, 45 km each way, a day of waiting between. */
export const dayTrip = {
  itinerary: sampleItinerary([
    { place: samplePlace('Utrecht'), at: '2026-12-01 08:00' },
    { place: samplePlace('Efteling'), at: '2026-12-01 17:00' },
    { place: samplePlace('Utrecht') },
  ]),
  routed: sampleRoute([sampleLeg(45, 45), sampleLeg(45, 45)]),
};
