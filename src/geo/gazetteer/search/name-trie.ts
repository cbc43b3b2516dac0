/** How a name came into the trie: the whole name, or the rest of it from a later word on ("haag"). */
export const wholeName = 0;
export const laterWord = 1;
/** A whole name of the place in another language, or a former one. */
export const otherName = 2;

/**
 * A trie in preorder (each node before its children), in flat arrays: 64,000 places take about 9 MB and no objects for the garbage
 * collector. The children of `node` lie between `node + 1` and `ends[node]`.
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
