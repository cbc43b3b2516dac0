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
  return read.value.lines;
};

describe('an MT940 statement', () => {
  it('as Dutch banks write it', () => {
    const details = [
      ':86:/TRTP/SEPA OVERBOEKING/IBAN/NL44RABO0123456789/BIC/RABONL2U/NAME',
      '/School De Regenboog/REMI/NL-26-104233 aanbetal',
      'ing/EREF/NOTPROVIDED',
    ];
    expect(linesOf(file(':61:2611211121C1234,50NTRFNONREF//B1234', ...details))).toEqual([
      {
        ...{ account: 'NL91ABNA0417164300', bookedOn: '2026-11-21', cents: 123_450, bankReference: 'B1234' },
        ...{ name: 'School De Regenboog', iban: 'NL44RABO0123456789', text: 'NL-26-104233 aanbetaling' },
      },
    ]);
  });

  it('as German banks write it', () => {
    const details =
      ':86:166?00GUTSCHRIFT?20EREF+NOTPROVIDED?21SVWZ+DE-26-7936?2259 Anzahlung?31DE02120300000000202051?32Turnverein Koeln?33 1880';
    expect(linesOf(file(':61:2612311231CR500,NTRFNONREF', details))).toMatchObject([
      { cents: 50_000, name: 'Turnverein Koeln 1880', iban: 'DE02120300000000202051', text: 'DE-26-793659 Anzahlung', bankReference: '' },
    ]);
  });

  it('with the entry on the other side of New Year', () => {
    expect(linesOf(file(':61:2612310102C5,NTRFX')).map(({ bookedOn }) => bookedOn)).toEqual(['2027-01-02']);
    expect(linesOf(file(':61:2701011231C5,NTRFX')).map(({ bookedOn }) => bookedOn)).toEqual(['2026-12-31']);
  });

  it('without outgoing and reversed entries', () => {
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

it.each(['C1.250,75', 'C1.250', 'C12,345,67', 'CR1.250.000,00'])('never reads a part of %s as the amount', (written) => {
  const read = readMt940(file(`:61:2611211121${written}NTRFNONREF`, ':86:x', ':61:2611211121C7,5NTRFNONREF', ':86:y'));
  expect(read).toMatchObject({ ok: true, value: { lines: [{ cents: 750 }], unread: [`2611211121${written}NTRFNONREF`] } });
});

it('lists unreadable lines and reads the others', () => {
  const read = readMt940(file(':61:261121C999999999999,00NTRFX', ':86:much', ':61:261121C1,00NTRFY', ':61:something'));
  expect(read).toMatchObject({ ok: true, value: { lines: [{ cents: 100 }], unread: ['261121C999999999999,00NTRFX', 'something'] } });
});

it.each([
  ['lines', file(Array.from({ length: 45_000 }, () => ':61:261121C1,00NTRFX').join('\n'))],
  ['one field', file(`:61:261121C1,00NTRF${'/'.repeat(1_000_000)}`)],
  ['words of one field', file(':61:261121C1,00NTRFX', ':86:/NAME/', 'a /X\n'.repeat(200_000))],
  ['spaces', file(`:25:${' '.repeat(1_000_000)}`, ':61:261121C1,00NTRFX')],
])('takes little time over a megabyte of %s', (_name, text) => {
  const began = performance.now();
  expect(readMt940(text).ok).toBe(true);
  expect(performance.now() - began).toBeLessThan(1_500);
});

describe('the payer in an MT940 statement', () => {
  const payerOf = (line: string, ...details: readonly string[]) => linesOf(file(`:61:261121${line}`, ...details))[0];

  it.each([
    [
      'Triodos',
      'C50,00NET NONREF',
      [':86:000>100000000000', '>20RABONL2U', '>21NL12RABO0888888888', '>22KOOR DE LIJSTER 12 UTRECHT'],
      'KOOR DE LIJSTER',
      'NL12RABO0888888888',
    ],
    [
      'ING',
      'C50,00NTRFNONREF//88',
      ['/TRCD/00100/', ':86:/CNTP/NL57ABNA0876543211/ABNANL2A/K Lijster///REMI/USTD//21-11', '-2026 uitje/'],
      'K Lijster',
      'NL57ABNA0876543211',
    ],
    ['ING of 2013', 'C50,00NGT EREF', [':86:NL57ABNA0987654321 ABNANL2A K LIJSTER uitje met de bus'], 'K LIJSTER', 'NL57ABNA0987654321'],
    [
      'Rabobank',
      'C00000050,00N541EREF',
      ['NL82RBOS0602069890', ':86:/EREF/113/ORDP//NAME/KOOR BV/REMI/uitje'],
      'KOOR BV',
      'NL82RBOS0602069890',
    ],
    ['Rabobank of 2012', 'C00000050,00N0620266050522      Koor De Lijster', [':86:uitje'], 'Koor De Lijster', '0266050522'],
    [
      'ABN AMRO',
      'C50,N654NONREF',
      [
        ':86:SEPA OVERBOEKING                 IBAN: NL56CHAS0101010101',
        'BIC: CHASNL2XXXX                 NAAM: KOOR B.V.',
        'OMSCHRIJVING: uitje',
      ],
      'KOOR B.V.',
      'NL56CHAS0101010101',
    ],
    ['Knab', 'C500NTRF21-11-2026 10:05//A4G', [':86:UITJE', 'REK: NL84INGB0234561789/NAAM: KOOR B.V.'], 'KOOR B.V.', 'NL84INGB0234561789'],
    [
      'SNS',
      'C50,00NOVBNL11RABO0987654321',
      ['koor de lijster', ':86:NL11RABO0987654321 koor de lijster', ' ', 'uitje met de bus'],
      'koor de lijster',
      'NL11RABO0987654321',
    ],
    [
      'Commerzbank',
      'C50,00 NTRFKREF+',
      [':86:166?20EREF+NOTPROVIDED?21SVWZ+Ausflug?31DE02120300000000202051?32Chor Amsel'],
      'Chor Amsel',
      'DE02120300000000202051',
    ],
    [
      'Penta',
      'C11,25NONREF',
      [':86:999SEPA_CREDIT_TRANSFER:Ausflug:Chor Amsel:DE02120300000000202051'],
      'Chor Amsel',
      'DE02120300000000202051',
    ],
  ])('as %s writes it', (_bank, line, details, name, iban) => {
    expect(payerOf(line, ...details)).toMatchObject({ name, iban });
  });

  it.each([
    ['BNP Paribas', ':86:VIR SEPA RECU /DE MAIRIE DE LYON /MOTIF FR-26-793659 /REF ABC', 'MAIRIE DE LYON', 'FR-26-793659'],
    ['Société Générale', ':86:VIR RECU 12345 DE: LYCEE HUGO MOTIF: FR-26-793659 REF: ABC', 'LYCEE HUGO', 'FR-26-793659'],
    ['BBVA', ':86:TRANSFERENCIA RECIBIDA DE COLEGIO ALMENDRO, CONCEPTO ES-26-793659', 'COLEGIO ALMENDRO', 'ES-26-793659'],
    ['a bank with colons in its tags', ':86:166?20EREF: 77 SVWZ: DE-26-793659?32Chor Amsel', 'Chor Amsel', 'DE-26-793659'],
  ])('stands with the words in one sentence of %s', (_bank, details, name, text) => {
    expect(payerOf('C50,00NTRFNONREF', details)).toMatchObject({ name, text });
  });

  it('is never our own company', () => {
    expect(payerOf('C5,00NTRFNONREF', ':86:000>100>20Rente>310417164300')).toMatchObject({ iban: '' });
  });

  it('wrote words that parts of 27 letters cut, and blanks at their ends', () => {
    const details = ':86:166?20SVWZ+Ausflug unserer Klasse?21n nach Trier?22DE-26-793659?32Schule am Ring, Bergisch Gl?33adbach';
    expect(payerOf('C5,00NTRFNONREF', details)).toMatchObject({
      text: 'Ausflug unserer Klassen nach Trier DE-26-793659',
      name: 'Schule am Ring, Bergisch Gladbach',
    });
  });
});

describe('an MT940 statement of a bank with its own habits', () => {
  it.each([
    ['a type of two letters', ':61:261121C5,00NID NONREF'],
    ['a blank before the type', ':61:2611211121C5,00 NTRFKREF+'],
    ['blanks instead of the entry date', ':61:261121    C5,00NOVB'],
    ['a funds code', ':61:261121CR5,00NTRFNONREF'],
    ['no comma', ':61:261121C5NTRFX'],
    ['a point', ':61:261121C00005.00NMSCNONREF'],
    ['no type at all', ':61:261121C5,00//123'],
  ])('writes %s', (_habit, line) => {
    expect(linesOf(file(':61:261121D12,35 NRTIKREF+', line))).toMatchObject([{ cents: 500 }]);
  });

  it('may end with a future balance, or with an end mark only', () => {
    for (const close of [':65F:C261122EUR1,', ':64:C261122EUR1,', '-']) {
      expect(readMt940([...head, ':61:261121C5,00NTRFX', close].join('\n')).ok, close).toBe(true);
    }
  });

  it('may be a list of one day without balances, MT942', () => {
    const text = [':20:A', ':25:NL91ABNA0417164300', ':34F:EUR0,', ':13D:2611211730+0000', ':61:2611211121C5,00NTRFX', ':90C:1EUR5,'].join(
      '\n',
    );
    expect(linesOf(text)).toMatchObject([{ cents: 500 }]);
  });
});

describe('an MT940 statement in another currency', () => {
  const foreign = (currency: string) =>
    [':20:A', ':25:1', `:60F:C261120${currency}0,`, ':61:261121C79,70NTRFX', `:62F:C261121${currency}79,7`, '-'].join('\n');

  it('is never recorded as euros', () => {
    for (const currency of ['CHF', 'PLN', 'HUF']) expect(readMt940(foreign(currency))).toEqual({ ok: false, failure: 'other-currency' });
  });

  it('is listed, and a statement in euros beside it is read', () => {
    const read = readMt940(`${foreign('CHF')}\n${file(':61:261121C5,00NTRFX')}`);
    expect(read).toMatchObject({ ok: true, value: { lines: [{ cents: 500 }], unread: ['2026-11-21 CHF 79,70'] } });
  });
});

it.each([
  ['/NAME/Jan Bakker/', 'Jan Bakker', ''],
  ['/ORDP/NAME/ASBL Les Amis/REMI/USTD/merci', 'ASBL Les Amis', 'merci'],
  ['/ORDP//NAME/Koor/REMI/USTD//dank/', 'Koor', 'dank'],
])('reads words between single slashes in %s', (details, name, words) => {
  expect(linesOf(file(':61:2611211121C7,5NTRFNONREF', `:86:${details}`))).toMatchObject([{ name, text: words }]);
});

it.each(['EREF', 'NONREF', 'KREF+', 'PREF', 'MARF'])('separates two payers if the bank writes %s for both', (word) => {
  const pay = (name: string) => [`:61:261121C500,00NTRF${word}`, `:86:/NAME/${name}/REMI/uitje`];
  const first = identifyLines(linesOf(file(...pay('Amsel'))));
  const second = identifyLines(linesOf(file(...pay('Lijster'), ...pay('Amsel'))));
  const known = new Set(first.map(({ identity }) => identity));
  expect(second.filter(({ identity }) => !known.has(identity)).map(({ name }) => name)).toEqual(['Lijster']);
});
