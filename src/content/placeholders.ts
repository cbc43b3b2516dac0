import { formatNumber } from '#domain/money/format-number.ts';
import { brand, companies, legalDetails } from '#domain/sites/brand.ts';
import { countryNameOf } from '#domain/sites/country-name.ts';
import type { CountryCode, SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { formatOpeningHours } from '#domain/sites/opening-hours.ts';
import { partnerTerms } from '#operations/partners/rules/country-terms.ts';
import { describeFeeRows, describeTerms, type FeeRow, type Terms, termPlaceholders } from './describe-terms.ts';

/** Placeholders that the brand file fills. Any other name in braces fails the import. */
export const placeholders = [
  'brand',
  'phone',
  'email',
  'hours',
  'rating.value',
  'rating.best',
  'rating.count',
  'company.legalName',
  'company.address',
  'company.country',
  'company.register',
  'company.registerNumber',
  'company.vatNumber',
  'company.director',
] as const;
/** Placeholders that the brand file or the terms may leave empty: the paragraph or list item with such a placeholder is then left out. */
export const openPlaceholders = [
  'rating.period',
  'rating.source',
  'legal.capital',
  'legal.licence',
  'legal.authority',
  'legal.host',
  'legal.mediator',
  'role.carrier',
  'role.principal',
  'role.agent',
  'named.onceKnown',
  'named.dayBefore',
  ...termPlaceholders,
] as const;
type Placeholder = (typeof placeholders)[number];
type OpenPlaceholder = (typeof openPlaceholders)[number];
export type PlaceholderValues = Readonly<Record<Placeholder, string> & Record<OpenPlaceholder, string | null>> & {
  /** One row per step of the cancellation scale, for lines that are repeated. */
  readonly feeRows: readonly FeeRow[];
};

const inBraces = /\{([^{}]*)\}/g;

/** The names in braces that are not placeholders. */
export function findUnknownPlaceholders(text: string): readonly string[] {
  return [...text.matchAll(inBraces)].map((match) => match[1] ?? '').filter((name) => !isPlaceholder(name));
}

/** Whether the text contains a placeholder without a value. */
export function isLeftOpen(text: string, values: PlaceholderValues): boolean {
  return openPlaceholders.some((name) => values[name] === null && text.includes(`{${name}}`));
}

/** Replaces every placeholder in the text by its value. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(inBraces, (whole, name: string) => (isPlaceholder(name) ? (values[name] ?? '') : whole));
}

/** The values of the brand file and the terms for one site, with the country's name in the reader's language. */
export function getPlaceholderValues(site: SiteKey, language: SiteLanguage, terms: Terms | null = null): PlaceholderValues {
  const company = companies[site];
  const legal = legalDetails[site];
  const tag = tagOf(language);
  return {
    brand: brand.name,
    // No-break spaces, so that a number is never split over two lines.
    phone: brand.phoneShown[site].replaceAll(' ', '\u00a0'),
    email: brand.email,
    hours: formatOpeningHours(brand.openingHours, tag),
    'rating.value': formatNumber(brand.rating.value, tag),
    'rating.best': formatNumber(brand.rating.best, tag),
    'rating.count': formatNumber(brand.rating.count, tag),
    'rating.period': brand.rating.period,
    'rating.source': brand.rating.source,
    'company.legalName': company.legalName,
    'company.address': `${company.street}, ${company.zip} ${company.city}`,
    'company.country': countryNameOf(company.country, language),
    'company.register': company.register,
    'company.registerNumber': company.registerNumber,
    'company.vatNumber': company.vatNumber,
    'company.director': company.director,
    'legal.capital': legal.capital,
    'legal.licence': legal.licence,
    'legal.authority': legal.authority,
    'legal.host': legal.host,
    'legal.mediator': legal.mediator,
    ...describeRole(company.country),
    ...describeTerms(terms, tag),
    feeRows: describeFeeRows(terms, tag),
  };
}

/** Of the paragraphs for each role, and for each moment at which the operator is named, only the applicable one is shown. */
function describeRole(country: CountryCode) {
  const { contractRole, operatorNamed } = partnerTerms[country];
  const chosen = (isChosen: boolean) => (isChosen ? '' : null);
  return {
    'role.carrier': chosen(contractRole === 'carrier'),
    'role.principal': chosen(contractRole === 'principal'),
    'role.agent': chosen(contractRole === 'agent'),
    'named.onceKnown': chosen(operatorNamed === 'once-known'),
    'named.dayBefore': chosen(operatorNamed === 'day-before'),
  };
}

function isPlaceholder(name: string): name is Placeholder | OpenPlaceholder {
  return [...placeholders, ...openPlaceholders].some((known) => known === name);
}
