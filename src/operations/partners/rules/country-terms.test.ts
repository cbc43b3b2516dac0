import { describe, expect, it } from 'vitest';
import { companies, legalDetails } from '#domain/sites/brand.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { findRoleProblems, partnerTerms } from './country-terms.ts';

describe('the role in which we contract', () => {
  it('as shipped can be, on every site', () => {
    for (const site of siteKeys) {
      const { country } = companies[site];
      expect(findRoleProblems(country, partnerTerms[country], legalDetails[site].licence !== null)).toEqual([]);
    }
  });

  it('is carrier only with a licence of our own', () => {
    const carrier = { contractRole: 'carrier', operatorNamed: 'day-before' } as const;
    expect(findRoleProblems('NL', carrier, false)).toEqual([expect.stringMatching(/^NL: a carrier has a licence/)]);
    expect(findRoleProblems('DE', carrier, true)).toEqual([]);
  });

  it('names the operator as soon as it is known where the customer contracts with him, and in Germany', () => {
    for (const [country, contractRole] of [
      ['FR', 'agent'],
      ['DE', 'principal'],
    ] as const) {
      expect(findRoleProblems(country, { contractRole, operatorNamed: 'day-before' }, false)).toHaveLength(1);
      expect(findRoleProblems(country, { contractRole, operatorNamed: 'once-known' }, false)).toEqual([]);
    }
  });
});
