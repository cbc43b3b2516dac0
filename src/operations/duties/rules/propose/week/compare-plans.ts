import type { ProposedRun } from '../day.ts';

type Row = Pick<ProposedRun, 'reference' | 'vehicleIndex' | 'vehicleId' | 'driverIds' | 'emptyKilometres'>;

/** How a run differs between two plans. */
export type RowDifference<Known extends Row> = {
  readonly kind: 'same' | 'driver' | 'vehicle' | 'driver-and-vehicle' | 'only-first' | 'only-second';
  readonly first: Known | null;
  readonly second: Known | null;
};

/** Every run that either plan has, in the order of the first plan, then those of the second alone. */
export function comparePlans<Known extends Row>(first: readonly Known[], second: readonly Known[]): readonly RowDifference<Known>[] {
  const others = new Map(second.map((row) => [keyOf(row), row] as const));
  const known = new Set(first.map(keyOf));
  return [
    ...first.map((row): RowDifference<Known> => {
      const other = others.get(keyOf(row)) ?? null;
      return { kind: other === null ? 'only-first' : kindOf(row, other), first: row, second: other };
    }),
    ...second.filter((row) => !known.has(keyOf(row))).map((row) => ({ kind: 'only-second' as const, first: null, second: row })),
  ];
}

function keyOf({ reference, vehicleIndex }: Row): string {
  return `${reference} ${vehicleIndex}`;
}

function kindOf(first: Row, second: Row): 'same' | 'driver' | 'vehicle' | 'driver-and-vehicle' {
  const isSameCrew = first.driverIds.toSorted().join() === second.driverIds.toSorted().join();
  if (first.vehicleId === second.vehicleId) return isSameCrew ? 'same' : 'driver';
  return isSameCrew ? 'vehicle' : 'driver-and-vehicle';
}
