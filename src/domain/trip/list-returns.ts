import type { LocalDateTime } from '#domain/itinerary/itinerary.ts';
import { splitByReturn } from '#domain/itinerary/second-return.ts';
import type { QuoteOption } from '#domain/pricing/quote/quote.ts';
import { listVehicleGroups } from '#domain/pricing/quote/vehicle-groups.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import { findChosenOption } from './chosen-option.ts';
import type { Trip } from './trip.ts';

/** How a part of a group comes back, as it is told: moments by the clock of their places. */
export type Return = {
  readonly passengers: number;
  readonly leaves: LocalDateTime;
  /** Null where nobody planned it yet. */
  readonly arrives: LocalDateTime | null;
  /** Its own; empty where nobody chose them yet. */
  readonly vehicles: readonly FleetKey[];
};

/** The two returns of a trip whose group comes back in parts; empty where all come back together. */
export function listReturns(trip: Pick<Trip, 'itinerary' | 'group' | 'quote'>): readonly Return[] {
  const option = findChosenOption(trip);
  const planned = option === null ? [] : listReturnsOf(option);
  if (planned.length > 0) return planned;
  return (splitByReturn(trip) ?? []).flatMap(({ itinerary: { stops }, group }) => {
    const leaves = stops.at(-2)?.departure;
    return leaves ? [{ passengers: group.passengers, leaves, arrives: null, vehicles: [] }] : [];
  });
}

/** The same of one choice of vehicles. */
export function listReturnsOf(option: Pick<QuoteOption, 'groups' | 'lines' | 'vehicles'>): readonly Return[] {
  return listVehicleGroups(option).map(({ passengers, returns, arrives, from, vehicles }) => ({
    ...{ passengers, arrives, leaves: returns },
    vehicles: option.vehicles.slice(from, from + vehicles),
  }));
}
