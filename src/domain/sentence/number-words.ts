/** Number words in five languages, folded: up to twelve, and the tens for groups. */
const lists: readonly (readonly [number, string])[] = [
  [1, 'ein eine einen einem einer een one a an un una une uno'],
  [2, 'zwei twee two deux dos'],
  [3, 'drei drie three trois tres'],
  [4, 'vier four quatre cuatro'],
  [5, 'funf vijf five cinq cinco'],
  [6, 'sechs zes six seis'],
  [7, 'sieben zeven seven sept siete'],
  [8, 'acht eight huit ocho'],
  [9, 'neun negen nine neuf nueve'],
  [10, 'zehn tien ten dix diez'],
  [11, 'elf eleven onze once'],
  [12, 'zwolf twaalf twelve douze doce'],
  [15, 'funfzehn vijftien fifteen quinze quince'],
  [20, 'zwanzig twintig twenty vingt veinte'],
  [25, 'funfundzwanzig vijfentwintig twenty-five vingt-cinq veinticinco'],
  [30, 'dreissig dreisig dertig thirty trente treinta'],
  [40, 'vierzig veertig forty quarante cuarenta'],
  [50, 'funfzig vijftig fifty cinquante cincuenta'],
  [60, 'sechzig zestig sixty soixante sesenta'],
  [70, 'siebzig zeventig seventy septante setenta'],
  [80, 'achtzig tachtig eighty quatre-vingts ochenta'],
  [90, 'neunzig negentig ninety nonante noventa'],
  [100, 'hundert honderd hundred cent cien'],
];

const numberOf: ReadonlyMap<string, number> = new Map(lists.flatMap(([number, words]) => words.split(' ').map((word) => [word, number])));

/** Number words as alternatives of a pattern, longest first. */
export const numberWords = [...numberOf.keys()].sort((one, other) => other.length - one.length).join('|');

/** The same for groups, without "one": "a coach" does not mean one person. */
export const countWords = lists
  .filter(([number]) => number > 1)
  .flatMap(([, words]) => words.split(' '))
  .sort((one, other) => other.length - one.length)
  .join('|');

/** Hours as words, without "a" and "ein". */
export const hourWords = lists
  .filter(([number]) => number <= 12)
  .flatMap(([, words]) => words.split(' '))
  .filter((word) => word.length > 2 && !/^(?:ein|eine[nmr]?|een|une|one)$/.test(word))
  .join('|');

/** The number of digits or of a folded word; NaN for anything else. */
export function parseNumber(word: string): number {
  return /^\d+$/.test(word) ? Number(word) : (numberOf.get(word) ?? Number.NaN);
}
