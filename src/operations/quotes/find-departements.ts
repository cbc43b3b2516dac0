import { isMainlyMinors } from '#domain/children/children-ban.ts';
import { departementOfPostcode, departementsOf } from '#domain/children/departements.ts';
import type { Group } from '#domain/itinerary/group.ts';
import type { Stop } from '#domain/itinerary/itinerary.ts';
import type { TextPlaceFinder } from '#geo/ports.ts';

type Search = { readonly places: Pick<TextPlaceFinder, 'findPostcodeNear'>; readonly group: Group };

/**
 * Stops in France with their département. If no postcode was typed, the postcode of the nearest place decides. Only for groups of children,
 * which French law limits by département.
 */
export async function withDepartements(stops: readonly Stop[], { places, group }: Search): Promise<readonly Stop[]> {
  if (!isMainlyMinors(group)) return stops;
  return await Promise.all(stops.map(async (stop) => await locate(stop, places)));
}

async function locate(stop: Stop, places: Search['places']): Promise<Stop> {
  const { place } = stop;
  if (place.countryCode !== 'FR' || departementsOf(place).length > 0) return stop;
  const departement = departementOfPostcode((await places.findPostcodeNear(place)) ?? '');
  return departement === null ? stop : { ...stop, place: { ...place, departement } };
}
