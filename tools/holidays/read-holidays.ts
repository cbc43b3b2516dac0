import Holidays from 'date-holidays';
import type { HolidayKey } from '#domain/pricing/holidays/holiday-keys.ts';
import { holidayRules } from './holiday-rules.ts';

/** The countries that may set a trip's price level: those of our sites, and others with depots of ours. */
const countries = ['AT', 'BE', 'DE', 'ES', 'FR', 'IT', 'NL'] as const;
const [firstYear, lastYear] = [2026, 2036];

/**
 * National public holidays by country and date (`YYYY-MM-DD`), from the library. Regional ones, such as Corpus Christi in Bavaria, are left
 * out: no trip is priced by region. Throws a RangeError for a holiday without a name of ours.
 */
export function readHolidays(): Record<string, Record<string, HolidayKey>> {
  return Object.fromEntries(countries.map((country) => [country, ofCountry(country)]));
}

function ofCountry(country: string): Record<string, HolidayKey> {
  const library = new Holidays(country);
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  const found = years.flatMap((year) => library.getHolidays(year).filter(({ type }) => type === 'public'));
  return Object.fromEntries(found.map(({ date, rule }) => [date.slice(0, 10), keyOf(rule, country)]));
}

function keyOf(rule: string, country: string): HolidayKey {
  const day = rule.replace(/^substitutes /, '').replace(/ (if|since|until|in|on) .*$/, '');
  const key = holidayRules[`${day} ${country}`] ?? holidayRules[day];
  if (key === undefined) throw new RangeError(`No name for the holiday ${rule} in ${country}`);
  return key;
}
