import { describe, expect, it } from 'vitest';
import { europeanRules } from './european-rules.ts';
import { nationalLimits } from './national-limits.ts';
import { isNationalRule } from './rule-check.ts';

function articlesOf(rules: object): string[] {
  const found = /"(?:\w*[aA]rticle)":"([^"]+)"/g;
  return [...JSON.stringify(rules).matchAll(found)].flatMap(([, article]) => article ?? []);
}

describe('a rule of a country', () => {
  it('is distinguished from the European ones by its article', () => {
    const [european, national] = [articlesOf(europeanRules), articlesOf(nationalLimits)];
    expect(european.length).toBeGreaterThan(10);
    expect(national.length).toBeGreaterThan(3);
    expect(european.filter((article) => isNationalRule({ article }))).toEqual([]);
    expect(national.filter((article) => !isNationalRule({ article }))).toEqual([]);
  });
});
