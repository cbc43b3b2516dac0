import type { SiteLanguage } from '#domain/sites/keys.ts';

/** A text, a number, or an empty cell. */
export type CsvCell = string | number | null;

/**
 * Characters that spreadsheets read as the start of a formula, full-width forms included. With an apostrophe before it the cell is text
 * (OWASP, "CSV injection"): customers choose their names.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * One line of a CSV file for spreadsheets in the language: outside English the comma is the decimal sign, so the separator is a semicolon.
 * Quoted as in RFC 4180.
 */
export function formatCsvLine(cells: readonly CsvCell[], language: SiteLanguage): string {
  const isEnglish = language === 'en';
  return `${cells.map((cell) => formatCell(cell, isEnglish)).join(isEnglish ? ',' : ';')}\r\n`;
}

/** The byte order mark, which makes spreadsheets read the file as UTF-8. */
export const csvBeginning = '\uFEFF';

function formatCell(cell: CsvCell, isEnglish: boolean): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return isEnglish ? String(cell) : quote(String(cell).replace('.', ','));
  return quote(formulaStart.test(cell) ? `'${cell}` : cell);
}

function quote(text: string): string {
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
