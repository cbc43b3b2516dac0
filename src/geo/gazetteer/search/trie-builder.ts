import type { NameTrie } from './name-trie.ts';

/** Accepts names one at a time, so that 95,000 of them need not exist at once. */
export type TrieBuilder = {
  /** `key` is a folded name. The same place under the same key is stored once. */
  add(key: string, place: number, kind: number): void;
  build(): NameTrie;
};

const longestKey = 80;
const firstRoom = 1 << 19;
/** Letters, digits and the space of folded names are below this code. */
const letterCodes = 128;

/** The trie under construction. Zero ends each chain: node 0 is the root, and entries are counted from 1. */
type Links = {
  letters: Uint8Array;
  firstChild: Int32Array;
  nextSibling: Int32Array;
  firstEntry: Int32Array;
  count: number;
  nextEntry: Int32Array;
  places: Int32Array;
  kinds: Uint8Array;
  entryCount: number;
  /** The node of each pair of first letters: at the top the chains of siblings are long, and every name begins there. */
  readonly pairs: Int32Array;
};

export function createTrieBuilder(): TrieBuilder {
  const links = createLinks();
  return {
    add: (key, place, kind) => addEntry({ links, place, kind }, findOrAddNode(links, key)),
    build: () => flattenLinks(links),
  };
}

function createLinks(): Links {
  return {
    letters: new Uint8Array(firstRoom),
    firstChild: new Int32Array(firstRoom),
    nextSibling: new Int32Array(firstRoom),
    firstEntry: new Int32Array(firstRoom),
    count: 1,
    nextEntry: new Int32Array(firstRoom / 4),
    places: new Int32Array(firstRoom / 4),
    kinds: new Uint8Array(firstRoom / 4),
    entryCount: 0,
    pairs: new Int32Array(letterCodes * letterCodes),
  };
}

function findOrAddNode(links: Links, key: string): number {
  const length = Math.min(key.length, longestKey);
  makeRoom(links, length);
  let node = 0;
  let at = 0;
  if (length > 1) {
    const pair = key.charCodeAt(0) * letterCodes + key.charCodeAt(1);
    node = links.pairs[pair] as number;
    if (node === 0) {
      node = getChild(links, getChild(links, 0, key.charCodeAt(0)), key.charCodeAt(1));
      links.pairs[pair] = node;
    }
    at = 2;
  }
  for (; at < length; at++) {
    node = getChild(links, node, key.charCodeAt(at));
  }
  return node;
}

function getChild(links: Links, node: number, letter: number): number {
  const { letters, firstChild, nextSibling } = links;
  const first = firstChild[node] as number;
  for (let child = first; child !== 0; child = nextSibling[child] as number) {
    if (letters[child] === letter) return child;
  }
  const added = links.count++;
  letters[added] = letter;
  nextSibling[added] = first;
  firstChild[node] = added;
  return added;
}

function addEntry({ links, place, kind }: { links: Links; place: number; kind: number }, node: number): void {
  for (let other = links.firstEntry[node] as number; other !== 0; other = links.nextEntry[other] as number) {
    if (links.places[other] === place) return;
  }
  const entry = ++links.entryCount;
  links.places[entry] = place;
  links.kinds[entry] = kind;
  links.nextEntry[entry] = links.firstEntry[node] as number;
  links.firstEntry[node] = entry;
}

/** Room for one more entry and its new nodes. */
function makeRoom(links: Links, nodes: number): void {
  if (links.count + nodes >= links.letters.length) {
    const room = links.letters.length * 2;
    links.letters = copy(new Uint8Array(room), links.letters);
    links.firstChild = copy(new Int32Array(room), links.firstChild);
    links.nextSibling = copy(new Int32Array(room), links.nextSibling);
    links.firstEntry = copy(new Int32Array(room), links.firstEntry);
  }
  if (links.entryCount + 2 >= links.places.length) {
    const room = links.places.length * 2;
    links.nextEntry = copy(new Int32Array(room), links.nextEntry);
    links.places = copy(new Int32Array(room), links.places);
    links.kinds = copy(new Uint8Array(room), links.kinds);
  }
}

function copy<List extends Uint8Array | Int32Array>(target: List, source: List): List {
  target.set(source);
  return target;
}

/** In preorder, each node before its children. */
function flattenLinks(links: Links): NameTrie {
  const { count, entryCount, places, kinds, letters, firstChild, nextSibling, firstEntry, nextEntry } = links;
  const trie = {
    size: count,
    letters: new Uint8Array(count),
    depths: new Uint8Array(count),
    ends: new Int32Array(count),
    entryStarts: new Int32Array(count + 1),
    entryPlaces: new Int32Array(entryCount),
    entryKinds: new Uint8Array(entryCount),
    entryLengths: new Uint8Array(entryCount),
  };
  let nextNode = 0;
  let nextFree = 0;
  // The depth is bounded by the longest key, so recursion is safe.
  function visit(link: number, depth: number): void {
    const node = nextNode++;
    trie.letters[node] = letters[link] as number;
    trie.depths[node] = depth;
    trie.entryStarts[node] = nextFree;
    for (let entry = firstEntry[link] as number; entry !== 0; entry = nextEntry[entry] as number) {
      trie.entryPlaces[nextFree] = places[entry] as number;
      trie.entryKinds[nextFree] = kinds[entry] as number;
      trie.entryLengths[nextFree] = depth;
      nextFree++;
    }
    for (let child = firstChild[link] as number; child !== 0; child = nextSibling[child] as number) {
      visit(child, depth + 1);
    }
    trie.ends[node] = nextNode;
  }
  visit(0, 0);
  trie.entryStarts[count] = nextFree;
  return trie;
}
