import { describe, expect, it } from 'vitest';
import { brand, companies } from '#domain/sites/brand.ts';
import { fillPlaceholders, findUnknownPlaceholders, getPlaceholderValues, placeholders } from './placeholders.ts';

describe('placeholders', () => {
  it('names those that nothing fills', () => {
    expect(findUnknownPlaceholders('{brand}, {phnoe} and {company.shoeSize}')).toEqual(['phnoe', 'company.shoeSize']);
    expect(findUnknownPlaceholders('no braces')).toEqual([]);
  });

  it('fills each with what the brand file says for the site', () => {
    const values = getPlaceholderValues('de', 'de');
    expect(fillPlaceholders('{brand}: {phone}, {company.country}', values)).toBe(`${brand.name}: 030\u00a023125\u00a00, Deutschland`);
    expect(values['company.address']).toContain(companies.de.city);
  });

  it('has a value for every placeholder on every site', () => {
    const values = getPlaceholderValues('be', 'frBE');
    expect(placeholders.filter((name) => values[name] === '')).toEqual([]);
    expect(values['company.country']).toBe('Belgique');
  });
});
