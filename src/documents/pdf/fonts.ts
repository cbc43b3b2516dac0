import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

/** The second holds Polish, Czech and other letters that the first lacks; a letter is looked for in this order. */
export const fontFamilies = ['Figtree', 'Figtree Extended'];
export const weights = { normal: 400, strong: 700 } as const;

const subsets = { Figtree: 'latin', 'Figtree Extended': 'latin-ext' } as const;
const longestWord = 24;

/** Loads the fonts once and tells which characters they have. */
export async function loadFonts(): Promise<(character: string) => boolean> {
  loading ??= load();
  return loading;
}

let loading: Promise<(character: string) => boolean> | undefined;

async function load(): Promise<(character: string) => boolean> {
  const { resolve } = createRequire(import.meta.url);
  for (const [family, subset] of Object.entries(subsets)) {
    const fonts = Object.values(weights).map((fontWeight) => ({
      src: resolve(`@fontsource/figtree/files/figtree-${subset}-${fontWeight}-normal.woff`),
      fontWeight,
    }));
    Font.register({ family, fonts });
  }
  // Never at syllables of one language, but a word that no column holds is cut, or it would run off the paper.
  Font.registerHyphenationCallback((word) => word.match(new RegExp(`.{1,${longestWord}}`, 'gsu')) ?? [word]);
  const faces = await Promise.all(
    fontFamilies.map(async (fontFamily) => {
      await Font.load({ fontFamily, fontWeight: weights.normal });
      return Font.getFont({ fontFamily, fontWeight: weights.normal })?.data;
    }),
  );
  return (character) => faces.some((face) => face?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) === true);
}
