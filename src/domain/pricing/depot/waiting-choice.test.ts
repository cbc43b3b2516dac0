import { describe, expect, it } from 'vitest';
import { houseBook } from '../testing/house-rates.ts';
import { sampleLeg } from '../testing/sample-trips.ts';
import type { HomeWait } from './returns-to-depot.ts';
import { listWaitingStrategies } from './waiting-choice.ts';

const { card } = houseBook();
const question = { card, rates: card.vehicles.coachHire, date: '2026-12-01' };

function waitOf(
  stop: number,
  { minutes, leavesAt, home }: { readonly minutes: number; readonly leavesAt: number; readonly home: number },
): HomeWait {
  return { minutes, leavesAt, visit: { stop, toDepot: sampleLeg(home, home), fromDepot: sampleLeg(home, home) } };
}

/** The stops at which the coach goes to the depot, for each strategy. */
function waitingStrategiesOf(...waits: readonly HomeWait[]): number[][] {
  return listWaitingStrategies(waits, question).map((visits) => visits.map(({ stop }) => stop));
}

const [evening, noon] = [20 * 60, 12 * 60];

describe('listManners', () => {
  it('only stays if there is no long wait', () => {
    expect(waitingStrategiesOf()).toEqual([[]]);
  });

  it('tries both options for a single wait', () => {
    expect(waitingStrategiesOf(waitOf(1, { minutes: 200, leavesAt: noon, home: 300 }))).toEqual([[], [1]]);
    expect(waitingStrategiesOf(waitOf(1, { minutes: 900, leavesAt: evening, home: 5 }))).toEqual([[], [1]]);
  });

  it('returns to the depot by day if the hours cost more than the road', () => {
    const near = waitOf(1, { minutes: 600, leavesAt: evening, home: 20 });
    const far = waitOf(2, { minutes: 600, leavesAt: evening, home: 150 });
    expect(waitingStrategiesOf(near, far)).toEqual([[], [1, 2], [1]]);
  });

  it('returns to the depot overnight if room and idle days cost more than the road', () => {
    const oneNight = waitOf(1, { minutes: 15 * 60, leavesAt: 9 * 60, home: 60 });
    const fourNights = waitOf(2, { minutes: 4 * 1_440, leavesAt: 9 * 60, home: 60 });
    expect(waitingStrategiesOf(oneNight, fourNights)).toEqual([[], [1, 2], [2]]);
  });

  it('adds no third option if all waits are alike', () => {
    const near = (stop: number) => waitOf(stop, { minutes: 600, leavesAt: evening, home: 20 });
    expect(waitingStrategiesOf(near(1), near(2))).toEqual([[], [1, 2]]);
  });
});
