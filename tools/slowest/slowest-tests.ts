import { relative } from 'node:path';
import * as v from 'valibot';

/** A test that ran. */
export type TimedTest = { readonly file: string; readonly name: string; readonly milliseconds: number };

/** As Vitest's JSON reporter writes it, the part that is needed. */
const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), duration: v.optional(v.nullable(v.number())) })),
    }),
  ),
});

export function readVitestReport(report: string): readonly TimedTest[] {
  const { testResults } = v.parse(vitestReport, JSON.parse(report));
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ file: relative('.', file), name: fullName.trim(), milliseconds: duration ?? 0 })),
  );
}

const spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })),
});
type Suite = { readonly specs?: readonly v.InferOutput<typeof spec>[] | undefined; readonly suites?: readonly Suite[] | undefined };
const suite: v.GenericSchema<Suite> = v.object({ specs: v.optional(v.array(spec)), suites: v.optional(v.array(v.lazy(() => suite))) });

/** As Playwright's JSON reporter writes it: files hold groups, groups hold tests. A test that was tried again counts with all its tries. */
export function readPlaywrightReport(report: string): readonly TimedTest[] {
  return listSpecs(v.parse(suite, JSON.parse(report)));
}

function listSpecs({ specs = [], suites = [] }: Suite): readonly TimedTest[] {
  const own = specs.map(({ title, file, tests }) => ({
    file: `e2e/${file}`,
    name: title,
    milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(listSpecs)];
}

/** The tests that took longest, a line each, the slowest first. */
export function listSlowest(tests: readonly TimedTest[], count: number): readonly string[] {
  return tests
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ file, name, milliseconds }) => `${(milliseconds / 1_000).toFixed(1).padStart(6)} s  ${file}: ${name}`);
}
