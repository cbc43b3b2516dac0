import type { SiteLanguage } from '#domain/sites/keys.ts';

/** A text, a number as it is counted, or nothing. */
export type CsvCell = string | number | null;

/**
 * What a spreadsheet takes for the beginning of a formula, full-width forms included. Behind an apostrophe it is a text (OWASP, "CSV
 * injection"): customers choose their names.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** One line of a file as spreadsheets of the language expect it: outside English the comma is in the numbers. Quoted as in RFC 4180. */
export function formatCsvLine(cells: readonly CsvCell[], language: SiteLanguage): string {
  const isEnglish = language === 'en';
  return `${cells.map((cell) => formatCell(cell, isEnglish)).join(isEnglish ? ',' : ';')}\r\n`;
}

/** The first character of the file, so that spreadsheets read it as UTF-8. */
export const csvBeginning = '\uFEFF';

function formatCell(cell: CsvCell, isEnglish: boolean): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return isEnglish ? String(cell) : quote(String(cell).replace('.', ','));
  return quote(formulaStart.test(cell) ? `'${cell}` : cell);
}

function quote(text: string): string {
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
