import { describe, expect, it } from 'vitest';
import { parseYaml } from './source-files.ts';

describe('a YAML text', () => {
  it('returns its fields, and reports errors with their place', () => {
    expect(parseYaml('a: 1\r\nb:\r\n  - c: 2\r\n    d: x       y\r\n').fields).toEqual({ a: 1, b: [{ c: 2, d: 'x       y' }] });
    expect(parseYaml('a: 1\nb: }\n').problems[0]).toMatch(/ at line 2, column 4$/);
  });

  it('names no field twice, at any depth', () => {
    expect(parseYaml('a: 1\na: 2').problems).toEqual(['Map keys must be unique: a']);
    expect(parseYaml('a: [{ b: 1, b: 2 }]').problems).toEqual(['Map keys must be unique: b']);
  });

  it('holds no aliases', () => {
    expect(parseYaml('a: &x 1\nb: *x').problems).toEqual(['must hold named fields, without aliases']);
    expect(parseYaml('a: "&x *y"').fields).toEqual({ a: '&x *y' });
  });

  it.each([
    ['100,000 names', Array.from({ length: 100_000 }, (_, at) => `k${at}: 1`).join('\n')],
    ['20,000 names', Array.from({ length: 20_000 }, (_, at) => `k${at}: 1`).join('\n')],
    ['names in braces', `{${Array.from({ length: 7_000 }, (_, at) => `k${at}`).join()}`],
    ['brackets', '['.repeat(500_000)],
    ['some brackets', '['.repeat(50_000)],
    ['closing brackets', '}'.repeat(28_000)],
    ['commas', `[${','.repeat(28_000)}`],
    ['aliases', `a: &a 1\nb: [${'*a,'.repeat(300_000)}]`],
    ['some aliases', `a: &a 1\nb: [${'*a,'.repeat(5_000)}]`],
    ['colons', ':\n'.repeat(100_000)],
    ['some colons', ':\n'.repeat(5_900)],
    ['dashes', '- '.repeat(30_000)],
    ['question marks', '? a\n'.repeat(5_900)],
    ['open quotes', '"\n'.repeat(5_900)],
    ['documents', '---\n'.repeat(5_900)],
    ['indentation', Array.from({ length: 300 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')],
    ['directives', '%a\n'.repeat(5_900)],
  ])('that is hostile is refused in little time: %s', (_name, text) => {
    const began = performance.now();
    const { fields, problems } = parseYaml(text);
    expect(fields).toBeNull();
    expect(problems.length).toBeLessThanOrEqual(20);
    expect(performance.now() - began).toBeLessThan(1_500);
  });
});
