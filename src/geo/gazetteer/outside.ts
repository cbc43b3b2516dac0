import { littleWords } from '../address/address-words.ts';
import { europeanCountries } from '../countries/european-countries.ts';
import { isKind, isSide } from './address/name-words.ts';
import { outsideRows } from './data/outside.ts';
import { nameLanguages } from './languages.ts';
import { foldName } from './search/fold.ts';

/** Territories that share the names of towns of ours. */
const namesakes: ReadonlySet<string> = new Set(['BL', 'DM', 'GP', 'MF', 'MS', 'PM', 'SH', 'SX', 'VC', 'WS']);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** A shorter name is too often a complete word. */
const shortestCountry = 4;

/** Names of cities and countries that we do not serve. */
export type OutsideNames = {
  /** Whether the folded text is one of them, apart from words of kinds: "Flughafen Moskau". */
  isOutside(folded: string): boolean;
  /** Whether the folded text is a country's. */
  isCountry(folded: string): boolean;
};

export function createOutsideNames(): OutsideNames {
  const cities = new Set(outsideRows.split(/[|\n]/).map(foldName));
  cities.delete('');
  const countries = listCountries();
  const isName = (folded: string) => cities.has(folded) || countries.has(folded);
  return {
    isOutside: (folded) => {
      if (isName(folded)) return true;
      const said = folded.split(' ').filter((word) => !isKind(word) && !isSide(word) && !littleWords.has(word));
      return said.length > 0 && isName(said.join(' '));
    },
    isCountry: (folded) => countries.has(folded),
  };
}

/** For every country that we do not serve, in the languages of the sites. */
function listCountries(): Set<string> {
  const displayed = nameLanguages.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const others = codes.filter(
    (code) => europeanCountries[code] === undefined && !namesakes.has(code) && !/^(?:E[UZ]|UN|X.|Q.|ZZ)$/.test(code),
  );
  const nameAll = (codes: readonly string[]) => codes.flatMap((code) => displayed.flatMap((names) => names.of(code) ?? [])).map(foldName);
  // Former codes such as DD and FX have the names of countries of ours.
  const own = new Set(nameAll(Object.keys(europeanCountries)));
  return new Set(nameAll(others).filter((name) => name.length >= shortestCountry && !own.has(name)));
}
