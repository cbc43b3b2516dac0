import { littleWords } from '../address/address-words.ts';
import { europeanCountries } from '../countries/european-countries.ts';
import { isKind, isSide } from './address/name-words.ts';
import { outsideRows } from './data/outside.ts';
import { nameLanguages } from './languages.ts';
import { foldName } from './search/fold.ts';

/** Territories of which towns of ours bear the names. */
const namesakes: ReadonlySet<string> = new Set(['BL', 'DM', 'GP', 'MF', 'MS', 'PM', 'SH', 'SX', 'VC', 'WS']);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Of a shorter name too many words are the whole. */
const shortestCountry = 4;

/** Names of cities and countries where no coach of ours goes. */
export type OutsideNames = {
  /** Whether the folded text is one of them, words of kinds aside: "Flughafen Moskau". */
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

/** Of every country that is not ours, in the languages of the sites. */
function listCountries(): Set<string> {
  const displayed = nameLanguages.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const others = codes.filter(
    (code) => europeanCountries[code] === undefined && !namesakes.has(code) && !/^(?:E[UZ]|UN|X.|Q.|ZZ)$/.test(code),
  );
  const nameAll = (codes: readonly string[]) => codes.flatMap((code) => displayed.flatMap((names) => names.of(code) ?? [])).map(foldName);
  // Former codes such as DD and FX bear the names of countries of ours.
  const own = new Set(nameAll(Object.keys(europeanCountries)));
  return new Set(nameAll(others).filter((name) => name.length >= shortestCountry && !own.has(name)));
}
