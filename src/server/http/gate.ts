import { setImmediate as nextTurn } from 'node:timers/promises';

export type Gate = {
  /** Does the work, or refuses it at once while as much as may be is under way. */
  run<Answer>(work: () => Promise<Answer> | Answer, refuse: () => Promise<Answer> | Answer): Promise<Answer>;
};

/**
 * Lets so many works in at once: of more than a process can do, those that are let in are done in good time and the rest are told so, where
 * a queue would make everybody wait until nobody does any more. 0 for no limit.
 */
export function createGate(mostAtOnce: number): Gate {
  let underWay = 0;
  return {
    async run(work, refuse) {
      if (mostAtOnce > 0 && underWay >= mostAtOnce) return await refuse();
      underWay += 1;
      try {
        // Whoever has come by now is counted first: a page is made in one go, and would be done before the next is even seen to wait.
        await nextTurn();
        return await work();
      } finally {
        underWay -= 1;
      }
    },
  };
}
