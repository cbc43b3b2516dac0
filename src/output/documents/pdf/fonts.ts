import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font, type GlyphRun } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

/** A font of one weight and one part of the letters. */
export type Face = {
  readonly name: string;
  readonly font: Font;
  /** Of a piece of text without breaks, in points at a size of one. */
  readonly widthOf: (text: string) => number;
};

export type Fonts = {
  /** In the order in which a letter is looked for. */
  readonly normal: readonly Face[];
  readonly strong: readonly Face[];
  readonly canDraw: (character: string) => boolean;
};

const require = createRequire(import.meta.url);
/** The second part holds Polish, Czech and other letters that the first lacks. */
const files = {
  normal: [
    () => require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
    () => require.resolve('@fontsource/figtree/files/figtree-latin-ext-400-normal.woff'),
  ],
  strong: [
    () => require.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'),
    () => require.resolve('@fontsource/figtree/files/figtree-latin-ext-700-normal.woff'),
  ],
} as const;

let loading: Promise<Fonts> | undefined;

/** Read and parsed once, for all PDFs of this thread. */
export async function loadFonts(): Promise<Fonts> {
  loading ??= load();
  return await loading;
}

async function load(): Promise<Fonts> {
  const loadAll = (weight: keyof typeof files) => Promise.all(files[weight].map((find, index) => loadFace(`${weight} ${index}`, find())));
  const [normal, strong] = await Promise.all([loadAll('normal'), loadAll('strong')]);
  const known = new Map<string, boolean>();
  const look = (character: string) => normal.some(({ font }) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  return {
    normal,
    strong,
    canDraw(character) {
      const answer = known.get(character) ?? look(character);
      if (known.size < mostRemembered) known.set(character, answer);
      return answer;
    },
  };
}

async function loadFace(name: string, path: string): Promise<Face> {
  const parsed = create(Buffer.from(unpackWoff(await readFile(path))));
  if ('fonts' in parsed) throw new Error(`${path} holds several fonts`);
  knowLetters(parsed);
  const { font, shape } = rememberShapes(parsed);
  return { name, font, widthOf: (text) => shape(text).advanceWidth / parsed.unitsPerEm };
}

/**
 * Each glyph is made by the letter that it stands for. One that is made as a part of another first, the comma of a semicolon, never learns
 * its letter, and all later papers would show a comma that cannot be searched, copied or read aloud.
 */
function knowLetters(font: Font): void {
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
}

/** Words whose shape is kept: papers are written with the same few thousand. */
const mostRemembered = 5_000;

/** The font with the glyphs of each word found once: shaping is what most of the time of a PDF goes to. */
function rememberShapes(font: Font): { readonly font: Font; readonly shape: (text: string) => GlyphRun } {
  const known = new Map<string, GlyphRun>();
  const shape = (text: string) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= mostRemembered) known.clear();
    const made = font.layout(text);
    known.set(text, made);
    return made;
  };
  // Whoever draws scales the positions where they are: each is given its own.
  const copy = (text: string): GlyphRun => {
    const run = shape(text);
    return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } });
  };
  return { font: Object.create(font, { layout: { value: copy } }), shape };
}
