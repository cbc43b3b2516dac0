import type { NameTrie } from './name-trie.ts';

/**
 * Called for nodes with the number of edits by which they differ from the query: for the first on a path, under which every name begins
 * like the query (`isWhole` false), and for every node with names of its own that resemble the whole query.
 */
export type NodeVisitor = (node: number, match: { readonly edits: number; readonly isWhole: boolean }) => void;

const longestQuery = 60;
const none = -1;

/** The node that the query leads to exactly, or -1. */
export function findNode(trie: NameTrie, query: string): number {
  let node = 0;
  for (let at = 0; at < query.length; at++) {
    node = findChild(trie, node, query.charCodeAt(at));
    if (node === none) {
      return none;
    }
  }
  return node;
}

function findChild(trie: NameTrie, node: number, letter: number): number {
  const end = trie.ends[node] as number;
  for (let child = node + 1; child < end; child = trie.ends[child] as number) {
    if (trie.letters[child] === letter) {
      return child;
    }
  }
  return none;
}

/** How many typing errors a query of this length may contain: one from 4 letters, two from 8. */
export function getAllowedEdits(length: number): number {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

/**
 * Walks to every node whose path is the query apart from at most `allowed` edits (a letter more, less, different, or two neighbours
 * swapped). A subtree is left as soon as its paths can no longer match.
 */
export function visitSimilar(trie: NameTrie, request: { query: string; allowed: number; visit: NodeVisitor }): void {
  const query = request.query.slice(0, longestQuery);
  const { allowed, visit } = request;
  const width = query.length + 1;
  const depthLimit = query.length + allowed;
  // Row d holds the edits between the node's path of d letters and each start of the query; a cell off the band is too far anyway.
  const tooFar = allowed + 1;
  const rows = new Uint8Array((depthLimit + 2) * width).fill(tooFar);
  const path = new Uint8Array(depthLimit + 2);
  for (let at = 0; at <= allowed && at < width; at++) {
    rows[at] = at;
  }
  let node = 1;
  /** The first node after the subtree that was reported already. */
  let known = 0;
  while (node < trie.size) {
    const depth = trie.depths[node] as number;
    path[depth] = trie.letters[node] as number;
    const least = depth > depthLimit ? tooFar : fillRow({ rows, path, query, depth, allowed, width });
    if (least > allowed) {
      node = trie.ends[node] as number;
      continue;
    }
    const edits = depth < query.length - allowed ? tooFar : (rows[depth * width + query.length] as number);
    if (edits <= allowed && node >= known) {
      visit(node, { edits, isWhole: false });
      known = trie.ends[node] as number;
    }
    if (edits <= allowed && hasNames(trie, node)) visit(node, { edits, isWhole: true });
    node++;
  }
}

function hasNames({ entryStarts }: NameTrie, node: number): boolean {
  return (entryStarts[node] as number) < (entryStarts[node + 1] as number);
}

type Row = {
  readonly rows: Uint8Array;
  readonly path: Uint8Array;
  readonly query: string;
  readonly depth: number;
  readonly allowed: number;
  readonly width: number;
};

/** Fills the band of one row of the edit table (optimal string alignment) and returns its least value. */
function fillRow({ rows, path, query, depth, allowed, width }: Row): number {
  const tooFar = allowed + 1;
  const row = depth * width;
  const above = row - width;
  const from = Math.max(1, depth - allowed);
  const to = Math.min(width - 1, depth + allowed);
  const letter = path[depth] as number;
  let left = from === 1 ? Math.min(depth, tooFar) : tooFar;
  rows[row + from - 1] = left;
  let least = left;
  for (let at = from; at <= to; at++) {
    const typed = query.charCodeAt(at - 1);
    let edits = (rows[above + at - 1] as number) + (typed === letter ? 0 : 1);
    const upper = at === depth + allowed ? tooFar : (rows[above + at] as number);
    edits = Math.min(edits, upper + 1, left + 1);
    if (at > 1 && depth > 1 && typed === path[depth - 1] && query.charCodeAt(at - 2) === letter) {
      edits = Math.min(edits, (rows[above - width + at - 2] as number) + 1);
    }
    left = Math.min(edits, tooFar);
    rows[row + at] = left;
    if (left < least) least = left;
  }
  return least;
}
