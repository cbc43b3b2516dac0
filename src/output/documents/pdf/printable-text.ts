/** What stands for letters that we have no drawing of: another alphabet, an emoji. */
const unknown = '?';

/**
 * The text in letters that can be drawn. What has no drawing loses its accents where that helps; the rest of its word becomes one mark,
 * so that a name in another alphabet shows that something stands there.
 */
export function printableText(text: string, canDraw: (character: string) => boolean): string {
  const drawn = [...text].map((character) => draw(character, canDraw)).join('');
  return drawn.replace(/\?{2,}/g, (marks) => (text.includes(marks) ? marks : unknown));
}

function draw(character: string, canDraw: (character: string) => boolean): string {
  if (/\s/u.test(character) || canDraw(character)) return character;
  // Joiners and variation selectors belong to the letter before them.
  if (/[\p{Mn}\p{Me}\p{Cf}]/u.test(character)) return '';
  const base = character.normalize('NFKD').replace(/\p{Mn}/gu, '');
  return base !== '' && [...base].every(canDraw) ? base : unknown;
}
