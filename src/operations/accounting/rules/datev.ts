import { type ClosedMonth, decimal, lastDay } from './closed-month.ts';
import type { Entry } from './movement.ts';

/** Columns of a Buchungsstapel that are filled; those after the last may be left out (DATEV-Format, 700/21/13). */
const columns = [
  ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz', 'Kurs', 'Basis-Umsatz', 'WKZ Basis-Umsatz', 'Konto'],
  ...['Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum', 'Belegfeld 1', 'Belegfeld 2', 'Skonto', 'Buchungstext'],
];

/** Consultant and client as DATEV gives them; an accountant sets his own when he imports. */
const consultant = '1001';
const client = '1';
const accountDigits = 4;

/**
 * DATEV-Format, category 21: the head with the year's beginning and the days from and to, the names of the columns, and one row for each
 * pair of accounts. The first line of an entry (debtor, creditor or bank) stands against each of the others.
 */
export function writeDatev({ month, closedAt, entries }: ClosedMonth): string {
  const created = closedAt.replaceAll(/\D/g, '').slice(0, 17).padEnd(17, '0');
  const [from, to] = [`${month}-01`, lastDay(month)].map((day) => day.replaceAll('-', ''));
  const head = [
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13', created, '', '"CV"', '""', '""', consultant, client],
    ...[`${month.slice(0, 4)}0101`, String(accountDigits), from, to, `"Convoya ${month}"`, '""', '1', '0', '0', '"EUR"'],
    ...['', '""', '', '', '""', '', '', '""', '""'],
  ].join(';');
  return `${[head, columns.join(';'), ...entries.flatMap(writeRows)].join('\r\n')}\r\n`;
}

function writeRows({ journal, date, number, reference, lines }: Entry): readonly string[] {
  const main = lines.findIndex((_, index) => index === (journal === 'purchases' ? lines.length - 1 : journal === 'bank' ? 1 : 0));
  const against = lines[main];
  if (against === undefined) return [];
  return lines
    .filter((_, index) => index !== main)
    .map(({ account, cents }) =>
      [
        // Debit or credit is said of `Konto`, the debtor or creditor: the other way round than the line.
        ...[decimal(cents, ','), cents < 0 ? '"S"' : '"H"', '"EUR"', '', '', '""', against.account, account],
        ...['', `${date.slice(8, 10)}${date.slice(5, 7)}`, quoted(number, 36), '""', '', quoted(reference, 60)],
      ].join(';'),
    );
}

function quoted(text: string, most: number): string {
  return `"${text.replaceAll('"', '').slice(0, most)}"`;
}
