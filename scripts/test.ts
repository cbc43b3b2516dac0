import { runSteps } from './run-steps.ts';

/** `npm test`: everything that must pass, on a fresh machine too. */
// Left to itself Vitest keeps a core free.
const onAllCores = '--maxWorkers=100%';

runSteps([
  { name: 'verify', command: ['node', 'scripts/verify.ts'] },
  { name: 'browser installed', command: ['node', 'scripts/ensure-browser.ts'] },
  { name: 'unit tests', command: ['node', 'node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', onAllCores] },
  { name: 'database tests', command: ['node', 'node_modules/vitest/vitest.mjs', 'run', '--project', 'database', onAllCores] },
  { name: 'HTTP tests', command: ['node', 'node_modules/vitest/vitest.mjs', 'run', '--project', 'http', onAllCores] },
  // What is the same on each site is tried on one or two, and what takes long not at all: `npm run test:everywhere` has the rest.
  { name: 'browser tests', command: ['node', 'node_modules/@playwright/test/cli.js', 'test', '--grep-invert', '@every-site|@at-length'] },
]);
