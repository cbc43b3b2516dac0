import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPlaceRecords } from './place-records.ts';
import { encodeIndexFile } from './search/index-file.ts';
import { createNameIndex } from './search/name-index.ts';
import { createColumns } from './search/stored-index.ts';

/** `npm run codegen`: builds the index of names from the data, so that a start does not have to. */
writeFileSync(join(import.meta.dirname, 'data/name-index.br'), encodeIndexFile(createColumns(createNameIndex(loadPlaceRecords()))));
