/** How a name came into the trie: the whole name, or the rest of it from a later word on ("haag"). */
export const wholeName = 0;
export const laterWord = 1;

/** Names and their places, side by side in three lists: 92,000 objects would cost more than the trie. */
export type NameEntries = { readonly keys: string[]; readonly places: number[]; readonly kinds: number[] };

/**
 * A trie in the order of a walk through it (each node before its children), in flat arrays: 64,000 places take about
 * 9 MB and no objects for the garbage collector. The children of `node` lie between `node + 1` and `ends[node]`.
 */
export type NameTrie = {
  readonly size: number;
  readonly letters: Uint8Array;
  readonly depths: Uint8Array;
  /** First node after the node's whole subtree. */
  readonly ends: Int32Array;
  /** First entry of the node; the entries of its subtree end at `entryStarts[ends[node]]`. */
  readonly entryStarts: Int32Array;
  readonly entryPlaces: Int32Array;
  readonly entryKinds: Uint8Array;
  readonly entryLengths: Uint8Array;
};

const longestKey = 80;

/** The trie while it grows. Zero ends each chain: node 0 is the root, and entries are counted from 1. */
type Links = {
  readonly letters: Uint8Array;
  readonly firstChild: Int32Array;
  readonly nextSibling: Int32Array;
  readonly firstEntry: Int32Array;
  readonly nextEntry: Int32Array;
  count: number;
};

/** Builds the trie; keys are folded names. The same place under the same key is kept once. */
export function createNameTrie(entries: NameEntries): NameTrie {
  return flattenLinks(linkEntries(entries), entries);
}

function linkEntries({ keys, places }: NameEntries): Links {
  const room = keys.reduce((sum, key) => sum + Math.min(key.length, longestKey), 1);
  const links: Links = {
    letters: new Uint8Array(room),
    firstChild: new Int32Array(room),
    nextSibling: new Int32Array(room),
    firstEntry: new Int32Array(room),
    nextEntry: new Int32Array(keys.length + 1),
    count: 1,
  };
  keys.forEach((key, index) => {
    let node = 0;
    const length = Math.min(key.length, longestKey);
    for (let at = 0; at < length; at++) {
      node = getChild(links, node, key.charCodeAt(at));
    }
    addEntry({ links, node, entry: index + 1, places });
  });
  return links;
}

function getChild(links: Links, node: number, letter: number): number {
  let child = links.firstChild[node] as number;
  while (child !== 0 && links.letters[child] !== letter) {
    child = links.nextSibling[child] as number;
  }
  if (child === 0) {
    child = links.count++;
    links.letters[child] = letter;
    links.nextSibling[child] = links.firstChild[node] as number;
    links.firstChild[node] = child;
  }
  return child;
}

type EntryPosition = { readonly links: Links; readonly node: number; readonly entry: number; readonly places: readonly number[] };

function addEntry({ links, node, entry, places }: EntryPosition): void {
  for (let other = links.firstEntry[node] as number; other !== 0; other = links.nextEntry[other] as number) {
    if (places[other - 1] === places[entry - 1]) {
      return;
    }
  }
  links.nextEntry[entry] = links.firstEntry[node] as number;
  links.firstEntry[node] = entry;
}

function flattenLinks(links: Links, { places, kinds }: NameEntries): NameTrie {
  const trie = {
    size: links.count,
    letters: new Uint8Array(links.count),
    depths: new Uint8Array(links.count),
    ends: new Int32Array(links.count),
    entryStarts: new Int32Array(links.count + 1),
    entryPlaces: new Int32Array(places.length),
    entryKinds: new Uint8Array(places.length),
    entryLengths: new Uint8Array(places.length),
  };
  let nextNode = 0;
  let nextEntry = 0;
  // The depth is bounded by the longest key, so that recursion is safe.
  function visit(link: number, depth: number): void {
    const node = nextNode++;
    trie.letters[node] = links.letters[link] as number;
    trie.depths[node] = depth;
    trie.entryStarts[node] = nextEntry;
    for (let entry = links.firstEntry[link] as number; entry !== 0; entry = links.nextEntry[entry] as number) {
      trie.entryPlaces[nextEntry] = places[entry - 1] as number;
      trie.entryKinds[nextEntry] = kinds[entry - 1] as number;
      trie.entryLengths[nextEntry] = depth;
      nextEntry++;
    }
    for (let child = links.firstChild[link] as number; child !== 0; child = links.nextSibling[child] as number) {
      visit(child, depth + 1);
    }
    trie.ends[node] = nextNode;
  }
  visit(0, 0);
  trie.entryStarts[links.count] = nextEntry;
  return trie;
}
