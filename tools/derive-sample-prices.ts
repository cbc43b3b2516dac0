import { writeFileSync } from 'node:fs';
import { houseRates } from '#domain/pricing/testing/house-rates.ts';
import { documentFile, withTable } from './sample-prices/document.ts';
import { tableOfPrices } from './sample-prices/price-trips.ts';

/**
 * `npm run derive:prices`: rebuilds the forty sample trips of docs/prices-and-law.md after a change of rates, roads, depots or rules
 * (seconds).
 */
writeFileSync(documentFile, withTable(await tableOfPrices(houseRates)));
