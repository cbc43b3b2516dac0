import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { CityTown } from './city-towns.ts';

/** Last part of the address: the key, or in a country of two languages the name in each. */
export function addressOf({ site, slug }: Pick<CityTown, 'site' | 'slug'>, name: string, language: SiteLanguage): string {
  if (site !== 'be') return slug;
  return language === 'nlBE' || language === 'frBE' ? foldToSlug(name) : slug;
}

function foldToSlug(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
