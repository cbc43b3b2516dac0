import { packSections, toWords, unpackSections } from '../../packed-sections.ts';
import type { NameTrie } from './name-trie.ts';

/** The part of the index in the file: towns by columns in the order of the index, and the trie without what can be derived. */
export type IndexColumns = {
  readonly ids: Int32Array;
  /** Hundred-thousandths of a degree. */
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
  readonly populations: Int32Array;
  readonly areParts: Uint8Array;
  /** Two letters each. */
  readonly countryCodes: Uint8Array;
  /** UTF-8, separated by line ends. */
  readonly names: Uint8Array;
  /** Places of our own lists (positions in them) that are left out as duplicates. */
  readonly dropped: Int32Array;
  readonly trie: NameTrie;
};

/** Changes with the layout of the file. */
const version = 1;

/** About 1.4 MB. */
export function encodeIndexFile({ trie, ...columns }: IndexColumns): Buffer {
  const entryCounts = Uint16Array.from(trie.letters, (_, node) => (trie.entryStarts[node + 1] ?? 0) - (trie.entryStarts[node] ?? 0));
  return packSections(version, [
    columns.ids,
    columns.latitudes,
    columns.longitudes,
    columns.populations,
    columns.areParts,
    columns.countryCodes,
    columns.names,
    columns.dropped,
    trie.letters,
    trie.depths,
    entryCounts,
    trie.entryPlaces,
    trie.entryKinds,
  ]);
}

const sectionCount = 13;

/** The columns of the file; throws on a file of another version. */
export function decodeIndexFile(file: Buffer): IndexColumns {
  const sections = unpackSections(file, { version, count: sectionCount, advice: 'run npm run codegen' });
  const words = (index: number) => toWords(sections[index] ?? new Uint8Array());
  const letters = (index: number) => sections[index] ?? new Uint8Array();
  return {
    ids: words(0),
    latitudes: words(1),
    longitudes: words(2),
    populations: words(3),
    areParts: letters(4),
    countryCodes: letters(5),
    names: letters(6),
    dropped: words(7),
    trie: completeTrie({
      letters: letters(8),
      depths: letters(9),
      entryCounts: letters(10),
      entryPlaces: words(11),
      entryKinds: letters(12),
    }),
  };
}

type PlainTrie = {
  readonly letters: Uint8Array;
  readonly depths: Uint8Array;
  /** Two bytes each. */
  readonly entryCounts: Uint8Array;
  readonly entryPlaces: Int32Array;
  readonly entryKinds: Uint8Array;
};

/** Derives where subtrees end and where entries begin from the depths of the nodes and their counts. */
function completeTrie({ letters, depths, entryCounts, entryPlaces, entryKinds }: PlainTrie): NameTrie {
  const size = letters.length;
  const counts = new Uint16Array(entryCounts.buffer, entryCounts.byteOffset, size);
  const ends = new Int32Array(size).fill(size);
  const entryStarts = new Int32Array(size + 1);
  const entryLengths = new Uint8Array(entryPlaces.length);
  /** The node on the path to this one at each depth. */
  const open = new Int32Array(256);
  let deepest = 0;
  for (let node = 0; node < size; node++) {
    const depth = depths[node] as number;
    for (let closing = depth; node > 0 && closing <= deepest; closing++) ends[open[closing] as number] = node;
    open[depth] = node;
    deepest = depth;
    const start = entryStarts[node] as number;
    const end = start + (counts[node] as number);
    entryLengths.fill(depth, start, end);
    entryStarts[node + 1] = end;
  }
  return { size, letters, depths, ends, entryStarts, entryPlaces, entryKinds, entryLengths };
}
