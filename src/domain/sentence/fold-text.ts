/** Lower case without accents, with the same length as the text, so that positions stay valid. */
export function foldText(text: string): string {
  return text.toLowerCase().length === text.length ? foldLetters(text.toLowerCase()) : foldLetters(lowerEach(text));
}

function foldLetters(text: string): string {
  return text.replaceAll(/[^\0-\u{7f}]/gu, (letter) => {
    if (letter === '’' || letter === '‘') return "'";
    if (letter === '\u{a0}' || letter === '\u{202f}') return ' ';
    const [base = letter] = letter.normalize('NFD');
    return base.length === letter.length ? base : letter;
  });
}

/** A few capitals have longer lower-case forms ("İ"); those stay unchanged. */
function lowerEach(text: string): string {
  return text.replaceAll(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter));
}

/** The text with one part replaced by spaces; keeps line breaks. */
export function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end);
}
