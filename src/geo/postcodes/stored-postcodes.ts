import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { decodePostcodeFile } from './postcode-file.ts';
import { createPostcodeIndex, type PostcodeIndex } from './postcode-index.ts';

/** The file beside the source, found through the package's own names so that it is also found from a bundle. */
export function findPostcodeFile(): string {
  return createRequire(import.meta.url).resolve('#geo/postcodes/data/postcodes.br');
}

/** Reads the bundled postcodes: 0.06 s and 12 MB, so it is done at first use. */
export function readStoredPostcodes(): PostcodeIndex {
  return createPostcodeIndex(decodePostcodeFile(readFileSync(findPostcodeFile())));
}
