import { describe, expect, it } from 'vitest';
import { formatPhone, isPhone, isPhoneOf, plainPhone, toInternationalPhone } from './phone.ts';

describe('isPhone', () => {
  it.each(['+31 6 12345678', '(030) 123 45-67', '0032.475/12.34.56', '112233', '1'.repeat(20)])('takes %s', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each(['', '12345', '1'.repeat(21), '06 1234 abcd', '+++++++', '0612345678\n', '0612345678;ext=1', '٠١٢٣٤٥٦٧'])(
    'refuses %j',
    (text) => {
      expect(isPhone(text)).toBe(false);
    },
  );
});

describe('plainPhone', () => {
  it.each([
    ['06‑12345678', '06-12345678'],
    ['06–1234–5678', '06-1234-5678'],
    ['０６１２３４５６７８', '0612345678'],
    ['٠٦١٢٣٤٥٦٧٨', '0612345678'],
    ['+۳۱ ۶ ۱۲۳۴۵۶۷۸', '+31 6 12345678'],
    ['Tel.: 030 1234567', '030 1234567'],
    ['tél. 01 23 45 67 89', '01 23 45 67 89'],
    ['Mobiel +31 6 12345678', '+31 6 12345678'],
    ['no number', 'no number'],
    ['telefonisch', 'telefonisch'],
  ])('reads %s as %s', (text, expected) => {
    expect(plainPhone(text)).toBe(expected);
  });
});

describe('isPhoneOf', () => {
  it.each([
    ['06 1234 5678', 'NL', true],
    ['123456', 'NL', false],
    ['0470 12', 'BE', false],
    ['0470 12 34 56', 'BE', true],
    ['+32 470 12 34 56', 'NL', true],
    ['+32 470 12', 'NL', false],
    ['030 23125 000', 'DE', true],
    ['01 99 00 12 34', 'FR', true],
    ['910 000 000', 'ES', true],
    ['123456', 'XX', true],
    ['no number', 'NL', false],
  ])('%j of %s: %s', (text, country, can) => {
    expect(isPhoneOf(text, country === '' ? [] : [country])).toBe(can);
  });
});

describe('toInternationalPhone', () => {
  it.each([
    ['06 1234 5678', 'NL', '+31612345678'],
    ['+31 (0)6 1234 5678', 'BE', '+31612345678'],
    ['0470 12 34 56', 'BE', '+32470123456'],
    // A Dutch number without country code is not valid in Belgium, nor without a country.
    ['06 1234 5678', 'BE', null],
    ['06 1234 5678', '', null],
    ['+32 470 12 34 56', '', '+32470123456'],
    ['ask Loes', 'NL', null],
  ])('%j of %j: %s', (text, country, number) => {
    expect(toInternationalPhone(text, country === '' ? [] : [country])).toBe(number);
  });
});

describe('a number of several countries', () => {
  it.each([
    // A French number with a Swiss invoice, and one that is valid in both: the site's country wins.
    ['06 12 34 56 78', ['FR', 'CH'], '+33612345678'],
    ['044 668 18 00', ['FR', 'CH'], '+33446681800'],
    ['+41 44 668 18 00', ['FR'], '+41446681800'],
    ['0470 12 34 56', ['NL', 'BE'], '+32470123456'],
    ['030 901820', ['DE', 'NL'], '+4930901820'],
    ['12', ['FR', 'CH'], null],
  ] as const)('%j of %j is %j', (text, countries, number) => {
    expect(toInternationalPhone(text, countries)).toBe(number);
    expect(isPhoneOf(text, countries)).toBe(number !== null);
  });
});

describe('formatPhone', () => {
  it.each([
    ['+33612345678', 'FR', '06 12 34 56 78'],
    ['+33612345678', 'NL', '+33 6 12 34 56 78'],
    ['+33612345678', null, '+33 6 12 34 56 78'],
    ['+31201234567', 'NL', '020 123 4567'],
    ['+32470123456', 'BE', '0470 12 34 56'],
    ['+34910000000', 'ES', '910 00 00 00'],
    ['06 12345678', 'NL', '06 12345678'],
    ['ask Loes', null, 'ask Loes'],
    ['', 'NL', ''],
  ])('%j for a reader of %j: %s', (text, reader, written) => {
    expect(formatPhone(text, reader)).toBe(written);
  });
});
