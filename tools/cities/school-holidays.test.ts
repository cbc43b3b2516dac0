import { describe, expect, it } from 'vitest';
import { parseTable } from '#geo/gazetteer/table.ts';
import { schoolHolidayRows } from './data/school-holidays.ts';
import { findMissingHolidays, holidayYears, isGap, kindsOfCountry } from './school-holiday-kinds.ts';
import { lacksSchoolHolidays, listSchoolHolidays } from './school-holidays.ts';

const rows = parseTable(schoolHolidayRows, 5).map(([country = '', region = '', kind = '', from = '', until = '']) => ({
  ...{ country, region, kind, from, until },
}));

describe('the school holidays of 2026 to 2028', () => {
  it('hold every kind that its country has in every region, or a known gap', () => {
    expect(findMissingHolidays(rows)).toEqual([]);
    expect(new Set(rows.map(({ country }) => country))).toEqual(new Set(Object.keys(kindsOfCountry)));
    const regions = (country: string) => new Set(rows.filter((row) => row.country === country).map(({ region }) => region)).size;
    expect([regions('NL'), regions('BE'), regions('DE'), regions('FR')]).toEqual([3, 2, 17, 12]);
    expect(regions('ES')).toBeGreaterThanOrEqual(17);
  });

  it('are missed where a row is taken away', () => {
    const without = rows.filter(({ region, kind, from }) => !(region === 'BY' && kind === 'autumn' && from.startsWith('2027')));
    expect(findMissingHolidays(without)).toEqual(['DE BY autumn 2027']);
  });

  it.each([
    ['DE', '02', 'de', '2027-11-02', '2027-11-05'],
    ['DE', '16', 'de', '2027-02-01', '2027-02-06'],
    ['DE', '11', 'de', '2027-02-01', '2027-02-06'],
    ['DE', '13', 'de', '2027-05-15', '2027-05-18'],
    ['NL', '05', 'nl', '2027-02-13', '2027-02-21'],
    ['FR', '76', 'fr', '2027-02-07', '2027-02-21'],
    ['FR', '11', 'fr', '2027-07-04', null],
    ['BE', 'WLG', 'frBE', '2027-07-03', null],
    ['BE', 'VAN', 'nlBE', '2027-12-27', '2028-01-09'],
    ['NL', '07', 'nl', '2027-12-25', '2028-01-09'],
    ['ES', '39', 'es', '2027-03-22', '2027-03-28'],
    ['ES', '39', 'es', '2027-06-24', null],
  ] as const)('%s %s in %s has %s to %s', (country, region, language, from, until) => {
    expect(listSchoolHolidays(country, region, language)).toContainEqual(expect.objectContaining({ from, until }));
  });

  it('list the regions without published later dates', () => {
    expect([
      lacksSchoolHolidays('FR', '76', 'fr'),
      lacksSchoolHolidays('BE', 'BRU', 'frBE'),
      lacksSchoolHolidays('ES', '51', 'es'),
      lacksSchoolHolidays('ES', '56', 'es'),
      lacksSchoolHolidays('ES', '39', 'es'),
    ]).toEqual([true, true, true, true, true]);
    expect([
      lacksSchoolHolidays('DE', '02', 'de'),
      lacksSchoolHolidays('NL', '05', 'nl'),
      lacksSchoolHolidays('BE', 'BRU', 'nlBE'),
    ]).toEqual([false, false, false]);
  });

  it('name each Spanish community whose dates of 2027 are not known', () => {
    const communities = new Set(rows.filter(({ country }) => country === 'ES').map(({ region }) => region));
    const known = new Set(rows.filter(({ country, from }) => country === 'ES' && from.startsWith('2027')).map(({ region }) => region));
    const open = [...communities].filter((region) => isGap({ country: 'ES', region, kind: 'spring' }, '2027'));
    expect([...known]).toEqual(['CB']);
    expect(open).toHaveLength(communities.size - known.size);
  });

  it('lie in their years and last from three days to eleven weeks', () => {
    const days = (from: string, until: string) => 1 + (Date.parse(until) - Date.parse(from)) / 86_400_000;
    const odd = rows.filter(
      ({ from, until, kind }) =>
        !holidayYears.some((year) => from.startsWith(year)) ||
        (until !== '' && (days(from, until) < 3 || days(from, until) > (kind === 'summer' ? 76 : 25))),
    );
    expect(odd).toEqual([]);
  });
});
