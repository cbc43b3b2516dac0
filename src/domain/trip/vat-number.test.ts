import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findVatNumberFault, parseVatNumber } from './vat-number.ts';

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
    ['GR094259216', 'GR', 'EL094259216'],
    ['BE 403.170.701', 'BE', 'BE0403170701'],
    ['403170701', 'BE', 'BE0403170701'],
    ['USt-IdNr. DE 136 695 976', 'DE', 'DE136695976'],
    ['TVA FR 40 303 265 045', 'FR', 'FR40303265045'],
    ['BTW-nr: NL004495445B01', 'NL', 'NL004495445B01'],
    ['NIF B58818501', 'ES', 'ESB58818501'],
    ['CHE-123.456.788 MWST', 'CH', 'CHE123456788MWST'],
    ['123456788', 'CH', 'CHE123456788'],
    ['GB980780684', 'GB', 'GB980780684'],
    ['NO 974 760 673 MVA', 'NO', 'NO974760673MVA'],
    ['ＮＬ００４４９５４４５Ｂ０１', 'NL', 'NL004495445B01'],
    ['BE 0403–170–701', 'BE', 'BE0403170701'],
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
    ['FR40303265046', 'FR'],
    ['NL123456789B01', 'NL'],
    ['BE0123456789', 'BE'],
    ['136695975', 'DE'],
    ['NO974760674', 'NO'],
  ])('refuses %j of %j', (text, country) => {
    expect(parseVatNumber(text, country)).toBeNull();
  });

  it('reads its own output again, whatever the country', () => {
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

describe('findVatNumberFault', () => {
  it.each([
    ['DE136695976', 'NL', null],
    ['FR40303265046', 'FR', 'vat-number-digits'],
    ['NL123456789B01', 'NL', 'vat-number-digits'],
    ['0123456789', 'BE', 'vat-number-digits'],
    ['FR40303265046', 'NL', 'vat-number-digits'],
    ['DE12345678', 'DE', 'vat-number-shape'],
    ['12345', 'NL', 'vat-number-shape'],
    ['DE12345678', 'NL', 'vat-number'],
    ['143/123/45678', 'DE', 'vat-number-steuernummer'],
    ['143/123/45678', 'IT', 'vat-number-steuernummer'],
    ['93815/08152', 'DE', 'vat-number-steuernummer'],
    ['133/8150/8159', 'DE', 'vat-number-steuernummer'],
    ['013 815 08153', 'DE', 'vat-number-steuernummer'],
    ['DE 21/815/08150', 'DE', 'vat-number-steuernummer'],
    ['2893081508152', 'DE', 'vat-number-steuernummer'],
  ])('of %s in %s is %s', (text, country, fault) => {
    expect(findVatNumberFault(text, country)).toBe(fault);
  });
});
