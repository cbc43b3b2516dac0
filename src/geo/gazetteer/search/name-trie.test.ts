import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laterWord, wholeName } from './name-trie.ts';
import { createTrieBuilder } from './trie-builder.ts';
import { findNode, getAllowedEdits, visitSimilar } from './trie-search.ts';

const names = ['utrecht', 'uden', 'den haag', 'den helder', 'haarlem', 'amsterdam', 'amstelveen'];
const builder = createTrieBuilder();
for (const [place, name] of names.entries()) {
  builder.add(name, place, wholeName);
}
builder.add('haag', 2, laterWord);
builder.add('haag', 2, laterWord);
const trie = builder.build();

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

  it('holds any number of names, of any length', () => {
    const many = createTrieBuilder();
    const keys = Array.from({ length: 140_000 }, (_, at) => at.toString(36).padStart(9, '0'));
    for (const [place, key] of [...keys, 'y'.repeat(300)].entries()) many.add(key, place, wholeName);
    const large = many.build();
    for (const place of [0, 1, 777, 139_999]) {
      const start = large.entryStarts[findNode(large, keys[place] ?? '')] ?? -1;
      expect(large.entryPlaces[start]).toBe(place);
    }
    expect(large.entryLengths.at(large.entryStarts[findNode(large, 'y'.repeat(80))] ?? 0)).toBe(80);
  });

  it('stores a place once per key', () => {
    expect(placesUnder(findNode(trie, 'haag'))).toEqual([2]);
  });

  it('has no node for a text that begins no name', () => {
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

it('distinguishes whole names that are similar from names that only begin similarly, each once', () => {
  const visited: string[] = [];
  visitSimilar(trie, {
    query: 'amsterdan',
    allowed: 2,
    visit: (node, { edits, isWhole }) => visited.push(`${isWhole ? 'whole' : 'beginning'} ${trie.depths[node]} ${edits}`),
  });
  expect(visited).toEqual(['beginning 7 2', 'whole 9 1']);
});

it('allows one error from four letters and two from eight', () => {
  expect([3, 4, 7, 8, 20].map(getAllowedEdits)).toEqual([0, 1, 1, 2, 2]);
});
