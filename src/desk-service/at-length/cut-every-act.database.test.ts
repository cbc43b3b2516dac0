import { expect, it } from 'vitest';
import { cutActs, cutDeskActs, uncutActs } from '../testing/cut-acts.ts';

it('every act of the desk is done once or not at all, wherever its connection is cut', { timeout: 3_600_000 }, async () => {
  const { cuts, faults } = await cutDeskActs([...cutActs.keys()]);
  process.stdout.write(`cuts: ${cutActs.size} acts, ${cuts} cuts, ${faults.length} faults; ${uncutActs.size} acts without a scenario\n`);
  expect(faults).toEqual([]);
  expect(cuts).toBeGreaterThan(1_000);
});
