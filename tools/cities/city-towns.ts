import { type SiteKey, siteKeys } from '#domain/sites/keys.ts';
import { parseTable } from '#geo/gazetteer/table.ts';
import { townRows } from './data/towns.ts';

/** A town that has a page on a site. */
export type CityTown = { readonly site: SiteKey; readonly id: number; readonly slug: string; readonly region: string };

/** Throws on a row that is no town of a site, or is listed twice. */
export function listCityTowns(rows = townRows): readonly CityTown[] {
  const towns = parseTable(rows, 4).map(([siteName = '', id = '', slug = '', region = '']) => {
    const site = siteKeys.find((key) => key === siteName);
    if (site === undefined || !/^\d+$/.test(id) || slug === '') throw new RangeError(`Not a town of a site: ${siteName} ${id} ${slug}`);
    return { site, id: Number(id), slug, region };
  });
  const seen = new Set<string>();
  for (const { site, id, slug } of towns) {
    for (const name of [`${site} ${id}`, `${site} ${slug}`]) {
      if (seen.has(name)) throw new RangeError(`A town stands twice: ${name}`);
      seen.add(name);
    }
  }
  return towns;
}
