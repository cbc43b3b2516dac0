import { letterRows } from './letters.ts';

/** The outline of one letter, in hundredths of the font size. */
export type Outline = { readonly width: number; readonly d: string };

const outlines: ReadonlyMap<string, Outline> = new Map(
  letterRows
    .slice(1, -1)
    .split('\n')
    .map((row) => {
      const [letter = '', width = '', d = ''] = row.split('|');
      return [letter, { width: Number(width), d }] as const;
    }),
);

/** Letter spacing: makes small names easier to read. */
const spacing = 1;

/** The width of a text in font sizes; unknown letters have no width. */
export function measureLetters(text: string): number {
  return [...text].reduce((sum, letter) => sum + (outlines.get(letter)?.width ?? 0) + spacing, 0) / 100;
}

/** The letters of a text in order, each with its horizontal position, in hundredths of the font size. */
export function setLetters(text: string): readonly (Outline & { readonly letter: string; readonly at: number })[] {
  let pen = 0;
  return [...text].flatMap((letter) => {
    const outline = outlines.get(letter);
    if (outline === undefined) return [];
    const at = pen;
    pen += outline.width + spacing;
    return [{ ...outline, letter, at }];
  });
}
