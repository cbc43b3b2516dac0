import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { loadPlaceRecords } from '../src/geo/gazetteer/place-records.ts';
import { createNameIndex } from '../src/geo/gazetteer/search/name-index.ts';
import { createPostcodeColumns } from '../src/geo/postcodes/create-postcode-columns.ts';
import { encodePostcodeFile } from '../src/geo/postcodes/postcode-file.ts';
import { readPostcodeTable } from '../src/geo/postcodes/read-postcode-table.ts';
import { findPostcodeFile } from '../src/geo/postcodes/stored-postcodes.ts';
import { putStraysRight } from '../src/geo/postcodes/stray-rows.ts';

/**
 * `node tools/write-postcodes.ts postcodes.csv.gz`: makes `src/geo/postcodes/data/postcodes.br` from GeoNames' postal codes, one line each
 * of `country,postcode,place,latitude,longitude` (degrees, WGS 84), gzipped. `src/geo/gazetteer/NOTICE` names their source.
 */
const [, , source = ''] = process.argv;
const index = createNameIndex(loadPlaceRecords());
const rows = putStraysRight(readPostcodeTable(gunzipSync(readFileSync(source)).toString('utf8')), index);
const file = encodePostcodeFile(createPostcodeColumns(rows, index));
writeFileSync(findPostcodeFile(), file);
process.stdout.write(`${rows.length} places under postcodes in ${file.length} bytes\n`);
