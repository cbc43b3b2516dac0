import { readFileSync } from 'node:fs';

export const documentFile = new URL('../../docs/prices-and-law.md', import.meta.url);
const [begin, end] = ['<!-- sample trips: npm run derive:prices -->', '<!-- end of sample trips -->'];

/** The document with this table between its two marks. Throws if the marks are missing. */
export function withTable(table: string): string {
  const text = readFileSync(documentFile, 'utf8');
  const [from, until] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || until < from) throw new Error('The marks of the sample trips are gone from docs/prices-and-law.md');
  return `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(until)}`;
}
