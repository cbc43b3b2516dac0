import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseVatNumber } from './vat-number.ts';

describe('parseVatNumber', () => {
  it.each([
    ['NL004495445B01', 'NL', 'NL004495445B01'],
    ['nl 0044.95.445.b01', 'DE', 'NL004495445B01'],
    ['004495445B01', 'NL', 'NL004495445B01'],
    ['BE 0403.170.701', 'BE', 'BE0403170701'],
    ['0403170701', 'BE', 'BE0403170701'],
    ['DE136695976', 'DE', 'DE136695976'],
    ['FR40303265045', 'FR', 'FR40303265045'],
    ['B58818501', 'ES', 'ESB58818501'],
    ['ES-X1234567L', 'ES', 'ESX1234567L'],
    ['094259216', 'GR', 'EL094259216'],
    ['CHE-123.456.788 MWST', 'CH', 'CHE123456788MWST'],
    ['123456788', 'CH', 'CHE123456788'],
    ['GB980780684', 'GB', 'GB980780684'],
  ])('reads %s of %s as %s', (text, country, expected) => {
    expect(parseVatNumber(text, country)).toBe(expected);
  });

  it.each([
    ['', 'NL'],
    ['NL', 'NL'],
    ['12345', 'NL'],
    ['DE12345678', 'DE'],
    ['BE9403170701', 'BE'],
    ['ZZ123456789', 'ZZ'],
    ['123456789', ''],
    ['constructor', ''],
    ['__proto__', '__'],
  ])('refuses %j of %j', (text, country) => {
    expect(parseVatNumber(text, country)).toBeNull();
  });

  it('reads its own answer again, whatever the country', () => {
    const texts = fc.oneof(fc.stringMatching(/^[A-Za-z]{0,3}[0-9 .]{8,12}[A-Z]?$/), fc.string());
    const countries = fc.constantFrom('NL', 'BE', 'DE', 'FR', 'ES', 'IT', 'GR', 'CH', 'XX');
    fc.assert(
      fc.property(texts, countries, countries, (text, country, other) => {
        const number = parseVatNumber(text, country);
        if (number !== null) expect(parseVatNumber(number, other)).toBe(number);
      }),
    );
  });
});
