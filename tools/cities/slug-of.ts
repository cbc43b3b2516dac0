import type { SiteKey } from '../../src/domain/sites/keys.ts';

/** A name as the last part of an address: German umlauts spelt out, other accents dropped. */
export function slugOf(name: string, site: SiteKey): string {
  const spelt = site === 'de' ? name.replace(/[äöüß]/gi, (letter) => umlauts[letter.toLowerCase()] ?? letter) : name;
  return spelt
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

const umlauts: Readonly<Partial<Record<string, string>>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
