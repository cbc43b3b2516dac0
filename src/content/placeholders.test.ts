import { describe, expect, it } from 'vitest';
import { brand, companies } from '#domain/sites/brand.ts';
import { fillPlaceholders, findUnknownPlaceholders, getPlaceholderValues, isLeftOpen, placeholders } from './placeholders.ts';

describe('placeholders', () => {
  it('names those that nothing fills', () => {
    expect(findUnknownPlaceholders('{brand}, {phnoe} and {company.shoeSize}')).toEqual(['phnoe', 'company.shoeSize']);
    expect(findUnknownPlaceholders('no braces')).toEqual([]);
  });

  it('fills each with the site’s value from the brand file', () => {
    const values = getPlaceholderValues('de', 'de');
    expect(fillPlaceholders('{brand}: {phone}, {company.country}', values)).toBe(`${brand.name}: 030\u00a023125\u00a00, Deutschland`);
    expect(values['company.address']).toContain(companies.de.city);
  });

  it('leaves one paragraph for the role in which we contract, and one for when the operator is named', () => {
    const stands = (site: 'nl' | 'de', names: readonly string[]) => {
      const values = getPlaceholderValues(site, site);
      return names.filter((name) => !isLeftOpen(`{${name}}`, values));
    };
    const roles = ['role.carrier', 'role.principal', 'role.agent'];
    expect([stands('nl', roles), stands('de', roles)]).toEqual([['role.principal'], ['role.principal']]);
    const named = ['named.onceKnown', 'named.dayBefore'];
    expect([stands('nl', named), stands('de', named)]).toEqual([['named.dayBefore'], ['named.onceKnown']]);
  });

  it('has a value for every placeholder on every site', () => {
    const values = getPlaceholderValues('be', 'frBE');
    expect(placeholders.filter((name) => values[name] === '')).toEqual([]);
    expect(values['company.country']).toBe('Belgique');
  });
});
