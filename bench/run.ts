import { readFileSync, writeFileSync } from 'node:fs';
import { describeMachine, judgeRun, listReported, summariseRun } from './goals.ts';
import { type Measured, toRow, writeRows } from './performance-table.ts';

/** Runs the named benchmarks one after another, or all; ends with 1 where a goal is missed. One module graph, so that all report to one list. */
const benchmarks = import.meta.glob('./*.bench.ts');
const asked = process.argv.slice(2);
// A number is passed to the benchmark: how many requests or trips.
const names = asked.filter((word) => !/^\d+$/.test(word) && !word.startsWith('--'));
const document = 'docs/operating/performance.md';

const measured: Measured[] = [];
for (const [file, run] of Object.entries(benchmarks).sort(([one], [other]) => (one < other ? -1 : 1))) {
  if (names.length > 0 && !names.some((name) => file.includes(name))) continue;
  process.stdout.write(`\n${file.slice(2)}\n`);
  const before = listReported().length;
  await run();
  const benchmark = file.slice(2, -'.bench.ts'.length);
  measured.push(
    ...listReported()
      .slice(before)
      .map((goal) => ({ ...goal, benchmark })),
  );
}
process.stdout.write(`\n${summariseRun(measured)}\n`);
if (asked.includes('--write')) {
  const where = `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}`;
  writeFileSync(
    document,
    writeRows(
      readFileSync(document, 'utf8'),
      measured.map((goal) => toRow(goal, where)),
    ),
  );
}
process.exitCode = judgeRun(measured, asked.includes('--allow-noise'));
