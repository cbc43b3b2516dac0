/** Accents and marks that a search ignores, of Latin, Greek, Cyrillic, Hebrew and Arabic letters. */
const marks = /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/gu;
const alike: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i' },
  // The form of a sigma that ends a word.
  ς: 'σ',
};

/** Letters as the database compares them (`fold_letters`): without accents and marks, small, one form of each. */
function foldLetters(text: string): string {
  const plain = text.normalize('NFKD').replace(marks, '').toLowerCase();
  return plain.replace(/[ßæœøłđħŧıς]/gu, (letter) => alike[letter] ?? letter).normalize('NFC');
}

const mostWords = 8;

/** The digits of a phone number that are the same with and without country code and leading zero. */
const phoneDigits = 8;

/** References with or without their dashes: `nl26149728`, `NL 26 149728`. */
const reference = /\b(nl|be|de|fr|es|eu)[ .-]?(\d{2})[ .-]?(\d{6})\b/g;

/** The words of a search, as the database stores them; for a phone number in any notation, its significant digits. */
export function foldWords(search: string): readonly string[] {
  const plain = foldLetters(search)
    .replaceAll(/[%_\\]/g, ' ')
    .replaceAll(reference, '$1-$2-$3');
  const references = plain.match(/\b[a-z]{2}-\d[\d-]*|(?<![\d-])\d{2}-\d{6}(?![\d-])/g) ?? [];
  const rest = plain
    .replaceAll(/\b[a-z]{2}-\d[\d-]*|(?<![\d-])\d{2}-\d{6}(?![\d-])/g, ' ')
    // Digit groups belong to one number: +31 6 12-34 56 78.
    .replaceAll(/(?<=\d)[ ./()-]+(?=\d)/g, '')
    .replaceAll('+', ' ');
  return [...references, ...rest.split(/\s+/)]
    .filter((word) => word !== '')
    .map((word) => (/^\d{9,}$/.test(word) ? word.slice(-phoneDigits) : word))
    .slice(0, mostWords);
}
