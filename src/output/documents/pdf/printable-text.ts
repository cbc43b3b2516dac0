/** Replaces a letter that no font draws. */
export const missingSign = '\u25a1';

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Each letter with its marks. */
export function clustersOf(text: string): readonly string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

export function isLatin(cluster: string): boolean {
  return /^\p{Script=Latin}/u.test(cluster);
}

/** The text without emoji, each letter with its accents in one code point if Unicode has one. Done before fonts are chosen. */
export function withoutPictures(text: string): string {
  if (!/[\u0250-\u{10ffff}]/u.test(text)) return text;
  const composed = text.normalize('NFC');
  if (!/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3|[\u{e0000}-\u{e007f}]/u.test(composed)) return composed;
  return composed
    .split(/(\s+)/u)
    .map((part) =>
      clustersOf(part)
        .filter((cluster) => !isPicture(cluster))
        .join(''),
    )
    .join('')
    .replace(/ {2,}/gu, ' ')
    .replace(/^ +| +$/gmu, '');
}

/** Emoji, flags and keys; not those letters and signs that are text unless a selector says otherwise: © ® ™ ‼. */
function isPicture(cluster: string): boolean {
  if (/\p{Emoji_Presentation}|\p{Regional_Indicator}|\ufe0f|\u20e3|[\u{e0000}-\u{e007f}]/u.test(cluster)) return true;
  return /^\p{Extended_Pictographic}/u.test(cluster) && !/^[\u00a9\u00ae\u2000-\u214f]/u.test(cluster);
}

/** The text in letters that can be drawn. A letter that no font has loses its marks if that helps, or becomes a placeholder. */
export function printableText(text: string, canDraw: (cluster: string) => boolean): string {
  const given = withoutPictures(text);
  if (canDraw(given)) return given;
  return given
    .split(/(\s+)/u)
    .map((word, index) =>
      index % 2 === 1 || canDraw(word)
        ? word
        : clustersOf(word)
            .map((cluster) => drawnAs(cluster, canDraw))
            .join(''),
    )
    .join('');
}

function drawnAs(cluster: string, canDraw: (cluster: string) => boolean): string {
  if (canDraw(cluster)) return cluster;
  const letters = [...cluster].filter((character) => !/\p{Default_Ignorable_Code_Point}|\p{Cc}/u.test(character));
  if (letters.every(canDraw)) return letters.join('');
  const simpler = simplerLetters(cluster);
  return simpler !== '' && [...simpler].every(canDraw) ? simpler : missingSign;
}

/** A letter without its marks, a ligature as its letters. */
export function simplerLetters(cluster: string): string {
  return cluster.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
}
