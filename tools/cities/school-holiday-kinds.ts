import { parseTable } from '#geo/gazetteer/table.ts';
import { schoolHolidayGaps } from './data/school-holiday-overrides.ts';

export type SchoolHolidayRow = {
  readonly country: string;
  readonly region: string;
  readonly kind: string;
  readonly from: string;
  /** Empty until published. */
  readonly until: string;
};

export const holidayYears = ['2026', '2027', '2028'] as const;

/** The holidays that every region of a country has in each year; a `christmas` belongs to the year in which it begins. */
export const kindsOfCountry: Readonly<Record<string, readonly string[]>> = {
  NL: ['winter', 'may', 'summer', 'autumn', 'christmas'],
  BE: ['winter', 'spring', 'summer', 'autumn', 'christmas'],
  DE: ['spring', 'summer', 'autumn', 'christmas'],
  FR: ['winter', 'spring', 'summer', 'autumn', 'christmas'],
  ES: ['spring', 'summer', 'christmas'],
};

const gaps = parseTable(schoolHolidayGaps, 6);

/** Whether the date was unpublished, or unknown to us, at the last check. */
export function isGap({ country, region, kind }: Omit<SchoolHolidayRow, 'from' | 'until'>, year: string): boolean {
  const is = (wanted: string | undefined, own: string) => wanted === '*' || wanted === own;
  return gaps.some(([of, where, which, when]) => of === country && is(where, region) && is(which, kind) && when === year);
}

/** The holidays of its country that a region lacks, unless they are a known gap: `DE BY autumn 2027`. */
export function findMissingHolidays(rows: readonly SchoolHolidayRow[]): readonly string[] {
  const regions = [...new Set(rows.map(({ country, region }) => `${country} ${region}`))];
  return regions.flatMap((name) => {
    const [country = '', region = ''] = name.split(' ');
    const own = rows.filter((row) => row.country === country && row.region === region);
    return (kindsOfCountry[country] ?? []).flatMap((kind) =>
      holidayYears
        .filter((year) => !own.some((row) => row.kind === kind && row.from.startsWith(year)) && !isGap({ country, region, kind }, year))
        .map((year) => `${name} ${kind} ${year}`),
    );
  });
}
