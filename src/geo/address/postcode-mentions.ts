import { littleWords } from './address-words.ts';

/** A postcode in a text. */
export type PostcodeMention = {
  /** Its position, including its country prefix: `text.slice(start, end)`. */
  readonly start: number;
  readonly end: number;
  /** As in the postcode index: "3512", "SW1A", "00950". */
  readonly code: string;
  /** As written in its country: "3512 AB", "SW1A 1AA", "00-950". */
  readonly printed: string;
  /** The countries that write codes so, ISO alpha-2. */
  readonly countryCodes: readonly string[];
};

type Form = {
  readonly countryCodes: readonly string[];
  readonly pattern: string;
  /** From the letters and digits of the code, upper case. */
  readonly print: (plain: string) => string;
  /** How much of the code the index knows. */
  readonly keyLength: (plain: string) => number;
};

const whole = (plain: string) => plain.length;
const asItIs = (plain: string) => plain;

/** The most likely first: if two match the same letters, the first counts. */
const forms: readonly Form[] = [
  {
    countryCodes: ['GB'],
    pattern: '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}',
    print: (plain) => `${plain.slice(0, -3)} ${plain.slice(-3)}`,
    keyLength: (plain) => plain.length - 3,
  },
  {
    countryCodes: ['NL'],
    pattern: '\\d{4} ?[A-Z]{2}',
    print: (plain) => `${plain.slice(0, 4)} ${plain.slice(4)}`,
    keyLength: () => 4,
  },
  { countryCodes: ['PT'], pattern: '\\d{4}-\\d{3}', print: (plain) => `${plain.slice(0, 4)}-${plain.slice(4)}`, keyLength: () => 4 },
  { countryCodes: ['PL'], pattern: '\\d{2}-\\d{3}', print: (plain) => `${plain.slice(0, 2)}-${plain.slice(2)}`, keyLength: whole },
  { countryCodes: ['CZ'], pattern: '\\d{3} \\d{2}', print: (plain) => `${plain.slice(0, 3)} ${plain.slice(3)}`, keyLength: whole },
  { countryCodes: ['DE', 'FR', 'ES', 'IT', 'MC', 'PL', 'CZ'], pattern: '\\d{5}', print: asItIs, keyLength: whole },
  { countryCodes: ['BE', 'AT', 'CH', 'DK', 'LU', 'LI', 'SI', 'NL', 'PT'], pattern: '\\d{4}', print: asItIs, keyLength: whole },
];

/** The first half of a British code represents all of it unless more is given. */
const outward: Form = { countryCodes: ['GB'], pattern: '[A-Z]{1,2}\\d[A-Z\\d]?', print: asItIs, keyLength: whole };

/** Country prefixes: "D-50667", "L-1111". */
const signs: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  CZ: 'CZ',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  FL: 'LI',
  GB: 'GB',
  I: 'IT',
  L: 'LU',
  LUX: 'LU',
  P: 'PT',
  SLO: 'SI',
  UK: 'GB',
};
const alphaTwo: ReadonlySet<string> = new Set(forms.flatMap(({ countryCodes }) => countryCodes));

const patterns = forms.map((form) => ({ form, pattern: createPattern(form) }));
const outwardAlone = new RegExp(`^(?<code>${outward.pattern})$`, 'iu');
const outwardAtEnd = new RegExp(`(?<=[\\p{L},] )(?<code>${outward.pattern})$`, 'u');

function createPattern({ pattern }: Form): RegExp {
  return new RegExp(`(?<![\\p{L}\\d/.-])(?:(?<sign>[A-Z]{1,3})[ -])?(?<code>${pattern})(?![\\p{L}\\d/]|[.-]\\d)`, 'giu');
}

/** Every possible postcode in a text, in order of position, without overlaps. */
export function findPostcodeMentions(text: string): PostcodeMention[] {
  if (!/\d/.test(text)) return [];
  const found: PostcodeMention[] = [];
  for (const { form, pattern } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const mention = createMention(form, match);
      if (mention !== null && !found.some(({ start, end }) => mention.start < end && start < mention.end)) found.push(mention);
    }
  }
  if (found.length === 0) {
    const match = outwardAlone.exec(text) ?? outwardAtEnd.exec(text);
    const mention = match === null ? null : createMention(outward, match);
    if (mention !== null) found.push(mention);
  }
  return found.sort((one, other) => one.start - other.start);
}

function createMention(form: Form, match: RegExpExecArray): PostcodeMention | null {
  const { sign = '', code = '' } = match.groups ?? {};
  if (isWordAfterNumber(form, code)) return null;
  const known = sign === '' ? null : readSign(sign, match[0].charAt(sign.length));
  // Letters before a code that are no country prefix belong to the street: "Rue de 1000".
  const country = known !== null && form.countryCodes.includes(known) ? known : null;
  const start = match.index + (country === null ? match[0].length - code.length : 0);
  const plain = code.toUpperCase().replace(/[ -]/g, '');
  return {
    start,
    end: match.index + match[0].length,
    code: plain.slice(0, form.keyLength(plain)),
    printed: form.print(plain),
    countryCodes: country === null ? form.countryCodes : [country],
  };
}

/** "D-50667" in any case, "D 50667" only in capitals. */
function readSign(sign: string, after: string): string | null {
  if (after !== '-' && sign !== sign.toUpperCase()) return null;
  const upper = sign.toUpperCase();
  return signs[upper] ?? (alphaTwo.has(upper) ? upper : null);
}

/** "1012 de" is a number and a word, "1012 DE" a Dutch postcode. */
function isWordAfterNumber({ countryCodes }: Form, code: string): boolean {
  const letters = code.slice(-2);
  return countryCodes[0] === 'NL' && /[a-z]/.test(letters) && littleWords.has(letters.toLowerCase());
}

/** A code in its national format, also if typed without its separator: "00950" as "00-950". */
export function printPostcode(countryCode: string, { printed, code }: Pick<PostcodeMention, 'printed' | 'code'>): string {
  if (!/^\d{5}$/.test(printed)) return printed;
  if (countryCode === 'PL') return `${code.slice(0, 2)}-${code.slice(2)}`;
  return countryCode === 'CZ' ? `${code.slice(0, 3)} ${code.slice(3)}` : printed;
}

/** How a stored postcode is looked up again. */
export function toPostcodeKey(countryCode: string, printed: string): string {
  const plain = printed.toUpperCase().replace(/[ -]/g, '');
  const form = [...forms, outward].find(
    ({ countryCodes, pattern }) => countryCodes.includes(countryCode) && new RegExp(`^${pattern}$`).test(printed.toUpperCase()),
  );
  return form === undefined ? plain : plain.slice(0, form.keyLength(plain));
}
