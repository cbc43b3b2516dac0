import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRegisterNumber, isLeitwegId, isMistypedLeitwegId, readRegisterNumber } from './public-buyer.ts';

describe('a Leitweg-ID', () => {
  it.each(['04011000-1234512345-06', '04011000-900X999-08', '992-90009-96', '09564000-NUE0001-49'])('is %s', (text) => {
    expect([isLeitwegId(text), isMistypedLeitwegId(text)]).toEqual([true, false]);
  });

  it.each(['04011000-1234512345-07', '04011000-1234512354-06', '992-90009-69'])('is not %s, although similar', (text) => {
    expect([isLeitwegId(text), isMistypedLeitwegId(text)]).toEqual([false, true]);
  });

  it.each(['', 'PO-2027/0815', 'Kst. 4711', '12-34', '2027-03-12', 'Frau Weber'])('is not recognised in %j', (text) => {
    expect([isLeitwegId(text), isMistypedLeitwegId(text)]).toEqual([false, false]);
  });

  it('shows every single digit that is mistyped', () => {
    const right = '04011000-1234512345-06';
    const places = [...right].flatMap((letter, index) => (letter === '-' ? [] : [index]));
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.integer({ min: 0, max: 9 }), (place, digit) => {
        const typed = `${right.slice(0, place)}${digit}${right.slice(place + 1)}`;
        expect(isLeitwegId(typed)).toBe(typed === right);
      }),
    );
  });
});

describe('the number of an organisation', () => {
  it.each([
    ['732 829 320 00074', 'FR', { scheme: '0009', id: '73282932000074' }],
    ['35600000049837', 'FR', { scheme: '0009', id: '35600000049837' }],
    ['0202.239.951', 'BE', { scheme: '0208', id: '0202239951' }],
    ['BE 0202.239.951', 'BE', { scheme: '0208', id: '0202239951' }],
    ['12345678', 'NL', { scheme: '0106', id: '12345678' }],
    ['00000001003214345000', 'NL', { scheme: '0190', id: '00000001003214345000' }],
    ['ESB58818501', 'ES', { scheme: '', id: 'B58818501' }],
    ['NIF B-58818501', 'ES', { scheme: '', id: 'B58818501' }],
    ['732 829 320', 'FR', { scheme: '0002', id: '732829320' }],
    ['SIRET 732 829 320 00074', 'FR', { scheme: '0009', id: '73282932000074' }],
    ['202.239.951', 'BE', { scheme: '0208', id: '0202239951' }],
    ['KBO 0202.239.951', 'BE', { scheme: '0208', id: '0202239951' }],
    ['KVK-nr. 12345678', 'NL', { scheme: '0106', id: '12345678' }],
    ['KvK-nummer: 12345678', 'NL', { scheme: '0106', id: '12345678' }],
    ['ON 0202.239.951', 'BE', { scheme: '0208', id: '0202239951' }],
    ['N° BCE 0202.239.951', 'BE', { scheme: '0208', id: '0202239951' }],
    ['KvK nr. 12345678', 'NL', { scheme: '0106', id: '12345678' }],
    ['HRB 12345', 'DE', { scheme: '', id: 'HRB 12345' }],
    ['DE136695976', 'DE', { scheme: '', id: 'DE136695976' }],
  ])('%s of %s is read', (text, country, number) => {
    expect(readRegisterNumber(text, country)).toEqual(number);
  });

  it.each([
    ['732 829 320 00075', 'FR'],
    ['732829321', 'FR'],
    ['B58818502', 'ES'],
    ['DE136695975', 'DE'],
    ['0202.239.950', 'BE'],
    ['1234567', 'NL'],
    ['mairie', 'FR'],
  ])('%s of %s is none', (text, country) => {
    expect(readRegisterNumber(text, country)).toBeNull();
  });
});

it.each([
  ['73282932000074', 'FR', '732 829 320 00074'],
  ['732829320', 'FR', '732 829 320'],
  ['0202239951', 'BE', '0202.239.951'],
  ['12345678', 'NL', '12345678'],
  ['HRB 12345', 'DE', 'HRB 12345'],
])('the number %s of %s is written %s', (id, country, written) => {
  expect(formatRegisterNumber(id, country)).toBe(written);
});
