import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHolidays } from './holidays/read-holidays.ts';

/**
 * `npm run derive:holidays`: makes `src/domain/pricing/holidays/public-holidays.ts` from the library `date-holidays`, whose 13 MB of
 * worldwide holidays stay out of the product. Run it when the library is updated; a test compares the table with it.
 */
const countries = Object.entries(readHolidays()).map(([country, dates]) => {
  const lines = Object.entries(dates).map(([date, key]) => `    '${date}': '${key}',\n`);
  return `  ${country}: {\n${lines.join('')}  },\n`;
});
const file = `// Made by tools/derive-holidays.ts from the library date-holidays (ISC): national public holidays, by country and date.

import type { HolidayKey } from './holiday-keys.ts';

export const publicHolidays: Readonly<Partial<Record<string, Readonly<Partial<Record<string, HolidayKey>>>>>> = {
${countries.join('')}};
`;
writeFileSync(join(import.meta.dirname, '../src/domain/pricing/holidays/public-holidays.ts'), file);
