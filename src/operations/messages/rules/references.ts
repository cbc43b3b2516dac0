import { siteKeys } from '#domain/sites/keys.ts';

/** `NL-26-104233`, with any or no space between its parts. */
const shape = new RegExp(`\\b(${siteKeys.join('|')})[\\s.–-]{0,3}(\\d{2})[\\s.–-]{0,3}(\\d{6,9})\\b`, 'gi');

/** A message names few trips; more is a pasted list. */
const most = 5;

/** The trip references in a text, without duplicates, in our notation. */
export function readReferences(text: string): readonly string[] {
  const found = [...text.matchAll(shape)].map(([, site = '', year = '', number = '']) => `${site.toUpperCase()}-${year}-${number}`);
  return [...new Set(found)].slice(0, most);
}
