import { expect, it } from 'vitest';
import { cutActs, cutDeskActs } from '../testing/cut-acts.ts';
import { createCutWorld, openOffice } from '../testing/cut-world.ts';

/** Acts that came without a scenario. The list only gets shorter. */
const uncut: ReadonlySet<string> = new Set([]);

it('every act of the desk is done once or not at all, wherever its connection is cut', { timeout: 1_800_000 }, async () => {
  const { cuts, faults } = await cutDeskActs([...cutActs.keys()]);
  expect(faults).toEqual([]);
  expect(cuts).toBeGreaterThan(1_000);
});

it('every act of the desk has a scenario, or is on the list of those that wait for one', async () => {
  const world = await createCutWorld();
  const { acts } = openOffice(world, world.context.db).boss;
  const names = Object.entries(acts).flatMap(([subject, ofSubject]) => Object.keys(ofSubject).map((name) => `${subject}.${name}`));
  const without = names.filter((name) => !cutActs.has(name));
  expect(without.toSorted()).toEqual([...uncut].toSorted());
});
