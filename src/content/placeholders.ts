import { brand, companies } from '#domain/sites/brand.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';

/** What a text may leave open for the brand file to fill. Anything else in braces fails the import. */
export const placeholders = [
  'brand',
  'phone',
  'email',
  'company.legalName',
  'company.address',
  'company.country',
  'company.register',
  'company.registerNumber',
  'company.vatNumber',
  'company.director',
] as const;
type Placeholder = (typeof placeholders)[number];
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

const inBraces = /\{([^{}]*)\}/g;

/** The names in braces that the brand file cannot fill. */
export function findUnknownPlaceholders(text: string): readonly string[] {
  return [...text.matchAll(inBraces)].map((match) => match[1] ?? '').filter((name) => !isPlaceholder(name));
}

/** The text with every placeholder replaced by its value. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(inBraces, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
}

/** What the brand file says for one site; the country's name in the reader's language. */
export function getPlaceholderValues(site: SiteKey, language: SiteLanguage): PlaceholderValues {
  const company = companies[site];
  const countryNames = new Intl.DisplayNames([tagOf(language)], { type: 'region' });
  return {
    brand: brand.name,
    phone: brand.phoneShown[site],
    email: brand.email,
    'company.legalName': company.legalName,
    'company.address': `${company.street}, ${company.zip} ${company.city}`,
    'company.country': countryNames.of(company.country) ?? company.country,
    'company.register': company.register,
    'company.registerNumber': company.registerNumber,
    'company.vatNumber': company.vatNumber,
    'company.director': company.director,
  };
}

function isPlaceholder(name: string): name is Placeholder {
  return (placeholders as readonly string[]).includes(name);
}
