import type { Environment } from '../environment.ts';
import { answerProposal } from './answer-proposal.ts';
import { createThreadedProposals, type Proposals } from './threaded-proposals.ts';

/** While one develops, Vite runs the sources as they stand, which a thread of Node's cannot. */
export function openProposals(mode: Environment['mode']): Proposals {
  return mode === 'development' ? { propose: answerProposal, close: async () => undefined } : createThreadedProposals();
}
