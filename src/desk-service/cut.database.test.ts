import { expect, it } from 'vitest';
import { cutActs, cutDeskActs, uncutActs } from './testing/cut-acts.ts';
import { createCutWorld, openOffice } from './testing/cut-world.ts';

/** `CUT_ACTS=money,trips.cancel` chooses other acts. The tests at length cut all of them. */
const asked = process.env.CUT_ACTS?.split(',') ?? null;
const sample = ['money.recordLine', 'trips.correctInvoice', 'trips.note'];

it('a sample of acts of the desk is done once or not at all, wherever the connection is cut', { timeout: 1_800_000 }, async () => {
  const names = asked === null ? sample : [...cutActs.keys()].filter((name) => asked.some((word) => name.includes(word)));
  const { cuts, faults } = await cutDeskActs(names, asked === null ? undefined : (line) => process.stdout.write(`${line}\n`));
  expect(faults).toEqual([]);
  expect(cuts).toBeGreaterThan(names.length * 2);
});

it('every act of the desk has a scenario, or is named among those that wait for one', async () => {
  const world = await createCutWorld();
  const { acts } = openOffice(world, world.context.db).boss;
  const names = Object.entries(acts).flatMap(([subject, ofSubject]) => Object.keys(ofSubject).map((name) => `${subject}.${name}`));
  const without = names.filter((name) => !cutActs.has(name));
  expect(without.toSorted()).toEqual([...uncutActs].toSorted());
});
