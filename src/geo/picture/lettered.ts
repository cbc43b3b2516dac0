import { setLetters } from '#domain/sites/lettering/lettering.ts';
import type { Pixel } from './projection.ts';

/** The letters of one picture: each outline is defined once and reused wherever a name needs it. */
export type Letters = {
  /** A text as a group that is moved and scaled once; `at` is the beginning of its baseline. */
  write(text: string, at: Pixel, size: number): string;
  /** The outlines of everything written so far, to be placed before it. */
  define(): string;
};

export function createLetters(): Letters {
  const outlines = new Map<string, string>();
  return {
    write: (text, [x, y], size) => {
      const uses = setLetters(text)
        .filter(({ d }) => d !== '')
        .map(({ letter, d, at }) => {
          const id = `g${letter.codePointAt(0)?.toString(36)}`;
          outlines.set(id, d);
          return `<use href="#${id}" x="${at}"/>`;
        });
      return `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${Math.round(size * 10) / 1000})">${uses.join('')}</g>`;
    },
    define: () => `<defs>${[...outlines].map(([id, d]) => `<path id="${id}" d="${d}"/>`).join('')}</defs>`,
  };
}
