import { sumCents } from '#domain/money/money.ts';
import type { QuoteOption, VehicleGroup } from './quote.ts';

/** A group of an option with the index of its first vehicle, and the net price of its lines. */
export type PlacedGroup = VehicleGroup & { readonly from: number; readonly netCents: number };

/** The groups of an option, in order of boarding or return; empty if everybody travels together. */
export function listVehicleGroups({ groups = [], lines }: Pick<QuoteOption, 'groups' | 'lines'>): readonly PlacedGroup[] {
  return groups.map((group, index) => ({
    ...group,
    from: groups.slice(0, index).reduce((sum, { vehicles }) => sum + vehicles, 0),
    netCents: sumCents(lines.filter((line) => line.group === index).map(({ amountCents }) => amountCents)),
  }));
}
