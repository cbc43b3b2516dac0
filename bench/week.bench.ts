import { proposeWeek } from '#operations/duties/rules/propose/week/propose-week.ts';
import { findFaults } from '#operations/duties/rules/propose/week/testing/check-plan.ts';
import { createSampleWeek, type SampleWeek } from '#operations/duties/rules/propose/week/testing/sample-week.ts';
import { loadGrowingSolver } from '../src/server/proposals/grow-with-highs.ts';
import { report } from './goals.ts';

/** Plans of a day and of a week, with vehicles and drivers of three depots who worked for four weeks before. */

type Case = SampleWeek & { readonly name: string; readonly seconds: number; readonly bar: number; readonly gap: number };

const cases: readonly Case[] = [
  {
    name: '60 duties of a day',
    days: 1,
    runs: 60,
    vehicles: 60,
    drivers: 70,
    historyDays: 28,
    seconds: 8,
    bar: 10,
    gap: Number.POSITIVE_INFINITY,
  },
  { name: '300 duties of a week', days: 7, runs: 300, vehicles: 60, drivers: 90, historyDays: 28, seconds: 105, bar: 120, gap: 0.03 },
];

/** The same numbers each time: a linear congruential row (Numerical Recipes). */
function drawFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const open = await loadGrowingSolver();
for (const { name, seconds, bar, gap: most, ...size } of cases) {
  for (const seed of [1, 2, 3]) {
    const question = createSampleWeek(size, drawFrom(seed));
    const started = performance.now();
    const secondsLeft = () => seconds - (performance.now() - started) / 1_000;
    const plan = proposeWeek(question, { open, secondsLeft });
    const took = (performance.now() - started) / 1_000;
    const faults = findFaults(question, plan.rows);
    const gap = plan.gap ?? Number.POSITIVE_INFINITY;
    report({ name: `${name}, seed ${seed}`, value: took, unit: 's', bar: { most: bar } });
    report({ name: `${name}, seed ${seed}, gap`, value: gap * 100, unit: '%', bar: Number.isFinite(most) ? { most: most * 100 } : null });
    report({ name: `${name}, seed ${seed}, unlawful`, value: faults.length, unit: 'duties', bar: { most: 0 } });
    process.stdout.write(
      `  ${plan.figures.covered} planned, ${plan.figures.open} open, ${plan.figures.emptyKilometres} empty km, cost ${Math.round(plan.cost)}, ` +
        `bound ${Math.round(plan.bound ?? 0)}; one by one ${plan.greedy.figures.covered} planned, ${plan.greedy.figures.emptyKilometres} empty km, ` +
        `cost ${Math.round(plan.greedy.cost)}\n`,
    );
    for (const fault of faults.slice(0, 5)) process.stdout.write(`  ${fault}\n`);
  }
}
