import type { CityFigures } from '#content/cities/figures.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { parseTable } from '#geo/gazetteer/table.ts';
import { schoolHolidayRows } from './data/school-holidays.ts';
import { isGap, kindsOfCountry } from './school-holiday-kinds.ts';

type SchoolHoliday = CityFigures['schoolHolidays'][number];

/**
 * The source's code of the state, region or community that contains a region of ours (GeoNames' code). Gelderland is left out: its schools
 * keep the holidays of two regions.
 */
const codes: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>> = {
  DE: {
    '01': 'BW',
    '02': 'BY',
    '03': 'HB',
    '04': 'HH',
    '05': 'HE',
    '06': 'NI',
    '07': 'NW',
    '08': 'RP',
    '09': 'SL',
    '10': 'SH',
    '11': 'BB',
    '12': 'MV',
    '13': 'SN',
    '14': 'ST',
    '15': 'TH',
    '16': 'BE',
  },
  FR: { 11: 'IF', 24: 'CV', 27: 'BF', 28: 'NO', 32: 'HF', 44: 'GE', 52: 'PL', 53: 'BT', 75: 'NA', 76: 'OC', 84: 'AR', 93: 'PC' },
  NL: { '01': 'NO', '02': 'NO', '04': 'NO', '07': 'NO', 15: 'NO', 16: 'NO', '09': 'MI', 11: 'MI', '05': 'ZU', '06': 'ZU', 10: 'ZU' },
  BE: {
    VAN: 'NL',
    VOV: 'NL',
    VWV: 'NL',
    VBR: 'NL',
    VLI: 'NL',
    WHT: 'FR',
    WLG: 'FR',
    WNA: 'FR',
  },
  // In Andalucía each province keeps its own days.
  ES: {
    '07': 'IB',
    27: 'RI',
    29: 'MD',
    31: 'MC',
    32: 'NC',
    34: 'AS',
    39: 'CB',
    52: 'AR',
    53: 'CN',
    54: 'CM',
    55: 'CL',
    56: 'CT',
    57: 'EX',
    58: 'GA',
    59: 'PV',
    60: 'VC',
  },
};

const rows = parseTable(schoolHolidayRows, 5);

/** The year that pages show. */
const year = '2027';

/** The source's code of a region. In Brussels schools of both communities have their own holidays. */
function codeOf(country: string, region: string, language: SiteLanguage): string | undefined {
  return region === 'BRU' ? (language === 'frBE' ? 'FR' : 'NL') : codes[country]?.[region];
}

/** The school holidays of a region that begin in the year, by their first day; none if no data exist. */
export function listSchoolHolidays(country: string, region: string, language: SiteLanguage): readonly SchoolHoliday[] {
  const own = codeOf(country, region, language);
  const found = rows
    .filter(([of, where, , from = '']) => of === country && where === own && from.startsWith(year))
    .map(([, , kind = '', from = '', until = '']) => ({ kind, from, until: until === '' ? null : until }))
    .sort((one, other) => one.from.localeCompare(other.from));
  return found.reduce<readonly SchoolHoliday[]>(addShared, []);
}

/** Whether the dates of some holidays of the year are still unknown. */
export function lacksSchoolHolidays(country: string, region: string, language: SiteLanguage): boolean {
  const own = codeOf(country, region, language);
  // Andalucía has no code of its own, and no province of it is known.
  if (own === undefined) return country === 'ES';
  return (kindsOfCountry[country] ?? []).some((kind) => isGap({ country, region: own, kind }, year));
}

/** If some schools of a region keep other days (Schleswig-Holstein's islands), those on which all of them are free. */
function addShared(known: readonly SchoolHoliday[], next: SchoolHoliday): readonly SchoolHoliday[] {
  const last = known.at(-1);
  if (last === undefined || last.kind !== next.kind || last.until === null || next.until === null || next.from > last.until) {
    return [...known, next];
  }
  const [until = ''] = [last.until, next.until].sort();
  return [...known.slice(0, -1), { ...next, until }];
}
