import type { Environment } from '../environment.ts';
import { answerProposal } from './answer-proposal.ts';
import { createThreadedProposals, type Proposals } from './threaded-proposals.ts';

/** In development Vite runs the sources directly, which a Node thread cannot. */
export function openProposals(mode: Environment['mode']): Proposals {
  return mode === 'development' ? { propose: answerProposal, close: async () => undefined } : createThreadedProposals();
}
