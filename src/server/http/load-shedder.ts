import type { LoadShedderFigures } from '../observing/metrics.ts';
import type { LoopDelay } from './loop-delay.ts';

export type LoadShedder = {
  /** How many works are under way and wait, and how many are let in at once. */
  figures(): LoadShedderFigures;
  /** Does the work when its turn comes, or refuses it: at once while as much as may be is under way, or when its turn does not come in time. */
  run<Answer>(work: () => Promise<Answer> | Answer, refuse: () => Promise<Answer> | Answer): Promise<Answer>;
};

export type LoadShedderOptions = {
  /** What may be under way at most, waiting included; 0 for no limit. */
  readonly most: number;
  readonly delay: LoopDelay;
  /** Milliseconds after which who still waits is told to come again. */
  readonly patience?: number;
};

/** Beyond this many milliseconds the loop is too late: pages beside the gate feel it, and the health checks of a load balancer. */
const tooLate = 30;
/** Half-way there more may be let in. */
const early = tooLate / 2;
/** A database takes ten at once, and a page waits for it half of its time. */
const firstWidth = 20;
/** So that something is done however late the loop is: it may not be the gate's doing. */
const leastWidth = 4;
/** For as many milliseconds that a turn of the loop took, one more work is begun in it: else others could leave those who wait no time. */
const turnOfOne = 20;
const usualPatience = 2_000;
/** While nobody has waited for this share of the patience, all will be served: who came first is let in first. */
const fairShare = 1 / 2;

type Waiting = { readonly since: number; readonly answer: (isLetIn: boolean) => void };

/**
 * Lets in as many works at once as the event loop can do without being late: of more than a process can do, those that are let in are done in
 * good time and the rest are told so, where a queue would make everybody wait until nobody does any more. While the line is short, who came
 * first is let in first. Where it is too long for all, the last to come is: who waits longest is nearest to giving up. Those who wait cost nothing, and ask for nothing else meanwhile. A turn of the loop begins one work,
 * so that what passes beside the gate is answered in between.
 */
export function createLoadShedder({ most, delay, patience = usualPatience }: LoadShedderOptions): LoadShedder {
  const width = createWidth(most, delay);
  const waiting: Waiting[] = [];
  let running = 0;
  let turnAskedAt: number | null = null;
  let watch: NodeJS.Timeout | undefined;

  function askForTurn(): void {
    if (turnAskedAt !== null || waiting.length === 0) return;
    turnAskedAt = performance.now();
    setImmediate(takeTurn);
  }

  function takeTurn(): void {
    const took = performance.now() - (turnAskedAt ?? 0);
    turnAskedAt = null;
    const room = width.now(waiting.length > 0) - running;
    if (room <= 0) return;
    for (const next of takeNext(Math.min(room, 1 + Math.floor(took / turnOfOne)))) {
      running += 1;
      next.answer(true);
    }
    askForTurn();
  }

  function takeNext(count: number): Waiting[] {
    const isFair = (waiting[0]?.since ?? 0) > performance.now() - patience * fairShare;
    return isFair ? waiting.splice(0, count) : waiting.splice(-count).reverse();
  }

  /** One clock for all who wait: the first in the line has waited longest. */
  function sendAway(): void {
    watch = undefined;
    const oldest = performance.now() - patience;
    while (waiting[0] !== undefined && waiting[0].since <= oldest) waiting.shift()?.answer(false);
    watchOver();
  }

  function watchOver(): void {
    const [first] = waiting;
    if (first === undefined || watch !== undefined) return;
    watch = setTimeout(sendAway, Math.max(1, first.since + patience - performance.now())).unref();
  }

  function waitForTurn(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    waiting.push({ since: performance.now(), answer: resolve });
    watchOver();
    askForTurn();
    return promise;
  }

  return {
    figures: () => ({ running, waiting: waiting.length, width: width.current() }),
    async run(work, refuse) {
      if (most === 0) return await work();
      if (running + waiting.length >= most || !(await waitForTurn())) return await refuse();
      try {
        return await work();
      } finally {
        running -= 1;
        askForTurn();
      }
    },
  };
}

/** How many works the gate lets in at once: fewer while the loop is late, more while it is early and somebody waits. */
function createWidth(most: number, delay: LoopDelay) {
  let width = Math.min(most, firstWidth);
  return {
    current: () => width,
    now(isWanted: boolean): number {
      const measured = delay();
      if (measured === null) return width;
      if (measured > tooLate) width = Math.max(Math.min(most, leastWidth), Math.floor(width * 0.7));
      else if (measured < early && isWanted) width = Math.min(most, width + Math.ceil(width / 8));
      return width;
    },
  };
}
