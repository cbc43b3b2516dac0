import { siteKeys } from '#domain/sites/keys.ts';

/** `NL-26-104233`, with any space or none between its parts. */
const shape = new RegExp(`\\b(${siteKeys.join('|')})[\\s.–-]{0,3}(\\d{2})[\\s.–-]{0,3}(\\d{6,9})\\b`, 'gi');

/** A long text names few trips; more is a list that somebody pasted. */
const most = 5;

/** The numbers of trips that a text names, each once, as we write them. */
export function readReferences(text: string): readonly string[] {
  const found = [...text.matchAll(shape)].map(([, site = '', year = '', number = '']) => `${site.toUpperCase()}-${year}-${number}`);
  return [...new Set(found)].slice(0, most);
}
