import { describe, expect, it } from 'vitest';
import { identifyLines, readAmount } from './bank-line.ts';
import { findReferences } from './find-references.ts';
import { readMt940 } from './mt940.ts';

const head = [':20:STATEMENT', ':25:NL91ABNA0417164300 EUR', ':28C:00123/001', ':60F:C261120EUR1000,00'];
const end = [':62F:C261121EUR2234,50', '-'];
const file = (...lines: readonly string[]) => [...head, ...lines, ...end].join('\r\n');
const linesOf = (text: string) => {
  const read = readMt940(text);
  if (!read.ok) throw new Error(read.failure);
  return read.value;
};

describe('an MT940 statement', () => {
  it('as Dutch banks write it', () => {
    const told = [
      ':86:/TRTP/SEPA OVERBOEKING/IBAN/NL44RABO0123456789/BIC/RABONL2U/NAME',
      '/School De Regenboog/REMI/NL-26-104233 aanbetal',
      'ing/EREF/NOTPROVIDED',
    ];
    expect(linesOf(file(':61:2611211121C1234,50NTRFNONREF//B1234', ...told))).toEqual([
      {
        ...{ account: 'NL91ABNA0417164300', bookedOn: '2026-11-21', cents: 123_450, bankReference: 'B1234' },
        ...{ name: 'School De Regenboog', iban: 'NL44RABO0123456789', text: 'NL-26-104233 aanbetaling' },
      },
    ]);
  });

  it('as German banks write it', () => {
    const told =
      ':86:166?00GUTSCHRIFT?20EREF+NOTPROVIDED?21SVWZ+DE-26-7936?2259 Anzahlung?31DE02120300000000202051?32Turnverein Koeln?33 1880';
    expect(linesOf(file(':61:2612311231CR500,NTRFNONREF', told))).toMatchObject([
      { cents: 50_000, name: 'Turnverein Koeln 1880', iban: 'DE02120300000000202051', text: 'DE-26-793659 Anzahlung', bankReference: '' },
    ]);
  });

  it('with the entry on the other side of New Year', () => {
    expect(linesOf(file(':61:2612310102C5,NTRFX')).map(({ bookedOn }) => bookedOn)).toEqual(['2027-01-02']);
    expect(linesOf(file(':61:2701011231C5,NTRFX')).map(({ bookedOn }) => bookedOn)).toEqual(['2026-12-31']);
  });

  it('without what went out or was taken back', () => {
    expect(
      linesOf(file(':61:261121D10,00NTRFX', ':86:rent', ':61:261121RC20,00NTRFX', ':61:261121C1,00NTRFY', ':86:thanks')),
    ).toMatchObject([{ cents: 100, text: 'thanks' }]);
  });

  it.each([
    ['not-a-bank-file', 'name;amount\nMo;5'],
    ['not-a-bank-file', ''],
    ['half-a-file', [...head, ':61:261121C5,00NTRFX'].join('\n')],
    ['half-a-file', `${file(':61:261121C5,00NTRFX')}\n${head.join('\n')}`],
    ['unreadable-line', file(':61:261341C5,00NTRFX')],
    ['unreadable-line', file(':61:something')],
  ])('is refused as %s', (problem, text) => {
    expect(readMt940(text)).toEqual({ ok: false, failure: problem });
  });
});

it('a line is the same in two files, and two alike in one file are two', () => {
  const twice = [':61:261121C5,00NTRFNONREF', ':86:coffee', ':61:261121C5,00NTRFNONREF', ':86:coffee'];
  const whole = identifyLines(linesOf(file(...twice, ':61:261121C5,00NTRFNONREF', ':86:tea')));
  expect(new Set(whole.map(({ identity }) => identity)).size).toBe(3);
  const earlier = identifyLines(linesOf(file(...twice)));
  expect(whole.slice(0, 2).map(({ identity }) => identity)).toEqual(earlier.map(({ identity }) => identity));
});

it.each([
  ['1234.5', 123_450],
  ['1234,50', 123_450],
  ['7', 700],
  ['0.10000', 10],
  ['0.105', null],
  ['-5', null],
  ['1.234,50', null],
])('%s is %s cents', (text, cents) => {
  expect(readAmount(text)).toBe(cents);
});

it.each([
  ['NL-26-104233', ['NL-26-104233'], []],
  ['our trip nl26104233 thanks', ['NL-26-104233'], []],
  ['INV-NL-2026-000042', [], ['INV-NL-2026-000042']],
  ['inv nl 2026 000042 / NL 26 104233', ['NL-26-104233'], ['INV-NL-2026-000042']],
  ['IBAN NL91ABNA0417164300', [], []],
])('%j names %j and %j', (text, trips, invoices) => {
  expect(findReferences(text)).toEqual({ trips, invoices });
});
