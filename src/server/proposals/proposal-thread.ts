import { isMainThread, type MessagePort, parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import type { DayProposal, DayQuestion } from '#operations/duties/rules/propose/day.ts';
import { answerProposal } from './answer-proposal.ts';

/** This file, which runs as a thread when started as one. */
export const proposalThreadFile = import.meta.url;

export type ProposalOrder = { readonly id: number; readonly question: DayQuestion };
export type ProposalReply = { readonly id: number } & ({ readonly proposal: DayProposal } | { readonly message: string });

const start = v.safeParse(v.object({ makesProposals: v.literal(true) }), workerData);
if (!isMainThread && parentPort !== null && start.success) serve(parentPort);

/** One after another: a thread does one thing at a time anyway. */
function serve(port: MessagePort): void {
  let last: Promise<void> = Promise.resolve();
  port.on('message', ({ id, question }: ProposalOrder) => {
    last = last.then(async () => {
      try {
        port.postMessage({ id, proposal: await answerProposal(question) } satisfies ProposalReply);
      } catch (error) {
        port.postMessage({ id, message: error instanceof Error ? error.message : String(error) } satisfies ProposalReply);
      }
    });
  });
}
