import { failure, type Result, success } from '#domain/result.ts';

/** A customer as moving people sees it. */
export type MovableCustomer = { readonly id: string; readonly version: number; readonly mergedInto: string | null };

/** Somebody else changed one of the records meanwhile, or it no longer exists. */
export type NotMovable = 'customer-changed' | 'same-customer' | 'gone';

/** Whether one record may be merged into another, as both were seen. */
export function judgeMerge(
  { from, to }: { readonly from: MovableCustomer | null; readonly to: MovableCustomer | null },
  seen: { readonly from: number; readonly to: number },
): Result<true, NotMovable> {
  if (from === null || to === null || from.mergedInto !== null || to.mergedInto !== null) return failure('gone');
  if (from.id === to.id) return failure('same-customer');
  return from.version === seen.from && to.version === seen.to ? success(true) : failure('customer-changed');
}

/** Whether these people may become a separate customer: at least one moves, and at least one stays. */
export function judgeSplit(
  people: readonly string[],
  chosen: readonly string[],
): Result<readonly string[], 'nobody-chosen' | 'nobody-stays'> {
  const going = people.filter((id) => chosen.includes(id));
  if (going.length === 0) return failure('nobody-chosen');
  return going.length === people.length ? failure('nobody-stays') : success(going);
}
