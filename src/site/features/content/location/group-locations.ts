import { isPhoto } from '#domain/sites/pictures.ts';
import type { HubItem, LocationItem } from '../load-lists.ts';

export type RegionOfLocations = {
  readonly name: string;
  /** Of the region's own page; empty where it has none. */
  readonly slug: string;
  readonly places: readonly { readonly slug: string; readonly title: string }[];
};

/** The most links within the page's size limit of 12,000 bytes. Smaller towns are linked from their region and their neighbours. */
const mostLinks = 90;

/**
 * The cities with a picture of their own, and the larger ones by region, both in alphabetical order of the language, for the page of all
 * cities.
 */
export function groupLocations(locations: readonly LocationItem[], hubs: readonly HubItem[], tag: string) {
  const { compare } = new Intl.Collator(tag);
  const shown = locations.filter(({ isIndexable }) => isIndexable).slice(0, mostLinks);
  const names = [...new Set(shown.map(({ region }) => region))].filter((name) => name !== '').sort(compare);
  const regions: readonly RegionOfLocations[] = names.map((name) => ({
    name,
    slug: hubs.find(({ kind, title }) => kind === 'region' && title === name)?.languageSlug ?? '',
    places: shown
      .filter(({ region }) => region === name)
      .map(({ languageSlug: slug, title }) => ({ slug, title }))
      .sort((one, other) => compare(one.title, other.title)),
  }));
  return { drawn: locations.filter(({ hero: { image } }) => image.startsWith('skyline-') || isPhoto(image)), regions };
}
