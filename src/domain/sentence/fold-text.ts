/** Small letters without accents, exactly as long as the text, so that positions stay the same. */
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

/** A few capitals have longer small forms ("İ"): those stay. */
function lowerEach(text: string): string {
  return text.replaceAll(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter));
}

/** The text with one part replaced by spaces; line breaks stay. */
export function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end);
}
