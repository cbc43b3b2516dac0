import type { Planning } from '#operations/duties/make-plan.ts';
import { proposeWeek } from '#operations/duties/rules/propose/week/propose-week.ts';
import type { WeekProposal, WeekQuestion } from '#operations/duties/rules/propose/week/week.ts';
import { loadGrowingSolver } from './grow-with-highs.ts';

/** Works out a plan in the thread that asks. */
export async function answerWeek(question: WeekQuestion, { seconds, onProgress }: Planning): Promise<WeekProposal> {
  const until = performance.now() + seconds * 1_000;
  const open = await loadGrowingSolver();
  return proposeWeek(question, { open, secondsLeft: () => (until - performance.now()) / 1_000, onProgress });
}
