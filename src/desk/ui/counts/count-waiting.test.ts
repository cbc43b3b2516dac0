import { expect, it } from 'vitest';
import { countByPlace, countWaiting } from './count-waiting.ts';

const some = (length: number) => ({ length });
const lists = {
  today: {
    ...{ requests: some(4), failedMails: some(1), reviews: some(2), mentions: some(0) },
    ...{ overdue: some(3), unreadSheets: some(1), cardsDue: some(2) },
  },
  ...{ waitingPrices: some(1), openIncidents: some(1), myTasks: some(2), droppedJobs: some(1) },
  rings: [{ kind: 'uncovered' }, { kind: 'untaken' }, { kind: 'unpaid' }],
};

it('counts everything that Today lists', () => {
  expect(countWaiting(lists)).toBe(21);
});

it('puts what waits to the place where it is done', () => {
  expect(countByPlace(lists)).toEqual({ '/': 21, '/board': 1, '/offers': 2, '/payments': 3, '/drivers': 2, '/reviews': 2 });
});
