import { isMainThread, type MessagePort, parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import type { Progress } from '#operations/duties/rules/propose/week/propose-week.ts';
import type { WeekProposal, WeekQuestion } from '#operations/duties/rules/propose/week/week.ts';
import { answerWeek } from './answer-week.ts';

/** This file, which is a thread's own where one is started on it. */
export const weekThreadFile = import.meta.url;

export type WeekOrder = { readonly question: WeekQuestion; readonly seconds: number };
export type WeekReply = { readonly progress: Progress } | { readonly proposal: WeekProposal } | { readonly message: string };

const start = v.safeParse(v.object({ plansWeeks: v.literal(true) }), workerData);
if (!isMainThread && parentPort !== null && start.success) serve(parentPort);

/** One plan: the thread ends after it. */
function serve(port: MessagePort): void {
  const say = (reply: WeekReply) => port.postMessage(reply);
  port.once('message', ({ question, seconds }: WeekOrder) => {
    answerWeek(question, { seconds, onProgress: (progress) => say({ progress }) }).then(
      (proposal) => say({ proposal }),
      (error: unknown) => say({ message: error instanceof Error ? error.message : String(error) }),
    );
  });
}
