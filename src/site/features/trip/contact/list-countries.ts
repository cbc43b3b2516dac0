import { countryNameOf } from '#domain/sites/country-name.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { europeanCodes, otherCodes } from './country-codes.ts';

export type CountryOption = { readonly value: string; readonly label: string };

const lists = new Map<SiteLanguage, readonly CountryOption[]>();

/**
 * Every country by its name in a language, those of Europe first, each part in the order of that language. Only on the server, because
 * browsers name some countries differently.
 */
export function listCountries(language: SiteLanguage): readonly CountryOption[] {
  const known = lists.get(language);
  if (known !== undefined) return known;
  const list = [...sortedNames(europeanCodes, language), ...sortedNames(otherCodes, language)];
  lists.set(language, list);
  return list;
}

function sortedNames(codes: readonly string[], language: SiteLanguage): readonly CountryOption[] {
  const order = new Intl.Collator(tagOf(language));
  return codes
    .map((value) => ({ value, label: countryNameOf(value, language) }))
    .sort((first, second) => order.compare(first.label, second.label));
}
