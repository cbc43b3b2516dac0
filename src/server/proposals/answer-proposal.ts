import type { DayProposal, DayQuestion } from '#operations/duties/rules/propose/day.ts';
import { proposeDay } from '#operations/duties/rules/propose/propose-day.ts';
import { loadSolver } from './solve-with-highs.ts';

/** Somebody waits for it at the desk: so many milliseconds, and what is known then is said. */
const longest = 8_000;

/** A proposal, in the thread that asks. The solver is loaded for it and given back: it would keep 50 MB for what is asked a few times a day. */
export async function answerProposal(question: DayQuestion): Promise<DayProposal> {
  const until = performance.now() + longest;
  const solve = await loadSolver();
  return proposeDay(question, { solve, secondsLeft: () => (until - performance.now()) / 1_000 });
}
