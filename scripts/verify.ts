import { runSteps, type Step } from './run-steps.ts';

const bin = (path: string) => `node_modules/${path}`;

/** `npm run verify`: everything that can be checked without running the product; two at once, because most use one core. */
const steps: readonly Step[] = [
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'types', command: ['node', bin('typescript-7/bin/tsc'), '-p', 'tsconfig.json'] },
  { name: 'types of the pure domain', command: ['node', bin('typescript-7/bin/tsc'), '-p', 'tsconfig.domain.json'] },
  { name: 'lint and format', command: ['node', bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'import walls', command: ['node', 'scripts/check-walls.ts'] },
  { name: 'outcomes of acts', command: ['node', 'scripts/check-outcomes.ts'] },
  { name: 'unused code', command: ['node', bin('knip/bin/knip.js')] },
  // Without the tests among its entries: code that only a test calls is unused.
  { name: 'code that only tests use', command: ['node', bin('knip/bin/knip.js'), '--production', '--config', 'knip.production.json'] },
  { name: 'texts', command: ['node', 'scripts/check-locales.ts'] },
  { name: 'licences, sources and secrets', command: ['node', 'scripts/check-supply.ts'] },
  { name: 'script sizes', command: ['node', bin('size-limit/bin.js')], after: ['build'] },
];
await runSteps(steps, { atOnce: 2, isOutputKept: true });
