import { proposeDay } from '#operations/duties/rules/propose/propose-day.ts';
import { createSampleDay } from '#operations/duties/rules/propose/testing/sample-day.ts';
import { loadSolver } from '../src/server/proposals/solve-with-highs.ts';
import { report } from './goals.ts';

/** A proposal for 60 open duties of a day, with vehicles and drivers of three depots who worked for the four weeks before. */

const bar = 10_000;
const sizes = [
  { runs: 60, vehicles: 40, drivers: 45, historyDays: 28 },
  { runs: 60, vehicles: 100, drivers: 200, historyDays: 28 },
];

/** The same numbers each time: a linear congruential generator (Numerical Recipes). */
function drawFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const loading = performance.now();
const solve = await loadSolver();
process.stdout.write(`the solver is loaded in ${Math.round(performance.now() - loading)} ms\n`);

for (const size of sizes) {
  for (const seed of [1, 2, 3]) {
    const question = createSampleDay(size, drawFrom(seed));
    const started = performance.now();
    const until = started + 8_000;
    const secondsLeft = () => (until - performance.now()) / 1_000;
    const { rows, open, isBest } = proposeDay(question, { solve, secondsLeft });
    const took = Math.round(performance.now() - started);
    const kilometres = rows.reduce((sum, row) => sum + row.emptyKilometres, 0);
    const name = `${size.runs} duties, ${size.vehicles} vehicles, ${size.drivers} drivers, seed ${seed}`;
    const note = `${rows.length} proposed, ${open.length} open, ${kilometres} empty km, ${isBest ? 'proved' : 'not proved'}`;
    report({ name, value: took, unit: 'ms', bar: { most: bar }, note });
  }
}
