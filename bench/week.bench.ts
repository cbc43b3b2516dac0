import { proposeWeek } from '#operations/duties/rules/propose/week/propose-week.ts';
import { createSampleWeek } from '#operations/duties/rules/propose/week/testing/sample-week.ts';
import { loadGrowingSolver } from '../src/server/proposals/grow-with-highs.ts';
function drawFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
const open = await loadGrowingSolver();
const [days=7, runs=300, vehicles=60, drivers=90, bar=115] = (process.env['SIZE'] ?? '').split(',').filter(Boolean).map(Number);
const question = createSampleWeek({ days, runs, vehicles, drivers, historyDays: 28 }, drawFrom(Number(process.env['SEED'] ?? 1)));
const started = performance.now();
const r = proposeWeek(question, { open, secondsLeft: () => bar - (performance.now() - started) / 1000, tell: (p) => console.log(JSON.stringify(p)) });
console.log(((performance.now() - started) / 1000).toFixed(1), 's', r.cost, r.bound, r.gap, r.figures, r.greedy.cost, r.greedy.figures);
