import { describe, expect, it } from 'vitest';
import { getModel, getVehicle } from '#domain/fleet/vehicles.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { planSize } from '../ui/vehicle/plan-size.ts';
import { drawArt } from './draw-art.tsx';
import { countSeats, planSeats } from './seat-plan.ts';

const sizes = fleetKeys.flatMap((fleet) =>
  getVehicle(fleet).models.map(({ seats, seatsByLuggage }) => ({ fleet, seats, cases: seatsByLuggage.case })),
);

describe('the seats of a vehicle', () => {
  it.each(sizes)('of $fleet are $seats', ({ fleet, seats }) => {
    expect(countSeats(planSeats(fleet, seats))).toBe(seats);
  });

  it('leave room at the kerb for the second door of a coach', () => {
    const [rows = []] = planSeats('coachHire', 50);
    expect(rows.filter((row) => row.kind === 'sides' && row.right === 0)).toHaveLength(1);
    expect(rows[0]).toEqual({ kind: 'sides', left: 2, right: 2 });
  });

  it('are two and one in a minibus, with a bench of four', () => {
    expect(planSeats('minibus', 19)[0]?.at(-1)).toEqual({ kind: 'bench', seats: 4 });
    expect(planSeats('minibus', 19)[0]?.at(0)).toEqual({ kind: 'sides', left: 2, right: 1 });
  });
});

describe.each(['plan', 'plan-tall'])('the cut-away as %s', (kind) => {
  it.each(sizes)('of $fleet numbers each of $seats seats once and packs $cases cases', ({ fleet, seats, cases }) => {
    const art = drawArt(`${kind}-${fleet}-${seats}`);
    const numbers = [...art.matchAll(/<g>((?:<use [^>]*>)+)<\/g>/g)].map(([, digits = '']) =>
      Number(digits.replaceAll(/<use href="#n(\d)"[^>]*>/g, '$1')),
    );
    expect(numbers.toSorted((first, second) => first - second)).toEqual(Array.from({ length: seats }, (_, index) => index + 1));
    const packed = [...art.matchAll(/<path class="\w+" data-cases="(\d+)"/g)].reduce((sum, [, count]) => sum + Number(count), 0);
    expect(packed).toBe(cases);
  });
});

describe('the room that a page leaves for a cut-away', () => {
  it.each(sizes)('of $fleet with $seats seats is as large as the drawing', ({ fleet, seats }) => {
    const { metres } = getModel(getVehicle(fleet), seats);
    for (const kind of ['wide', 'tall'] as const) {
      const { width, height } = planSize({ kind, metres: metres.length, decks: fleet === 'doubleDecker' ? 2 : 1 });
      expect(drawArt(`plan${kind === 'tall' ? '-tall' : ''}-${fleet}-${seats}`)).toContain(`viewBox="0 0 ${width} ${height}"`);
    }
  });
});
