/** The six country sites (docs/specification.md#sites), in display order. */
export const siteKeys = ['nl', 'be', 'de', 'fr', 'es', 'eu'] as const;
export type SiteKey = (typeof siteKeys)[number];

/** Computes a value for every site. */
export function mapSites<Value>(makeValue: (key: SiteKey) => Value): Readonly<Record<SiteKey, Value>> {
  // Object.fromEntries loses the key types; these are all of them.
  return Object.fromEntries(siteKeys.map((key) => [key, makeValue(key)])) as Record<SiteKey, Value>;
}

/** The countries in which we have companies (ISO 3166-1 alpha-2). Law, tax and prices by country have an entry for each. */
export const countryCodes = ['NL', 'BE', 'DE', 'FR', 'ES'] as const;
export type CountryCode = (typeof countryCodes)[number];

/** A value for each of our countries, and for others where known. */
export type ByCountry<Fact> = Readonly<Record<CountryCode, Fact>> & Readonly<Partial<Record<string, Fact>>>;

/** The languages in which a site can be read. `eu` reads English; see {@link languageCodes}. */
export const siteLanguages = ['en', 'nl', 'nlBE', 'frBE', 'fr', 'de', 'es'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** The eight codes of docs/specification.md#constants; as a translation language `eu` is English (docs/specification.md#eu-language). */
export const languageCodes = [...siteLanguages, 'eu'] as const;
export type LanguageCode = (typeof languageCodes)[number];

/** Page keys of docs/specification.md#page-keys, the home page, and the pages that law or the industry requires of every site. */
export const pageKeys = [
  'home',
  'about',
  'business',
  'contact',
  'why-choose-us',
  'faq',
  'fleet',
  'locations',
  'occasions',
  'privacy',
  'terms',
  'case-studies',
  'request-quote',
  'request-success',
  'accessibility',
  'review-policy',
] as const;
export type PageKey = (typeof pageKeys)[number];

export const fleetKeys = ['midibus', 'minibus', 'taxiBus', 'coachHire', 'specialBus', 'doubleDecker'] as const;
export type FleetKey = (typeof fleetKeys)[number];

export const occasionKeys = ['companyEvent', 'schools', 'events', 'tours', 'holiday'] as const;
export type OccasionKey = (typeof occasionKeys)[number];

export function isSiteKey(value: string): value is SiteKey {
  return (siteKeys as readonly string[]).includes(value);
}

export function isSiteLanguage(value: string): value is SiteLanguage {
  return (siteLanguages as readonly string[]).includes(value);
}

export function isFleetKey(value: string): value is FleetKey {
  return (fleetKeys as readonly string[]).includes(value);
}

export function isOccasionKey(value: string): value is OccasionKey {
  return (occasionKeys as readonly string[]).includes(value);
}
