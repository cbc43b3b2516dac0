import type { DayProposal, DayQuestion } from '#operations/duties/rules/propose/day.ts';
import { proposeDay } from '#operations/duties/rules/propose/propose-day.ts';
import { loadSolver } from './solve-with-highs.ts';

/** Milliseconds after which the best known proposal is returned, because someone waits for it at the desk. */
const longest = 8_000;

/** Makes a proposal in the calling thread. The solver is loaded for it and released: it would hold 50 MB for a few requests a day. */
export async function answerProposal(question: DayQuestion): Promise<DayProposal> {
  const until = performance.now() + longest;
  const solve = await loadSolver();
  return proposeDay(question, { solve, secondsLeft: () => (until - performance.now()) / 1_000 });
}
