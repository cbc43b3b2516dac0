import type { CountryCode, SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { spokenLanguages } from '#operations/fleet/rules/fleet.ts';

/** What is spoken at work in a country, the most usual first. */
const languagesOf: Readonly<Record<string, readonly (typeof spokenLanguages)[number][]>> = {
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  DE: ['de'],
  FR: ['fr'],
  ES: ['es'],
} satisfies Partial<Record<CountryCode, readonly (typeof spokenLanguages)[number][]>>;
const siteOf: Readonly<Record<string, SiteKey>> = { NL: 'nl', BE: 'be', DE: 'de', FR: 'fr', ES: 'es' };

/**
 * In which language a driver is told: that of his operator's country where he speaks it or nobody noted what he speaks, else one that he does
 * speak, else English. What he speaks is kept in no order of his own, so the first says nothing of what he reads best.
 */
export function languageOfDriver({
  languages,
  country,
}: {
  readonly languages: readonly string[];
  readonly country: string;
}): SiteLanguage {
  const spoken = spokenLanguages.filter((known) => languages.includes(known));
  const atWork = languagesOf[country] ?? [];
  return atWork.find((each) => spoken.includes(each)) ?? spoken[0] ?? atWork[0] ?? 'en';
}

/** Whose company writes to a driver: our site of his operator's country. */
export function siteOfOperator(country: string): SiteKey {
  return siteOf[country] ?? 'eu';
}
