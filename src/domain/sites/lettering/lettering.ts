import { letterRows } from './letters.ts';

/** Of one letter, in hundredths of the size. */
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

/** Between the letters of a name: what is small is read more easily so. */
const spacing = 1;

/** How wide a text is, in sizes of its letters; one that is not among them takes no room. */
export function measureLetters(text: string): number {
  return [...text].reduce((sum, letter) => sum + (outlines.get(letter)?.width ?? 0) + spacing, 0) / 100;
}

/** The letters of a text in their order, each with how far from the beginning it stands, in hundredths of the size. */
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
