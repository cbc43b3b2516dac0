import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { unpackWoff } from './unpack-woff.ts';

/** The second holds Polish, Czech and other letters that the first lacks; a letter is looked for in this order. */
export const fontFamilies = ['Figtree', 'Figtree Extended'];
export const weights = { normal: 400, strong: 700 } as const;

const require = createRequire(import.meta.url);
const files = {
  Figtree: {
    [weights.normal]: () => require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
    [weights.strong]: () => require.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'),
  },
  'Figtree Extended': {
    [weights.normal]: () => require.resolve('@fontsource/figtree/files/figtree-latin-ext-400-normal.woff'),
    [weights.strong]: () => require.resolve('@fontsource/figtree/files/figtree-latin-ext-700-normal.woff'),
  },
} as const;
const longestWord = 24;

/** Loads the fonts once and tells which characters they have. */
export async function loadFonts(): Promise<(character: string) => boolean> {
  loading ??= load();
  return loading;
}

let loading: Promise<(character: string) => boolean> | undefined;

async function load(): Promise<(character: string) => boolean> {
  for (const [family, faces] of Object.entries(files)) {
    const fonts = await Promise.all(
      Object.entries(faces).map(async ([fontWeight, find]) => {
        const face = Buffer.from(unpackWoff(await readFile(find())));
        return { src: `data:font/ttf;base64,${face.toString('base64')}`, fontWeight: Number(fontWeight) };
      }),
    );
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
