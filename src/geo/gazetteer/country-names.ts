import { countryNameOf } from '#domain/sites/country-name.ts';
import { europeanCountries } from '../countries/european-countries.ts';
import { nameLanguages } from './languages.ts';
import { foldName } from './search/fold.ts';

/** Names that visitors type and the standard lists lack. */
const commonNames: Readonly<Record<string, string>> = {
  holland: 'NL',
  england: 'GB',
  engeland: 'GB',
  angleterre: 'GB',
  inglaterra: 'GB',
  scotland: 'GB',
  schotland: 'GB',
  schottland: 'GB',
  wales: 'GB',
  uk: 'GB',
  'great britain': 'GB',
  tsjechie: 'CZ',
  tschechien: 'CZ',
  'czech republic': 'CZ',
  'republique tcheque': 'CZ',
  turkey: 'TR',
};

/** Every folded name of a country in the five languages, and its code. */
export function createCountryNames(): ReadonlyMap<string, string> {
  const codes = Object.keys(europeanCountries);
  const names = codes.flatMap((code) => nameLanguages.map((language): [string, string] => [foldName(countryNameOf(code, language)), code]));
  return new Map([...names, ...codes.map((code): [string, string] => [code.toLowerCase(), code]), ...Object.entries(commonNames)]);
}
