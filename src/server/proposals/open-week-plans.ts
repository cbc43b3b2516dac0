import { Worker } from 'node:worker_threads';
import type { PlanWeek } from '#operations/duties/make-plan.ts';
import { Unavailable } from '#operations/trips/context.ts';
import type { Environment } from '../environment.ts';
import { answerWeek } from './answer-week.ts';
import type { WeekOrder, WeekReply } from './week-thread.ts';

/** Megabytes. */
const memory = { maxOldGenerationSizeMb: 1_024 };
/** Each keeps a core busy for minutes. */
const mostThreads = 2;

/** In development Vite runs the sources, which a Node thread cannot. */
export function openWeekPlans(mode: Environment['mode']): PlanWeek {
  return mode === 'development' ? answerWeek : createThreadedWeeks();
}

/** Each plan has a thread of its own, which a cancel ends at once. */
function createThreadedWeeks(): PlanWeek {
  let threads = 0;
  return async (question, { seconds, onProgress, signal }) => {
    if (threads >= mostThreads) throw new Unavailable('others wait for plans already');
    threads += 1;
    try {
      const { weekThreadFile } = await import('./week-thread.ts');
      const worker = new Worker(new URL(weekThreadFile), { workerData: { plansWeeks: true }, resourceLimits: memory });
      worker.unref();
      return await new Promise((resolve, reject) => {
        const end = (settle: () => void) => {
          settle();
          void worker.terminate();
        };
        signal?.addEventListener('abort', () => end(() => resolve(null)), { once: true });
        worker.on('message', (reply: WeekReply) => {
          if ('progress' in reply) onProgress(reply.progress);
          else if ('proposal' in reply) end(() => resolve(reply.proposal));
          else end(() => reject(new Error(`No plan was made: ${reply.message}`)));
        });
        worker.on('error', reject);
        worker.on('exit', (code) => reject(new Unavailable(`the thread that plans ended with ${code}`)));
        worker.postMessage({ question, seconds } satisfies WeekOrder);
      });
    } finally {
      threads -= 1;
    }
  };
}
