import type { LoadShedderFigures } from '../observing/metrics.ts';
import type { LoopDelay } from './loop-delay.ts';

export type LoadShedder = {
  /** How many jobs are running and waiting, and how many are admitted at once. */
  figures(): LoadShedderFigures;
  /** Runs the job when its turn comes, or refuses it: at once if the maximum is in progress, or later if its turn does not come in time. */
  run<Answer>(work: () => Promise<Answer> | Answer, refuse: () => Promise<Answer> | Answer): Promise<Answer>;
};

export type LoadShedderOptions = {
  /** The maximum in progress, including waiting jobs; 0 for no limit. */
  readonly most: number;
  readonly delay: LoopDelay;
  /** Milliseconds after which a waiting request is refused. */
  readonly patience?: number;
};

/** Beyond this many milliseconds the loop is too late: pages outside the load shedder and the health checks of a load balancer suffer. */
const tooLate = 30;
/** Below half of that, more may be admitted. */
const early = tooLate / 2;
/** The database serves ten at once, and a page waits for it half of its time. */
const firstWidth = 20;
/** A minimum, so that work continues however late the loop is: the delay may have another cause. */
const leastWidth = 4;
/**
 * One more request starts for each of these milliseconds that a turn of the loop took; otherwise other work could leave no time for waiting
 * requests.
 */
const turnOfOne = 20;
const usualPatience = 2_000;
/** While no request has waited for this share of the limit, all will be served, oldest first. */
const fairShare = 1 / 2;

type Waiting = { readonly since: number; readonly answer: (isLetIn: boolean) => void };

/**
 * Admits as many requests at once as the event loop can serve without delay. Above that, admitted requests finish in time and the rest are
 * refused; a queue would make everybody wait until nobody is served.
 *
 * While the queue is short, the oldest request is admitted first. When it is too long, the newest is: the longest wait is nearest to giving
 * up. One turn of the loop starts one request, so that work outside the load shedder is answered in between.
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

  /** One timer for all waiting requests: the first in the queue has waited longest. */
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

/** How many requests are admitted at once: fewer while the loop is late, more while it is on time and some wait. */
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
