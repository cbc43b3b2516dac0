import type { CountryCode, SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { spokenLanguages } from '#operations/fleet/rules/fleet.ts';

/** The working languages of a country, the most common first. */
const languagesOf: Readonly<Record<string, readonly (typeof spokenLanguages)[number][]>> = {
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  DE: ['de'],
  FR: ['fr'],
  ES: ['es'],
} satisfies Partial<Record<CountryCode, readonly (typeof spokenLanguages)[number][]>>;
const siteOf: Readonly<Record<string, SiteKey>> = { NL: 'nl', BE: 'be', DE: 'de', FR: 'fr', ES: 'es' };

/**
 * The language for a driver: that of the operator's country if the driver speaks it or no languages are recorded, else one that the driver
 * speaks, else English. Languages are stored in a fixed order, so the first is not necessarily the best.
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

/** The company that writes to a driver: our site of the operator's country. */
export function siteOfOperator(country: string): SiteKey {
  return siteOf[country] ?? 'eu';
}
