import { describe, expect, it } from 'vitest';
import type { BankFileRead, NoBankFile } from './bank-line.ts';
import { isCfonb120, readCfonb120 } from './cfonb120.ts';
import { isCoda, readCoda } from './coda.ts';
import { isNorma43, readNorma43 } from './norma43.ts';

type Read = { readonly ok: true; readonly value: BankFileRead } | { readonly ok: false; readonly failure: NoBankFile };

const linesOf = (read: Read) => {
  if (!read.ok) throw new Error(read.failure);
  return read.value.lines;
};

/** Builds a record of fixed columns. Each text begins at its position, counted from 1 as in the standards. */
const record = (length: number, ...texts: readonly (readonly [from: number, text: string])[]) =>
  texts.reduce((row, [from, text]) => row.slice(0, from - 1) + text + row.slice(from - 1 + text.length), ' '.repeat(length));

describe('CODA', () => {
  const head = record(
    128,
    [1, '00000'],
    [6, '211126'],
    [12, '725'],
    [15, '05'],
    [25, '00265207'],
    [35, 'AUTOCARS'],
    [61, 'KREDBEBB'],
    [128, '2'],
  );
  const opening = (currency = 'EUR') =>
    record(128, [1, '12001'], [6, 'BE68539007547034'], [40, currency], [43, '0'], [44, '000000001000000']);
  const closing = record(128, [1, '8001'], [5, 'BE68539007547034']);
  const move = (at: number, { part = 0, sign = '0', amount = '000000000500000', words = ' ', kind = '0' } = {}) =>
    record(
      128,
      ...([
        [1, '21'],
        [3, String(at).padStart(4, '0')],
        [7, String(part).padStart(4, '0')],
        [11, `REF${at}${part}`],
        [32, sign],
        [33, amount],
        [48, '211126'],
        [54, '00150000'],
        [62, kind],
        [63, words],
        [116, '211126'],
      ] as const),
    );
  const payer = (account: string, name: string) => record(128, [1, '23'], [11, account], [45, 'EUR'], [48, name]);
  const file = (...records: readonly string[]) => [head, opening(), ...records, closing].join('\r\n');

  it('contains the payer, and the payment reference in its usual form', () => {
    const text = file(
      move(1, { kind: '1', words: '101000003505158' }),
      payer('BE22313215646432', 'Klas 3B'),
      move(2, { sign: '1' }),
      move(3, { words: 'BE-26-793659 uitstap' }),
    );
    expect(isCoda(text)).toBe(true);
    expect(linesOf(readCoda(text))).toMatchObject([
      {
        account: 'BE68539007547034',
        bookedOn: '2026-11-21',
        cents: 50_000,
        name: 'Klas 3B',
        iban: 'BE22313215646432',
        text: '+++000/0035/05158+++',
      },
      { cents: 50_000, text: 'BE-26-793659 uitstap' },
    ]);
  });

  it('may be written without line breaks', () => {
    const text = file(move(1), payer('BE22313215646432', 'Klas 3B'));
    expect(linesOf(readCoda(text.replaceAll('\r\n', '')))).toEqual(linesOf(readCoda(text)));
  });

  it('gives the parts of a sum', () => {
    const parts = [
      move(1, { part: 1, amount: '000000000200000', words: 'one' }),
      move(1, { part: 2, amount: '000000000300000', words: 'two' }),
    ];
    expect(linesOf(readCoda(file(move(1), ...parts)))).toMatchObject([
      { cents: 20_000, text: 'one' },
      { cents: 30_000, text: 'two' },
    ]);
    expect(linesOf(readCoda(file(move(1), parts[0] ?? '')))).toMatchObject([{ cents: 50_000 }]);
  });

  it('is refused where it is cut off or in another currency, and lists a record that cannot be read', () => {
    expect(readCoda([head, opening(), move(1)].join('\n'))).toEqual({ ok: false, failure: 'half-a-file' });
    expect(readCoda([head, opening('USD'), move(1), closing].join('\n'))).toEqual({ ok: false, failure: 'other-currency' });
    expect(readCoda(file(move(1), move(2).replaceAll('211126', '999999')))).toMatchObject({
      ok: true,
      value: { lines: [{}], unread: [expect.stringContaining('21')] },
    });
  });
});

describe('Norma 43', () => {
  const opening = (currency = '978') =>
    record(
      80,
      [1, '11'],
      [3, '2100'],
      [7, '0418'],
      [11, '0200051332'],
      [21, '261101'],
      [27, '261130'],
      [33, '2'],
      [34, '00000000100000'],
      [48, currency],
      [51, '1'],
      [52, 'AUTOCARES'],
    );
  const move = (sign = '2', amount = '00000000050000', day = '261121') =>
    record(
      80,
      [1, '22'],
      [11, day],
      [17, day],
      [23, '02'],
      [25, '000'],
      [28, sign],
      [29, amount],
      [43, '0000000000'],
      [53, '000000000000'],
      [65, 'ES-26-793659'],
    );
  const details = (first: string, second = '') => record(80, [1, '2301'], [5, first], [43, second]);
  const file = (...records: readonly string[]) => [opening(), ...records, record(80, [1, '33'])].join('\r\n');

  it('contains the payer and the payer’s text, and our account as an IBAN', () => {
    const text = file(move(), details('TRANSFERENCIA DE COLEGIO ALMENDRO', 'EXCURSION'), move('1'), details('COMISION'));
    expect(isNorma43(text)).toBe(true);
    expect(linesOf(readNorma43(text))).toMatchObject([
      {
        account: 'ES9121000418450200051332',
        bookedOn: '2026-11-21',
        cents: 50_000,
        name: 'COLEGIO ALMENDRO',
        text: 'EXCURSION ES-26-793659',
      },
    ]);
  });

  it('may be written without line breaks', () => {
    const text = file(move(), details('COLEGIO ALMENDRO'));
    expect(linesOf(readNorma43(text.replaceAll('\r\n', '')))).toEqual(linesOf(readNorma43(text)));
  });

  it('gives a name that has no word before it', () => {
    expect(linesOf(readNorma43(file(move(), details('MARTA;SOLER RUIZ', 'PEDIDO 7'))))).toMatchObject([
      { name: 'MARTA SOLER RUIZ', text: 'PEDIDO 7 ES-26-793659' },
    ]);
  });

  it('is refused where it is cut off or in another currency, and lists a record that cannot be read', () => {
    expect(readNorma43([opening(), move()].join('\n'))).toEqual({ ok: false, failure: 'half-a-file' });
    expect(readNorma43(file(move()).replace('978', '840'))).toEqual({ ok: false, failure: 'other-currency' });
    expect(readNorma43(file(move(), move('2', '00000000050000', '269921')))).toMatchObject({
      ok: true,
      value: { lines: [{}], unread: [{}] },
    });
  });
});

describe('CFONB 120', () => {
  const account = [
    [3, '30006'],
    [12, '00001'],
    [17, 'EUR2'],
    [22, '12345678901'],
  ] as const;
  const opening = record(120, [1, '01'], ...account, [35, '201126'], [91, '0000000010000{']);
  const closing = record(120, [1, '07'], ...account, [35, '211126'], [91, '0000000060000{']);
  const move = (amount = '0000000005000{', label = 'VIR SEPA LYCEE VOLTAIRE') =>
    record(120, [1, '04'], ...account, [35, '211126'], [43, '211126'], [49, label], [82, '0000000'], [91, amount]);
  const details = (qualifier: string, words: string) => record(120, [1, '05'], ...account, [35, '211126'], [46, qualifier], [49, words]);
  const file = (...records: readonly string[]) => [opening, ...records, closing].join('\r\n');

  it('contains the payer and the payer’s text, and our account as an IBAN', () => {
    const text = file(move(), details('NPY', 'LYCEE VOLTAIRE'), details('LCC', 'FR-26-793659 ACOMPTE'), move('0000000005000}'));
    expect(isCfonb120(text)).toBe(true);
    expect(linesOf(readCfonb120(text))).toMatchObject([
      {
        account: 'FR7630006000011234567890189',
        bookedOn: '2026-11-21',
        cents: 50_000,
        name: 'LYCEE VOLTAIRE',
        text: 'FR-26-793659 ACOMPTE',
      },
    ]);
  });

  it('may be written without line breaks', () => {
    const text = file(move(), details('NPY', 'LYCEE VOLTAIRE'));
    expect(linesOf(readCfonb120(text.replaceAll('\r\n', '')))).toEqual(linesOf(readCfonb120(text)));
  });

  it('reads the sign in the last digit, and the name in the label', () => {
    expect(linesOf(readCfonb120(file(move('0000000000012C'), move('0000000000012L'))))).toMatchObject([
      { cents: 123, name: 'LYCEE VOLTAIRE' },
    ]);
  });

  it('is refused where it is cut off or in another currency, and lists a record that cannot be read', () => {
    expect(readCfonb120([opening, move()].join('\n'))).toEqual({ ok: false, failure: 'half-a-file' });
    expect(readCfonb120(file(move()).replaceAll('EUR2', 'CHF2'))).toEqual({ ok: false, failure: 'other-currency' });
    expect(readCfonb120(file(move(), move('00000000050000')))).toMatchObject({ ok: true, value: { lines: [{}], unread: [{}] } });
  });
});
