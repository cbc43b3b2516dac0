import { runSteps } from './run-steps.ts';

/** `npm test`: everything that must pass, on a fresh machine too. */
// By default Vitest leaves a core free.
const onAllCores = '--maxWorkers=100%';

runSteps([
  { name: 'verify', command: ['node', 'scripts/verify.ts'] },
  { name: 'browser installed', command: ['node', 'scripts/ensure-browser.ts'] },
  { name: 'unit tests', command: ['node', 'node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', onAllCores] },
  { name: 'database tests', command: ['node', 'node_modules/vitest/vitest.mjs', 'run', '--project', 'database', onAllCores] },
  { name: 'HTTP tests', command: ['node', 'node_modules/vitest/vitest.mjs', 'run', '--project', 'http', onAllCores] },
  // Tests that are the same on each site run on one or two, and long ones not at all: `npm run test:everywhere` has the rest.
  { name: 'browser tests', command: ['node', 'node_modules/@playwright/test/cli.js', 'test', '--grep-invert', '@every-site|@at-length'] },
]);
