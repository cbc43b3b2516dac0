import type { SiteLanguage } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { Place } from './interpolate.ts';

/** `slug` is the key, the same in every language; `languageSlug` the last part of the address. */
type Addressed = { readonly slug: string; readonly languageSlug: string };

type Index = { readonly keys: ReadonlyMap<string, string>; readonly addresses: ReadonlyMap<string, string> };

/**
 * Returns a function that finds the address of an entry by its name in any language of the site or by its key; null if there is none. The
 * lists must not change: each is indexed at its first use, because bots ask for thousands of names that no entry has.
 */
export function createAddressFinder(list: (place: Place) => readonly Addressed[]) {
  const indexes = new Map<string, Index>();

  function indexOf(place: Place): Index {
    const name = `${place.site} ${place.language}`;
    const index = indexes.get(name) ?? createIndex(list(place));
    indexes.set(name, index);
    return index;
  }

  /** An address before a key: one entry's address may be the key of another, and existing addresses must not change. */
  return ({ site, language, slug }: Place & { readonly slug: string }): string | null => {
    const keyIn = (each: SiteLanguage) => indexOf({ site, language: each }).keys.get(slug);
    let key = keyIn(language);
    for (const each of getSite(site).languages) key ??= keyIn(each);
    return indexOf({ site, language }).addresses.get(key ?? slug) ?? null;
  };
}

/** Of two entries with the same address or key the first counts. */
function createIndex(entries: readonly Addressed[]): Index {
  const [keys, addresses] = [new Map<string, string>(), new Map<string, string>()];
  for (const { slug, languageSlug } of entries) {
    if (!keys.has(languageSlug)) keys.set(languageSlug, slug);
    if (!addresses.has(slug)) addresses.set(slug, languageSlug);
  }
  return { keys, addresses };
}
