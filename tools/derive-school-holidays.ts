import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTable } from '../src/geo/gazetteer/table.ts';
import { schoolHolidayOverrides } from './cities/data/school-holiday-overrides.ts';
import { findMissingHolidays, holidayYears, type SchoolHolidayRow } from './cities/school-holiday-kinds.ts';

/**
 * `node tools/derive-school-holidays.ts <folder of openholidaysapi.data>`: makes `tools/cities/data/school-holidays.ts`, the school
 * holidays of 2026 to 2028 of the German states, the French and Dutch regions, and the Belgian and Spanish communities, with the overrides
 * of `school-holiday-overrides.ts`. It fails if a region lacks a holiday of its country, or a row of the source is impossible.
 */
const [, , folder = ''] = process.argv;
const countries = ['DE', 'FR', 'NL', 'BE', 'ES'];
const files = countries.flatMap((country) => {
  const place = `src/${country.toLowerCase()}/holidays`;
  const isWanted = (name: string) =>
    country === 'FR' ? name === 'holidays.school.csv' : name.startsWith('holidays.school') && name !== 'holidays.school.de.csv';
  return readdirSync(join(folder, place))
    .filter(isWanted)
    .map((name) => ({ country, file: join(folder, place, name) }));
});

/** By the names of the source, which writes them in English in two ways and calls Belgium's Christmas winter. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/Noël|Kerst|EN Christmas/i, 'christmas'],
  [/EN (Winter|Carnival|White Week)/i, 'winter'],
  [/EN (Spring|Easter)/i, 'spring'],
  [/EN (May|Pentecost|Whitsun)/i, 'may'],
  [/EN (Summer|End of lessons)/i, 'summer'],
  [/EN (Autumn|All Saints)/i, 'autumn'],
];

/** A German or Dutch spring break of a week is in February and precedes that of Easter; Hamburg's of two weeks replaces it. */
function kindOf(country: string, name: string, from: string): string | undefined {
  if (/EN Spring/i.test(name) && (country === 'NL' || (country === 'DE' && from.slice(5) < '02-29'))) return 'winter';
  // Cantabria only says that there are no lessons.
  if (/EN No lessons/i.test(name)) return from.slice(5, 7) === '12' ? 'christmas' : from.slice(5, 7) === '02' ? 'winter' : 'spring';
  return kinds.find(([pattern]) => pattern.test(name))?.[1];
}

/** Days of a break, first and last included; shorter ones are single days. In Spain the days before Maundy Thursday may be three. */
const shortest = (country: string) => (country === 'ES' ? 3 : 4);
const longest = (kind: string) => (kind === 'summer' ? 76 : 25);
const daysOf = (from: string, until: string) => 1 + (Date.parse(until) - Date.parse(from)) / 86_400_000;
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

const overrides = parseTable(schoolHolidayOverrides, 7).flatMap(([country = '', where = '', kind = '', from = '', until = '']) =>
  where.split(',').map((region): SchoolHolidayRow => ({ country, region, kind, from, until })),
);
const keyOf = ({ country, region, kind, from }: SchoolHolidayRow) => `${country} ${region} ${kind} ${from.slice(0, 4)}`;
const overridden = new Set(overrides.map(keyOf));

function readLine(country: string, line: string): readonly SchoolHolidayRow[] {
  const [, , first = '', until = '', type = '', , name = '', where = ''] = line.trim().split(';');
  const kind = kindOf(country, name, first);
  if (kind === undefined || !holidayYears.some((year) => first.startsWith(year))) return [];
  const isEnd = type === 'EndOfLessons' || /EN (End of lessons|Start of Summer)/i.test(name);
  if (!isEnd && (until === '' || daysOf(first, until) < shortest(country))) return [];
  const from = isEnd ? dayAfter(first) : first;
  // No community teaches in July: such a day is an error of the source, and Extremadura's is a known gap.
  if (country === 'ES' && isEnd && from.slice(5) > '07-01') return [];
  const rows = where.split(',').map((region) => ({ country, region, kind, from, until }));
  const kept = rows.filter((row) => !overridden.has(keyOf(row)));
  if (kept.length > 0 && until !== '' && daysOf(first, until) > longest(kind)) throw new Error(`Too long to be true: ${line}`);
  return kept;
}

const read = files.flatMap(({ country, file }) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((line) => readLine(country, line)),
);
// Provinces and islands within a community, and the zones of France, whose regions are listed beside them.
const rows = [...read, ...overrides].filter(({ country, region }) => country !== 'FR' || !region.startsWith('Z'));
const missing = findMissingHolidays(rows);
if (missing.length > 0) throw new Error(`Neither in the source nor in the overrides or gaps: ${missing.join(', ')}`);
const header = `/**
 * School holidays of 2026 to 2028. Made by \`node tools/derive-school-holidays.ts\` from openholidaysapi.org (ODbL), as of 21 January 2026, and
 * from \`school-holiday-overrides.ts\`. Columns: country | region or community of the source | which | first day | last day, empty while not set
 */
export const schoolHolidayRows = \`
`;
const lines = rows.map(({ country, region, kind, from, until }) => `${country} | ${region} | ${kind} | ${from} | ${until}`.trim());
writeFileSync(
  join(import.meta.dirname, '../tools/cities/data/school-holidays.ts'),
  `${header}${[...new Set(lines)].sort().join('\n')}\n\`;\n`,
);
