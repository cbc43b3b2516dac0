import { Worker } from 'node:worker_threads';
import type { DayProposal, DayQuestion } from '#operations/duties/rules/propose/day.ts';
import { Unavailable } from '#operations/trips/context.ts';
import type { ProposalOrder, ProposalReply } from './proposal-thread.ts';

export type Proposals = {
  /** Throws {@link Unavailable} if too many wait already, or the solving thread died. */
  readonly propose: (question: DayQuestion) => Promise<DayProposal>;
  readonly close: () => Promise<void>;
};

/** Each takes seconds: while two wait, further requests are refused. */
const mostWaiting = 3;
/** Milliseconds; a thread that has answered nothing for this long is stuck. */
const longest = 25_000;
/** Megabytes. */
const memory = { maxOldGenerationSizeMb: 512 };

type Waiting = { readonly resolve: (proposal: DayProposal) => void; readonly reject: (error: Error) => void };

/** Makes proposals in a separate thread, because they would block every page. It starts with the first and ends when none is left. */
export function createThreadedProposals(): Proposals {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let thread: Promise<Worker> | null = null;
  let current: Worker | null = null;
  let watch: NodeJS.Timeout | undefined;

  /** A thread that ends after its release takes no order with it. */
  function failAll(worker: Worker, reason: string): void {
    if (worker !== current) return;
    clearTimeout(watch);
    thread = null;
    for (const { reject } of waiting.values()) reject(new Unavailable(reason));
    waiting.clear();
  }

  function take(reply: ProposalReply): void {
    const order = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('proposal' in reply) order?.resolve(reply.proposal);
    else order?.reject(new Error(`Nothing could be proposed: ${reply.message}`));
  }

  function watchOver(worker: Worker): void {
    clearTimeout(watch);
    if (waiting.size > 0) watch = setTimeout(() => void worker.terminate(), longest).unref();
    else {
      thread = null;
      current = null;
      void worker.terminate();
    }
  }

  async function startThread(): Promise<Worker> {
    const { proposalThreadFile } = await import('./proposal-thread.ts');
    const worker = new Worker(new URL(proposalThreadFile), { workerData: { makesProposals: true }, resourceLimits: memory });
    current = worker;
    worker.unref();
    worker.on('message', (reply: ProposalReply) => {
      take(reply);
      watchOver(worker);
    });
    worker.on('error', (error) => failAll(worker, `the thread that proposes failed: ${error.message}`));
    worker.on('exit', (code) => failAll(worker, `the thread that proposes ended with ${code}`));
    return worker;
  }

  return {
    async propose(question) {
      if (waiting.size >= mostWaiting) throw new Unavailable('others wait for proposals already');
      lastId += 1;
      const order: ProposalOrder = { id: lastId, question };
      const { promise, resolve, reject } = Promise.withResolvers<DayProposal>();
      waiting.set(order.id, { resolve, reject });
      thread ??= startThread();
      const worker = await thread;
      worker.postMessage(order);
      if (waiting.size === 1) watchOver(worker);
      return await promise;
    },
    async close() {
      await (await thread)?.terminate();
    },
  };
}
