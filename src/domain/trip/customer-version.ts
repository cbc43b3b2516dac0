import type { Trip } from './trip.ts';

/** The parts of a trip that a customer sees and acts on. Assigning a crew or sharing the page with the group changes none of them. */
const shownParts = [
  ...(['status', 'stage', 'customer', 'itinerary', 'group', 'quote', 'personReasons', 'firstContact', 'secondContact', 'invoice'] as const),
  ...(['cancelation', 'alternatives'] as const),
] satisfies readonly (keyof Trip)[];

/**
 * The version that a customer's act carries: the version of `after` if a part that the customer sees has changed, else the one before. So
 * an order from an outdated page is refused, but not because staff assigned a driver in between.
 */
export function customerVersionOf(before: Trip, after: Trip): number {
  const isSame = shownParts.every((part) => before[part] === after[part] || textOf(before[part]) === textOf(after[part]));
  return isSame ? before.customerVersion : after.version;
}

/** The same text for the same value, whatever the order of its fields. An absent field equals one without a value. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([left], [right]) => (left < right ? -1 : 1)))
      : each,
  );
}
