import { runSteps } from './run-steps.ts';

/** `npm test`: everything that must pass, on a fresh machine too. */
runSteps([
  { name: 'verify', command: ['node', 'scripts/verify.ts'] },
  { name: 'browser installed', command: ['node', 'scripts/ensure-browser.ts'] },
  { name: 'unit tests', command: ['node', 'node_modules/vitest/vitest.mjs', 'run', '--project', 'unit'] },
  { name: 'database tests', command: ['node', 'node_modules/vitest/vitest.mjs', 'run', '--project', 'database'] },
  { name: 'HTTP tests', command: ['node', 'node_modules/vitest/vitest.mjs', 'run', '--project', 'http'] },
  { name: 'browser tests', command: ['node', 'node_modules/@playwright/test/cli.js', 'test'] },
]);
