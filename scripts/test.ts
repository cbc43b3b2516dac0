import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listSlowest, readPlaywrightReport, readVitestReport, type TimedTest } from '../tools/slowest/slowest-tests.ts';
import { runSteps, type Step } from './run-steps.ts';

/** `npm test`: everything that must pass, on a fresh machine too. At the end it names the ten tests that took longest. */
const reports = mkdtempSync(join(tmpdir(), 'convoya-reports-'));
const reportOf = (name: string) => join(reports, `${name}.json`);
const shown = 10;

// By default Vitest leaves a core free.
const vitest = (project: string) => [
  ...['node', 'node_modules/vitest/vitest.mjs', 'run', '--project', project, '--maxWorkers=100%'],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(project)}`],
];
// The configuration is read by the step's own process.
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = reportOf('browser');

const steps: readonly Step[] = [
  { name: 'verify', command: ['node', 'scripts/verify.ts'] },
  { name: 'browser installed', command: ['node', 'scripts/ensure-browser.ts'] },
  { name: 'unit tests', command: vitest('unit'), after: ['verify', 'browser installed'] },
  { name: 'database tests', command: vitest('database'), after: ['unit tests'] },
  { name: 'HTTP tests', command: vitest('http'), after: ['database tests'] },
  // Tests that are the same on each site run on one or two, and long ones not at all: `npm run test:everywhere` has the rest.
  {
    name: 'browser tests',
    command: ['node', 'node_modules/@playwright/test/cli.js', 'test', '--grep-invert', '@every-site|@at-length', '--reporter=list,json'],
    after: ['HTTP tests'],
  },
];
// The browser is fetched while the code is checked; tests have the machine to themselves.
await runSteps(steps, { atOnce: 2, isOutputKept: false });

/** None where a step did not get as far as its report. */
function readTests(name: string, read: (report: string) => readonly TimedTest[]): readonly TimedTest[] {
  try {
    return read(readFileSync(reportOf(name), 'utf8'));
  } catch {
    process.stdout.write(`There is no report of the ${name} tests.\n`);
    return [];
  }
}

const tests = [
  ...['unit', 'database', 'http'].flatMap((project) => readTests(project, readVitestReport)),
  ...readTests('browser', readPlaywrightReport),
];
rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\nThe ${shown} slowest of ${tests.length} tests:\n${listSlowest(tests, shown).join('\n')}\n`);
