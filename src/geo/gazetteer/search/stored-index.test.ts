import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { loadPlaceRecords } from '../place-records.ts';
import { decodeIndexFile, encodeIndexFile } from './index-file.ts';
import { createNameIndex } from './name-index.ts';
import { createColumns, createIndexOfColumns, findIndexFile, readStoredIndex } from './stored-index.ts';

const fresh = createNameIndex(loadPlaceRecords());

describe('the stored index', () => {
  it('is the one that the data make', () => {
    const stored = readStoredIndex();
    const advice = 'data/name-index.br is out of date: run `npm run codegen` and commit what it writes';
    expect(stored?.records.length, advice).toBe(fresh.records.length);
    expect(
      fresh.records.filter((record, place) => !isDeepStrictEqual(record, stored?.records[place])),
      advice,
    ).toEqual([]);
    // Millions of numbers: `toEqual` compares them one by one, at length.
    expect(isDeepStrictEqual(stored?.trie, fresh.trie), advice).toBe(true);
    expect(isDeepStrictEqual(stored?.weights, fresh.weights), advice).toBe(true);
  });

  it('takes less than 2 MB', () => {
    expect(readFileSync(findIndexFile()).length).toBeLessThan(2_000_000);
  });
});

describe('an index file', () => {
  it('returns what was stored, including an own place that is left out', () => {
    const columns = { ...createColumns(fresh), dropped: Int32Array.of(3) };
    const decoded = decodeIndexFile(encodeIndexFile(columns));
    expect(isDeepStrictEqual(decoded.trie, fresh.trie)).toBe(true);
    expect(decoded.dropped).toEqual(Int32Array.of(3));
    expect(createIndexOfColumns(decoded).records.length).toBe(fresh.records.length - 1);
  });

  it('of another version is refused', () => {
    expect(() => decodeIndexFile(brotliCompressSync(Buffer.alloc(400, 7)))).toThrow('run npm run codegen');
  });
});
