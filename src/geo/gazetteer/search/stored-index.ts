import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createOwnRecords, createTownOfColumns, type PlaceRecord } from '../place-records.ts';
import { decodeIndexFile, type IndexColumns } from './index-file.ts';
import { createIndexOfTrie, type NameIndex } from './name-index.ts';

/**
 * The file beside the source, found through the package's own names so that it is also found from a bundle. Made by `npm run codegen` from
 * the data; a test checks that it is up to date.
 */
export function findIndexFile(): string {
  return createRequire(import.meta.url).resolve('#geo/gazetteer/data/name-index.br');
}

/** Reads the prebuilt index: a quarter of the time of building it. Null if there is no such file. */
export function readStoredIndex(): NameIndex | null {
  const file = findFile();
  return file === null ? null : createIndexOfColumns(decodeIndexFile(readFileSync(file)));
}

function findFile(): string | null {
  try {
    const file = findIndexFile();
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

export function createIndexOfColumns(columns: IndexColumns): NameIndex {
  const dropped = new Set(columns.dropped);
  const own = createOwnRecords().filter((_, at) => !dropped.has(at));
  return createIndexOfTrie([...createTownsOfColumns(columns), ...own], columns.trie);
}

function createTownsOfColumns({ ids, latitudes, longitudes, populations, areParts, countryCodes, names }: IndexColumns): PlaceRecord[] {
  const create = createTownOfColumns();
  return Buffer.from(names.buffer, names.byteOffset, names.byteLength)
    .toString('utf8')
    .split('\n')
    .map((name, at) =>
      create({
        id: ids[at] ?? 0,
        name,
        countryCode: String.fromCharCode(countryCodes[at * 2] ?? 0, countryCodes[at * 2 + 1] ?? 0),
        isPart: areParts[at] === 1,
        population: populations[at] ?? 0,
        latitude: (latitudes[at] ?? 0) / 1e5,
        longitude: (longitudes[at] ?? 0) / 1e5,
      }),
    );
}

/** What the file contains of an index of all records. */
export function createColumns({ records, trie }: NameIndex): IndexColumns {
  const towns = records.filter(({ key }) => typeof key === 'number');
  const kept = new Set(records.map(({ key }) => key));
  return {
    ids: Int32Array.from(towns, ({ key }) => Number(key)),
    latitudes: Int32Array.from(towns, ({ latitude }) => Math.round(latitude * 1e5)),
    longitudes: Int32Array.from(towns, ({ longitude }) => Math.round(longitude * 1e5)),
    populations: Int32Array.from(towns, ({ population }) => population),
    areParts: Uint8Array.from(towns, ({ isPart }) => (isPart ? 1 : 0)),
    countryCodes: Uint8Array.from(Buffer.from(towns.map(({ countryCode }) => countryCode).join(''), 'latin1')),
    names: Uint8Array.from(Buffer.from(towns.map(({ name }) => name).join('\n'), 'utf8')),
    dropped: Int32Array.from(createOwnRecords().flatMap(({ key }, at) => (kept.has(key) ? [] : [at]))),
    trie,
  };
}
