/** Characters that we remove from every text: controls, invisible spaces, line separators, marks that reorder text, unpaired surrogates. */
const unwanted = /[\p{Cc}\p{Cs}\u200b\u2060\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/**
 * A single line: NFC, trimmed, every run of white space and controls replaced by one space. So no CR or LF ever reaches a mail header, a
 * calendar or a CSV cell, and no NUL the database.
 */
export function cleanLine(text: string): string {
  return text.normalize('NFC').replace(unwanted, ' ').replace(/\s+/gu, ' ').trim();
}

/** Text of several lines: NFC, trimmed, line ends as `\n`, at most one empty line in a row, without controls. */
export function cleanText(text: string): string {
  const lines = text.normalize('NFC').split(/\r\n|[\n\r\u2028\u2029]/u);
  const cleaned = lines.map((line) => line.replace(unwanted, ' ').trimEnd());
  return cleaned
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Letters, digits and dashes of other keyboards as ASCII has them: full-width and Arabic digits, long dashes. For numbers, not for names. */
export function plainSigns(text: string): string {
  const plain = text.normalize('NFKC').replace(/[\p{Pd}\u2212]/gu, '-');
  return plain.replace(/[^\d\P{Nd}]/gu, (digit) => String(valueOfDigit(digit.codePointAt(0) ?? 0)));
}

/** Unicode has the digits of each script one after another, from zero on. */
function valueOfDigit(code: number): number {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

/** A clean line, shortened for display. `length` is in characters; a shortened line ends with `…`. */
export function shorten(text: string, length = 160): string {
  const cleaned = cleanLine(text);
  const letters = [...cleaned];
  return letters.length <= length
    ? cleaned
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
