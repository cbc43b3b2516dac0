import { type ClosedMonth, decimal, lastDay, sayEntry } from './closed-month.ts';
import type { Entry } from './movement.ts';

/** The filled columns of a Buchungsstapel; columns after the last may be left out (DATEV-Format, 700/21/13). */
const columns = [
  ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz', 'Kurs', 'Basis-Umsatz', 'WKZ Basis-Umsatz', 'Konto'],
  ...['Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum', 'Belegfeld 1', 'Belegfeld 2', 'Skonto', 'Buchungstext'],
];

/** Consultant and client numbers as assigned by DATEV; an accountant enters his own on import. */
const consultant = '1001';
const client = '1';
const accountDigits = 4;

/**
 * Writes the DATEV format, category 21: the header with the start of the year and the first and last day, the column names, and one row for
 * each pair of accounts. The first line of an entry (debtor, creditor or bank) is paired with each of the others.
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

function writeRows({ journal, date, number, lines, ...entry }: Entry): readonly string[] {
  const main = lines.findIndex((_, index) => index === (journal === 'purchases' ? lines.length - 1 : journal === 'bank' ? 1 : 0));
  const against = lines[main];
  if (against === undefined) return [];
  return lines
    .filter((_, index) => index !== main)
    .map(({ account, cents }) =>
      [
        // Debit or credit refers to `Konto`, the debtor or creditor, so it is the opposite of the line's sign.
        ...[decimal(cents, ','), cents < 0 ? '"S"' : '"H"', '"EUR"', '', '', '""', against.account, account],
        ...['', `${date.slice(8, 10)}${date.slice(5, 7)}`, quoted(number, 36), '""', '', quoted(sayEntry(entry), 60)],
      ].join(';'),
    );
}

function quoted(text: string, most: number): string {
  return `"${text.replaceAll('"', '').slice(0, most)}"`;
}
