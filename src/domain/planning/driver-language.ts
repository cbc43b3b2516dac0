import type { CountryCode, SiteKey, SiteLanguage } from '../sites/keys.ts';
import { spokenLanguages } from './fleet.ts';

const languageOf: Readonly<Record<string, SiteLanguage>> = { NL: 'nl', BE: 'nl', DE: 'de', FR: 'fr', ES: 'es' } satisfies Partial<
  Record<CountryCode, SiteLanguage>
>;
const siteOf: Readonly<Record<string, SiteKey>> = { NL: 'nl', BE: 'be', DE: 'de', FR: 'fr', ES: 'es' };

/** In which language a driver is told: the first that he speaks and we have, else the one of his operator's country, else English. */
export function languageOfDriver({
  languages,
  country,
}: {
  readonly languages: readonly string[];
  readonly country: string;
}): SiteLanguage {
  const spoken = languages.flatMap((each) => spokenLanguages.find((known) => known === each) ?? []);
  return spoken[0] ?? languageOf[country] ?? 'en';
}

/** Whose company writes to a driver: our site of his operator's country. */
export function siteOfOperator(country: string): SiteKey {
  return siteOf[country] ?? 'eu';
}
