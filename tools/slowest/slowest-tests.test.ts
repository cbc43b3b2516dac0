import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listSlowest, readPlaywrightReport, readVitestReport } from './slowest-tests.ts';

it('reads each test of a report of Vitest, one that was left out with no time', () => {
  const assertionResults = [
    { fullName: ' a group a test', status: 'passed', duration: 12.5 },
    { fullName: 'another', status: 'skipped' },
  ];
  const report = { numTotalTests: 2, testResults: [{ name: join(process.cwd(), 'src/x.test.ts'), assertionResults }] };
  expect(readVitestReport(JSON.stringify(report))).toEqual([
    { file: 'src/x.test.ts', name: 'a group a test', milliseconds: 12.5 },
    { file: 'src/x.test.ts', name: 'another', milliseconds: 0 },
  ]);
});

it('reads each test of a report of Playwright, in groups too, with all its tries', () => {
  const spec = (title: string, ...durations: readonly number[]) => ({
    title,
    file: 'x.spec.ts',
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = { suites: [{ specs: [spec('outside', 5)], suites: [{ title: 'a group', specs: [spec('inside', 7, 8)] }] }] };
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual([
    { file: 'e2e/x.spec.ts', name: 'outside', milliseconds: 5 },
    { file: 'e2e/x.spec.ts', name: 'inside', milliseconds: 15 },
  ]);
});

it('refuses a report of another shape', () => {
  expect(() => readVitestReport('{}')).toThrow();
});

it('lists as many as asked for, the slowest first', () => {
  const tests = [900, 61_234, 2_000].map((milliseconds) => ({ file: 'f', name: `t${milliseconds}`, milliseconds }));
  expect(listSlowest(tests, 2)).toEqual(['  61.2 s  f: t61234', '   2.0 s  f: t2000']);
});
