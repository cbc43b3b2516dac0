import * as v from 'valibot';
import type { Row } from '../collection.ts';
import type { ContentIssue } from '../content-entry.ts';
import type { Place } from '../interpolate.ts';
import { type CityFigures, cityFiguresSchema } from './figures.ts';

/** A city, and the date on which its figures last changed; null if they are as first imported. */
export type ShelvedCity = { readonly figures: CityFigures; readonly changedOn: string | null };

/** The figures of cities by site and language, ordered by size. */
export type CityShelf = { readonly list: (place: Place) => readonly ShelvedCity[]; readonly issues: readonly ContentIssue[] };

export function createCityShelf(rows: readonly Row[]): CityShelf {
  const cities = new Map<string, ShelvedCity[]>();
  const issues: ContentIssue[] = [];
  for (const { kind, site, language, slug, document, changed_on: changedOn } of rows) {
    if (kind !== 'city') continue;
    const parsed = v.safeParse(cityFiguresSchema, document);
    const key = `${site} ${language}`;
    if (parsed.success) cities.set(key, [...(cities.get(key) ?? []), { figures: parsed.output, changedOn }]);
    else issues.push({ file: `city:${site}:${slug}`, field: v.getDotPath(parsed.issues[0]) ?? '', message: parsed.issues[0].message });
  }
  return { issues, list: ({ site, language }) => cities.get(`${site} ${language}`) ?? [] };
}
