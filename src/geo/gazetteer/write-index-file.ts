import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeIndexFile } from './index-file.ts';
import { createNameIndex } from './name-index.ts';
import { loadPlaceRecords } from './place-records.ts';
import { createColumns } from './stored-index.ts';

/** `npm run codegen`: makes the index of names from the data, so that a start does not have to. */
writeFileSync(join(import.meta.dirname, 'data/name-index.br'), encodeIndexFile(createColumns(createNameIndex(loadPlaceRecords()))));
