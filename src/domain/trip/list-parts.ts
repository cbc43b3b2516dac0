import { splitGroup } from '#domain/itinerary/group-parts.ts';
import type { LocalDateTime } from '#domain/itinerary/itinerary.ts';
import { hasReturn, returnStopOf } from '#domain/itinerary/second-return.ts';
import { boardingOf } from '#domain/pricing/quote/join-parts.ts';
import type { QuoteOption, VehicleGroup } from '#domain/pricing/quote/quote.ts';
import { listVehicleGroups } from '#domain/pricing/quote/vehicle-groups.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import { findChosenOption } from './chosen-option.ts';
import type { Trip } from './trip.ts';

/** How one part of a group travels apart from the others, for display; times are local to each place. */
export type DescribedPart = {
  readonly passengers: number;
  /** Null if all board at the first stop. */
  readonly boards: NonNullable<VehicleGroup['boards']> | null;
  /** When they leave for home; null on a trip without return. */
  readonly returns: LocalDateTime | null;
  /** Null until the part is planned. */
  readonly arrives: LocalDateTime | null;
  /** Empty until vehicles are chosen for it. */
  readonly vehicles: readonly FleetKey[];
  /** The kilometres with this part on board; null if not priced, or if all board at the first stop. */
  readonly kilometres: number | null;
};

/** The parts of a trip whose group boards or returns in parts; empty if everybody travels together. */
export function listParts(trip: Pick<Trip, 'itinerary' | 'group' | 'quote'>): readonly DescribedPart[] {
  const option = findChosenOption(trip);
  const planned = option === null ? [] : listPartsOf(option);
  if (planned.length > 0) return planned;
  return (splitGroup(trip) ?? []).map(({ itinerary, group }) => ({
    passengers: group.passengers,
    boards: trip.itinerary.pickUps === undefined ? null : boardingOf(itinerary),
    returns: hasReturn(itinerary.type) ? (returnStopOf(itinerary)?.departure ?? null) : null,
    ...{ arrives: null, vehicles: [], kilometres: null },
  }));
}

/** The same for one option. */
export function listPartsOf(option: Pick<QuoteOption, 'groups' | 'lines' | 'vehicles'>): readonly DescribedPart[] {
  return listVehicleGroups(option).map(({ passengers, boards = null, returns, arrives, from, vehicles }, index) => ({
    ...{ passengers, boards, returns, arrives },
    vehicles: option.vehicles.slice(from, from + vehicles),
    kilometres: boards === null ? null : kilometresOf(option, index),
  }));
}

/** The kilometres from its lines, which are equal for all vehicles of the part; null for lines that a person wrote. */
function kilometresOf({ groups = [], lines }: Pick<QuoteOption, 'groups' | 'lines'>, index: number): number | null {
  const billed = lines.filter(({ kind, group }) => kind === 'service-kilometres' && group === index);
  const vehicles = groups[index]?.vehicles ?? 0;
  return billed.length === 0 || vehicles === 0 ? null : Math.round(billed.reduce((sum, { quantity }) => sum + quantity, 0) / vehicles);
}
