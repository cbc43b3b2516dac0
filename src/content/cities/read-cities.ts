import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { siteKeys } from '#domain/sites/keys.ts';
import { languagesOfSite } from '#domain/sites/language.ts';
import type { ContentEntry, ContentIssue } from '../content-entry.ts';
import { type CityFigures, cityFiguresSchema } from './figures.ts';

export type ReadCities = { readonly entries: readonly ContentEntry[]; readonly issues: readonly ContentIssue[] };

/** The files with the figures of a site's cities in one language, within the content folder. */
export function cityFile(site: string, language: string): string {
  return `cities/${site}-${language}.json`;
}

/** All cities of all sites and languages; a site without a file has none. A duplicate city, or a missing figure, is an issue. */
export async function readCities(folder: string): Promise<ReadCities> {
  const places = siteKeys.flatMap((site) => languagesOfSite[site].map((language) => ({ site, language })));
  const read = await Promise.all(
    places.map(async (place): Promise<ReadCities> => {
      const file = cityFile(place.site, place.language);
      const source = await readFile(join(folder, file), 'utf8').catch(() => null);
      if (source === null) return { entries: [], issues: [] };
      const parsed = v.safeParse(v.array(cityFiguresSchema), parseJson(source));
      if (!parsed.success) {
        return { entries: [], issues: parsed.issues.map((issue) => ({ file, field: v.getDotPath(issue) ?? '', message: issue.message })) };
      }
      const entries = parsed.output.map((figures, position) => ({
        kind: 'city' as const,
        ...place,
        slug: figures.slug,
        position,
        document: figures,
      }));
      return { entries, issues: findDoubles(parsed.output).map((field) => ({ file, field, message: 'stands twice' })) };
    }),
  );
  return { entries: read.flatMap(({ entries }) => entries), issues: read.flatMap(({ issues }) => issues) };
}

/** Duplicate keys, addresses and towns within one list. */
function findDoubles(cities: readonly CityFigures[]): readonly string[] {
  const names = cities.flatMap(({ slug, languageSlug, geonames }) => [
    `slug ${slug}`,
    `languageSlug ${languageSlug}`,
    `geonames ${geonames}`,
  ]);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return null;
  }
}
