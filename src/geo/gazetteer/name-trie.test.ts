import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNameTrie, laterWord, wholeName } from './name-trie.ts';
import { findNode, getAllowedEdits, visitSimilar } from './trie-search.ts';

const names = ['utrecht', 'uden', 'den haag', 'den helder', 'haarlem', 'amsterdam', 'amstelveen'];
const trie = createNameTrie({
  keys: [...names, 'haag', 'haag'],
  places: [...names.keys(), 2, 2],
  kinds: [...names.map(() => wholeName), laterWord, laterWord],
});

function placesUnder(node: number): number[] {
  const start = trie.entryStarts[node] ?? 0;
  const end = trie.entryStarts[trie.ends[node] ?? 0] ?? 0;
  return [...trie.entryPlaces.slice(start, end)].sort((a, b) => a - b);
}

function findSimilar(query: string, allowed: number): number[] {
  const found = new Set<number>();
  const visit = (node: number) => {
    for (const place of placesUnder(node)) found.add(place);
  };
  visitSimilar(trie, { query, allowed, visit });
  return [...found].sort((a, b) => a - b);
}

/** The plain definition of the edit distance, to check the banded walk against. */
function countEdits(left: string, right: string): number {
  const table = Array.from({ length: left.length + 1 }, (_, row) =>
    Array.from({ length: right.length + 1 }, (_, at) => (row === 0 ? at : row)),
  );
  const cell = (row: number, at: number) => table[row]?.[at] ?? 0;
  for (let row = 1; row <= left.length; row++) {
    for (let at = 1; at <= right.length; at++) {
      let edits = Math.min(cell(row - 1, at) + 1, cell(row, at - 1) + 1, cell(row - 1, at - 1) + (left[row - 1] === right[at - 1] ? 0 : 1));
      if (row > 1 && at > 1 && left[row - 1] === right[at - 2] && left[row - 2] === right[at - 1]) {
        edits = Math.min(edits, cell(row - 2, at - 2) + 1);
      }
      (table[row] as number[])[at] = edits;
    }
  }
  return cell(left.length, right.length);
}

describe('the trie', () => {
  it('finds every name by each of its beginnings', () => {
    names.forEach((name, place) => {
      for (let length = 1; length <= name.length; length++) {
        expect(placesUnder(findNode(trie, name.slice(0, length)))).toContain(place);
      }
    });
  });

  it('keeps a place once under a key', () => {
    expect(placesUnder(findNode(trie, 'haag'))).toEqual([2]);
  });

  it('has no node for what no name begins with', () => {
    expect(findNode(trie, 'zwolle')).toBe(-1);
  });
});

describe('visitSimilar', () => {
  it.each([
    ['utrehct', 1, [0]],
    ['utrct', 1, []],
    ['utrct', 2, [0]],
    ['amsterdan', 1, [5]],
    ['den hag', 1, [2]],
    ['xmstelveen', 1, [6]],
  ])('%s with %i edits', (query, allowed, expected) => {
    expect(findSimilar(query, allowed)).toEqual(expected);
  });

  it('finds exactly the names of which some beginning is near enough', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'adehlmnrtu '), minLength: 4, maxLength: 11 });
    fc.assert(
      fc.property(letters, fc.constantFrom(1, 2), (query, allowed) => {
        const expected = names.flatMap((name, place) => {
          const near = Array.from({ length: name.length }, (_, end) => name.slice(0, end + 1)).some(
            (start) => countEdits(start, query) <= allowed,
          );
          return near || (place === 2 && ['haag', 'haa', 'ha', 'h'].some((start) => countEdits(start, query) <= allowed)) ? [place] : [];
        });
        expect(findSimilar(query, allowed)).toEqual(expected);
      }),
      { numRuns: 400 },
    );
  });
});

it('allows one error from four letters and two from eight', () => {
  expect([3, 4, 7, 8, 20].map(getAllowedEdits)).toEqual([0, 1, 1, 2, 2]);
});
