import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { createFace, type Face } from './face.ts';
import { clustersOf, isLatin, missingSign, simplerLetters, withoutPictures } from './printable-text.ts';
import { findScriptFiles, type ScriptFile } from './script-files.ts';
import { unpackWoff } from './unpack-woff.ts';
import { unpackWoff2 } from './unpack-woff2.ts';
import { atWeight } from './variable-weight.ts';

type Pair = { readonly normal: Face; readonly strong: Face };

export type Fonts = {
  /** The font of our documents, in the order in which a letter is looked up. */
  readonly own: readonly Pair[];
  /** The fonts of other scripts that these texts need. */
  readonly others: readonly Pair[];
  /** Which of the other fonts draws a letter with its marks. */
  readonly otherFor: (cluster: string) => Pair | undefined;
  readonly canDraw: (cluster: string) => boolean;
};

const require = createRequire(import.meta.url);
/** The second part has Polish, Czech and other letters that the first lacks. */
const ownFiles = [
  {
    normal: () => require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
    strong: () => require.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'),
  },
  {
    normal: () => require.resolve('@fontsource/figtree/files/figtree-latin-ext-400-normal.woff'),
    strong: () => require.resolve('@fontsource/figtree/files/figtree-latin-ext-700-normal.woff'),
  },
] as const;

let loading: Promise<readonly Pair[]> | undefined;

/** Fonts that together draw all letters of the texts, as far as possible. Those of other scripts are loaded when a text needs them. */
export async function loadFonts(texts: readonly string[] = []): Promise<Fonts> {
  loading ??= loadOwn();
  const own = await loading;
  const hasOwn = (cluster: string) => own.some(({ normal }) => normal.hasAll(cluster));
  const found = new Map<string, Pair>();
  const find = async (clusters: readonly string[]) => {
    const missing = clusters.filter((each) => !found.has(each));
    const pairs = await Promise.all(missing.map(findPair));
    for (const [index, pair] of pairs.entries()) if (pair !== undefined) found.set(missing[index] ?? '', pair);
    return !pairs.includes(undefined);
  };
  for (const cluster of foreignClusters(texts, hasOwn)) {
    if (hasOwn(cluster)) await find([cluster]);
    else await findFirst(waysToDraw(cluster), (way) => find(way.filter((each) => !hasOwn(each))));
  }
  return {
    own,
    others: [...new Set(found.values())],
    otherFor: (cluster) => found.get(cluster),
    canDraw: (cluster) => hasOwn(cluster) || found.has(cluster),
  };
}

/** Letters that our own font lacks, and all Latin letters of a Latin word with such a letter: one font draws the whole word. */
function foreignClusters(texts: readonly string[], hasOwn: (cluster: string) => boolean): ReadonlySet<string> {
  const foreign = new Set<string>();
  for (const word of new Set(texts.flatMap((text) => withoutPictures(text).split(/\s+/u)))) {
    if (hasOwn(word)) continue;
    const clusters = clustersOf(word);
    const missing = clusters.filter((cluster) => !hasOwn(cluster));
    for (const cluster of missing.some(isLatin) ? [...clusters.filter(isLatin), ...missing] : missing) foreign.add(cluster);
  }
  return foreign;
}

async function findFirst<T>(all: readonly T[], works: (each: T) => Promise<boolean>): Promise<void> {
  for (const each of all) if (await works(each)) return;
}

/** As a whole, else letter and marks each in a separate font, else without marks, else a placeholder. */
function waysToDraw(cluster: string): readonly (readonly string[])[] {
  return [[cluster], [...cluster], [...simplerLetters(cluster)], [missingSign]];
}

async function findPair(cluster: string): Promise<Pair | undefined> {
  const drawn = cluster.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  if (drawn === '') return undefined;
  for (const file of findScriptFiles(drawn)) {
    const pair = await loadPair(file);
    if (pair.normal.hasAll(drawn)) return pair;
  }
  return undefined;
}

/** Cached files of other scripts, of about half a megabyte each. */
const mostFiles = 32;
const known = new Map<string, Promise<Pair>>();

function loadPair(file: ScriptFile): Promise<Pair> {
  const before = known.get(file.name);
  const pair = before ?? readPair(file);
  // The most recently used is last.
  known.delete(file.name);
  known.set(file.name, pair);
  const [oldest] = known.keys();
  if (known.size > mostFiles && oldest !== undefined) known.delete(oldest);
  return pair;
}

async function readPair({ name, path }: ScriptFile): Promise<Pair> {
  const font = parse(unpackWoff2(await readFile(path)), path);
  const [normal, strong] = [400, 700].map((weight) => createFace(`${name} ${weight}`, atWeight(font, weight)));
  if (normal === undefined || strong === undefined) throw new Error('No weights');
  return { normal, strong };
}

function loadOwn(): Promise<readonly Pair[]> {
  return Promise.all(
    ownFiles.map(async ({ normal, strong }, index) => ({
      normal: await loadFace(`normal ${index}`, normal()),
      strong: await loadFace(`strong ${index}`, strong()),
    })),
  );
}

async function loadFace(name: string, path: string): Promise<Face> {
  return createFace(name, parse(unpackWoff(await readFile(path)), path));
}

function parse(bytes: Uint8Array, path: string): Font {
  const parsed = create(Buffer.from(bytes));
  if ('fonts' in parsed) throw new Error(`${path} holds several fonts`);
  return parsed;
}
