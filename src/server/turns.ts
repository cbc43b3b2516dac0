/**
 * Runs this many jobs at once; others wait for their turn in order of arrival. If the maximum is waiting, the next is refused at once with
 * null.
 */
export function createTurns(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async function takeTurn<Value>(work: () => Promise<Value>): Promise<Value | null> {
    if (underWay >= atOnce) {
      if (waiting.length >= mostWaiting) return null;
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else underWay += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) underWay -= 1;
      else next();
    }
  };
}
