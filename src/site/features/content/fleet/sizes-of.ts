import type { ComparedVehicle } from '../load-lists.ts';

const largest = ({ sizes }: Pick<ComparedVehicle, 'sizes'>) => Math.max(...sizes.map(({ seats }) => seats));

/** Cents a person pays for the day in the largest size with every seat taken; null without a price. */
export function shareOf({ sizes, dayPrice }: Pick<ComparedVehicle, 'sizes' | 'dayPrice'>): number | null {
  return dayPrice === null || sizes.length === 0 ? null : Math.round(dayPrice.totalCents / largest({ sizes }));
}

/** A vehicle with the numbers of people whom it is the smallest to carry. */
export type GroupSizeRange = { readonly vehicle: ComparedVehicle; readonly least: number; readonly most: number };

/** The ranges from one person to the largest vehicle. The special bus is chosen for its interior, not for its size. */
export function sizesOf(fleet: readonly ComparedVehicle[]): readonly GroupSizeRange[] {
  const bySize = fleet
    .filter(({ slug, sizes }) => slug !== 'specialBus' && sizes.length > 0)
    .toSorted((one, other) => largest(one) - largest(other));
  return bySize.map((vehicle, index) => {
    const smaller = bySize[index - 1];
    return { vehicle, least: smaller === undefined ? 1 : largest(smaller) + 1, most: largest(vehicle) };
  });
}
