import type { FleetKey } from '#domain/sites/keys.ts';

/** Seats side by side: on the driver's side and on the kerb side, or a bench across the vehicle. */
export type SeatRow =
  | { readonly kind: 'sides'; readonly left: number; readonly right: number }
  | { readonly kind: 'bench'; readonly seats: number };

/** The rows of a deck, from the front; the upper deck before the lower. */
export type DeckPlan = readonly SeatRow[];

type Layout = {
  readonly left: number;
  readonly right: number /** Where the rows at the kerb make room for a door. */;
  readonly gap: 'front' | 'middle';
};

const coach: Layout = { left: 2, right: 2, gap: 'middle' };

/**
 * A usual arrangement of that many seats: two and two with a bench at the rear in a coach, two and one in a minibus, and in a taxi bus two
 * beside the driver and benches. The total is always exact.
 */
export function planSeats(fleet: FleetKey, seats: number): readonly DeckPlan[] {
  if (fleet === 'taxiBus') return [planBenches(seats)];
  if (fleet === 'minibus') return [planDeck(seats, { left: 2, right: 1, gap: 'front' })];
  if (fleet === 'midibus') return [planDeck(seats, { ...coach, gap: 'front' })];
  if (fleet !== 'doubleDecker') return [planDeck(seats, coach)];
  const below = 2 * Math.round(seats * 0.11);
  return [planDeck(seats - below, { ...coach, gap: 'front' }), planSides(below / 2, { ...coach, gap: 'front' })];
}

function planBenches(seats: number): DeckPlan {
  const benches = Math.ceil((seats - 2) / 3);
  const rows = Array.from({ length: benches }, (_, index): SeatRow => ({ kind: 'bench', seats: Math.min(3, seats - 2 - 3 * index) }));
  return [{ kind: 'sides', left: 0, right: 2 }, ...rows];
}

/** Rows of seats, and behind them a bench that takes the remainder. */
function planDeck(seats: number, layout: Layout): DeckPlan {
  const wide = layout.left + layout.right;
  if (layout.left !== layout.right) {
    const bench = wide + 1 + ((seats - wide - 1) % wide);
    const rows = (seats - bench) / wide;
    return [
      ...Array.from({ length: rows }, (): SeatRow => ({ kind: 'sides', left: layout.left, right: layout.right })),
      { kind: 'bench', seats: bench },
    ];
  }
  const bench = (seats - 5) % 2 === 0 ? 5 : 4;
  return [...planSides((seats - bench) / 2, layout), { kind: 'bench', seats: bench }];
}

/** Pairs on both sides. On the kerb side as many fewer as the door needs. */
function planSides(pairs: number, { gap }: Layout): DeckPlan {
  const left = Math.ceil((gap === 'middle' ? pairs + 1 : pairs) / 2);
  const missing = 2 * left - pairs;
  // The second door of a coach is in front of the rear axle, a little behind the middle.
  const from = gap === 'middle' ? Math.round(left * 0.58) : 0;
  return Array.from(
    { length: left },
    (_, row): SeatRow => ({ kind: 'sides', left: 2, right: row >= from && row < from + missing ? 0 : 2 }),
  );
}

export function countSeats(plan: readonly DeckPlan[]): number {
  return plan.flat().reduce((sum, row) => sum + (row.kind === 'bench' ? row.seats : row.left + row.right), 0);
}
