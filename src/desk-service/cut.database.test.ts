import { expect, it } from 'vitest';
import { cutActs, cutDeskActs } from './testing/cut-acts.ts';

/** `CUT_ACTS=money,trips.cancel` chooses other acts. The tests at length cut all of them. */
const asked = process.env.CUT_ACTS?.split(',') ?? null;
const sample = ['money.recordLine', 'trips.correctInvoice', 'trips.note'];

it('a sample of acts of the desk is done once or not at all, wherever the connection is cut', { timeout: 900_000 }, async () => {
  const names = asked === null ? sample : [...cutActs.keys()].filter((name) => asked.some((word) => name.includes(word)));
  const { cuts, faults } = await cutDeskActs(names);
  expect(faults).toEqual([]);
  expect(cuts).toBeGreaterThan(names.length * 2);
});
