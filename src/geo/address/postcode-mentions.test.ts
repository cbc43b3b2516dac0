import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPostcodeMentions, printPostcode, toPostcodeKey } from './postcode-mentions.ts';

describe('a postcode in a text', () => {
  it.each([
    ['1012 AB', 'NL', '1012', '1012 AB'],
    ['1012ab Amsterdam', 'NL', '1012', '1012 AB'],
    ['London SW1A 1AA', 'GB', 'SW1A', 'SW1A 1AA'],
    ['M11AE', 'GB', 'M1', 'M1 1AE'],
    ['SW1A', 'GB', 'SW1A', 'SW1A'],
    ['1000-001 Lisboa', 'PT', '1000', '1000-001'],
    ['00-950 Warszawa', 'PL', '00950', '00-950'],
    ['110 00 Praha', 'CZ', '11000', '110 00'],
    ['D-50667', 'DE', '50667', '50667'],
    ['d-50667', 'DE', '50667', '50667'],
    ['D 50667 Köln', 'DE', '50667', '50667'],
    ['L-1111 Luxembourg', 'LU', '1111', '1111'],
    ['FL-9490 Vaduz', 'LI', '9490', '9490'],
    ['75008', 'DE', '75008', '75008'],
  ])('%s', (text, firstCountry, code, printed) => {
    const [mention] = findPostcodeMentions(text);
    expect(mention).toMatchObject({ code, printed });
    expect(mention?.countryCodes[0]).toBe(firstCountry);
  });

  it.each(['Utrecht', 'Domplein 1', 'Kerkstraat 12-14', '123456', 'Rue 1012x', 'a/1000', ''])('is none in %j', (text) => {
    expect(findPostcodeMentions(text)).toEqual([]);
  });

  it('does not take a word behind a number for Dutch letters', () => {
    expect(findPostcodeMentions('Weg 1012 de Bilt').map(({ printed }) => printed)).toEqual(['1012']);
    expect(findPostcodeMentions('1012 DE').map(({ printed }) => printed)).toEqual(['1012 DE']);
  });

  it('has the reported position, and overlaps no other', () => {
    const pieces = fc.constantFrom('1012 AB', 'D-50667', ' ', ', ', 'Rue', '75008', 'SW1A 1AA', '12', '110 00', '-');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const text = parts.join('');
        const mentions = findPostcodeMentions(text);
        for (const [at, { start, end, printed }] of mentions.entries()) {
          const said = text.slice(start, end).toUpperCase().replace(/[ -]/g, '');
          expect(said.endsWith(printed.replace(/[ -]/g, ''))).toBe(true);
          expect(start).toBeGreaterThanOrEqual(mentions[at - 1]?.end ?? 0);
        }
      }),
    );
  });
});

describe('a stored postcode', () => {
  it.each([
    ['NL', '3512 JC', '3512'],
    ['GB', 'SW1A 2AA', 'SW1A'],
    ['GB', 'M1', 'M1'],
    ['PT', '1100-048', '1100'],
    ['PL', '00-029', '00029'],
    ['CZ', '110 00', '11000'],
    ['DE', '10115', '10115'],
  ])('of %s, %s, is looked up as %s', (countryCode, printed, key) => {
    expect(toPostcodeKey(countryCode, printed)).toBe(key);
  });

  it('is written as in its country, though it was typed otherwise', () => {
    expect(printPostcode('PL', { printed: '00029', code: '00029' })).toBe('00-029');
    expect(printPostcode('CZ', { printed: '11000', code: '11000' })).toBe('110 00');
    expect(printPostcode('DE', { printed: '10115', code: '10115' })).toBe('10115');
  });
});
