import { childSeatKinds, countChildSeats, type Group } from '#domain/itinerary/group.ts';
import type { PriceLine } from '#domain/pricing/lines/price-line.ts';
import type { PriceTables } from './price-extras.ts';
import { reasonOf, unitLine } from './price-lines.ts';

/** Charges that apply once to the whole group, however many vehicles carry it: each of its child seats. */
export function groupLines(group: Group, { extras }: Pick<PriceTables, 'extras'>): PriceLine[] {
  const quantity = countChildSeats(group);
  if (quantity === 0) return [];
  const ages = Object.fromEntries(childSeatKinds.map((kind) => [kind, group[kind]]));
  const { cents: unitCents } = extras.prices['child-seats'];
  return [
    { ...unitLine('extra-child-seats', { quantity, unit: 'piece', unitCents, reason: reasonOf('child-seats', ages) }), vehicle: null },
  ];
}
