import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `node tools/derive-school-holidays.ts <folder of openholidaysapi.data>`: makes `tools/cities/data/school-holidays.ts`, the school
 * holidays of 2027 of the Länder, the French zones by region, the Dutch regions and the Belgian communities. Spain publishes none so early.
 */
const [, , folder = ''] = process.argv;
const german = ['bb', 'be', 'bw', 'by', 'hb', 'he', 'hh', 'mv', 'ni', 'nw', 'rp', 'sh', 'sl', 'sn', 'st', 'th'];
const files = [
  ...german.map((land) => ({ country: 'DE', file: `src/de/holidays/holidays.school.${land}.csv` })),
  { country: 'FR', file: 'src/fr/holidays/holidays.school.csv' },
  { country: 'NL', file: 'src/nl/holidays/holidays.school.csv' },
  { country: 'BE', file: 'src/be/holidays/holidays.school.nl.csv' },
  { country: 'BE', file: 'src/be/holidays/holidays.school.fr.csv' },
];
const kinds: readonly (readonly [RegExp, string])[] = [
  [/EN (Winter Holidays)/, 'winter'],
  [/EN (Spring|Easter|Carnival)/, 'spring'],
  [/EN (May|Pentecost|Whitsun)/, 'may'],
  [/EN Summer/, 'summer'],
  [/EN (Autumn|All Saints)/, 'autumn'],
];
/** Days of a break, fewer are single days; more than seven weeks of a spring are an error of the source. */
const [shortest, longest] = [4, 75];
const daysOf = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000;

const rows = files.flatMap(({ country, file }) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [, , from = '', until = '', , , name = '', where = ''] = line.trim().split(';');
      const kind = kinds.find(([pattern]) => pattern.test(name))?.[1];
      const days = daysOf(from, until);
      const isFit = from.startsWith('2027') && kind !== undefined && days >= shortest && days <= (kind === 'summer' ? longest : 24);
      return isFit ? where.split(',').map((region) => `${country} | ${region} | ${kind} | ${from} | ${until}`) : [];
    }),
);
const header = `/**
 * School holidays of 2027. Made by \`node tools/derive-school-holidays.ts\` from openholidaysapi.org (ODbL), as of 21 January 2026.
 * Columns: country | region, zone or community of the source | which | first day | last day
 */
export const schoolHolidayRows = \`
`;
writeFileSync(
  join(import.meta.dirname, '../tools/cities/data/school-holidays.ts'),
  `${header}${[...new Set(rows)].sort().join('\n')}\n\`;\n`,
);
