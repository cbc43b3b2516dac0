import * as v from 'valibot';
import { isDate } from '#domain/calendar/written-date.ts';
import { code, line } from '#domain/input/fields.ts';
import type { FieldIssue } from '#domain/input/issues.ts';
import { type Mistyped, readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { parseTypedDate } from '#domain/input/typed-moment.ts';
import { formatEuros } from '#domain/money/decimal-euros.ts';
import { readEuros } from '#domain/money/read-euros.ts';
import { type AgreedRates, overlaps } from '#domain/pricing/rates/agreed-rates.ts';
import { type RateCard, type VehicleRates, vehicleRatesSchema } from '#domain/pricing/rates/rate-card.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { type FleetKey, fleetKeys } from '#domain/sites/keys.ts';

export const rateFields = ['dayCents', 'kilometreCents', 'hourCents', 'minimumCents'] as const satisfies readonly (keyof VehicleRates)[];
export type RateField = (typeof rateFields)[number];

export type TypedRates = {
  readonly from: string;
  readonly until: string;
  readonly vehicles: Readonly<Record<FleetKey, Readonly<Record<RateField, string>>>>;
};

const day = v.pipe(
  line(textLimits.name),
  v.transform((text) => (text === '' ? '' : (parseTypedDate(text) ?? text))),
  v.check((text) => text === '' || isDate(text), code('invalid')),
);

/** Reads the form: a period, and for each vehicle all four rates or none. */
export function readRates({ vehicles: typed, ...period }: TypedRates): Result<AgreedRates, Mistyped> {
  const read = readTyped({ from: v.pipe(day, v.nonEmpty(code('required'))), until: day }, period);
  const rows = fleetKeys.map((key) => ({ key, ...readRow(key, typed[key]) }));
  const issues = [...(read.ok ? [] : read.failure.issues), ...rows.flatMap((row) => row.issues)];
  const { from, until } = read.ok ? read.value : { from: '', until: '' };
  if (read.ok && until !== '' && until < from) issues.push({ field: 'until', code: 'invalid' });
  const vehicles = Object.fromEntries(rows.flatMap(({ key, rates }) => (rates === null ? [] : [[key, rates]])));
  if (issues.length === 0 && Object.keys(vehicles).length === 0) issues.push({ field: `${fleetKeys[0]}.dayCents`, code: 'required' });
  return issues.length > 0 ? failure({ why: 'mistyped', issues }) : success({ from, until: until === '' ? null : until, vehicles });
}

type Row = { readonly rates: VehicleRates | null; readonly issues: readonly FieldIssue[] };

function readRow(key: FleetKey, typed: TypedRates['vehicles'][FleetKey]): Row {
  if (rateFields.every((field) => typed[field].trim() === '')) return { rates: null, issues: [] };
  const cents = Object.fromEntries(rateFields.map((field) => [field, readEuros(typed[field])]));
  const read = v.safeParse(vehicleRatesSchema, cents);
  const issues = rateFields.flatMap((field): FieldIssue[] => {
    if (typed[field].trim() === '') return [{ field: `${key}.${field}`, code: 'required' }];
    if (cents[field] === null) return [{ field: `${key}.${field}`, code: 'invalid' }];
    const isTooMuch = !read.success && read.issues.some(({ path }) => path?.[0]?.key === field);
    return isTooMuch ? [{ field: `${key}.${field}`, code: 'too-many' }] : [];
  });
  if (!read.success || issues.length > 0) return { rates: null, issues };
  // A vehicle without a price by distance or time would drive for nothing.
  const { kilometreCents, hourCents } = read.output;
  return kilometreCents + hourCents > 0
    ? { rates: read.output, issues: [] }
    : { rates: null, issues: [{ field: `${key}.kilometreCents`, code: 'too-few' }] };
}

/** Shares of the card's rate, in percent, outside which a decimal point may be wrong (E): no level of a country is that far from 100. */
const [leastPercent, mostPercent] = [40, 250];

/** The fields, such as `coachHire.hourCents`, whose rate is so far from the card's that a person must look again. */
export function listUnusual({ vehicles }: AgreedRates, card: Pick<RateCard, 'vehicles'>): readonly string[] {
  return fleetKeys.flatMap((key) => {
    const rates = vehicles[key];
    if (rates === undefined) return [];
    return rateFields
      .filter((field) => {
        const share = rates[field] * 100;
        return share < card.vehicles[key][field] * leastPercent || share > card.vehicles[key][field] * mostPercent;
      })
      .map((field) => `${key}.${field}`);
  });
}

/** One list with the rates in place of those that begin on `replaces`; sorted by period. `overlaps`: they would share a day with others. */
export function putRates(
  all: readonly AgreedRates[],
  { replaces, rates }: { readonly replaces: string; readonly rates: AgreedRates },
): Result<readonly AgreedRates[], { readonly why: 'gone' } | { readonly why: 'overlaps'; readonly other: AgreedRates }> {
  const others = all.filter(({ from }) => from !== replaces);
  if (replaces !== '' && others.length === all.length) return failure({ why: 'gone' });
  const other = others.find((each) => overlaps(each, rates));
  if (other !== undefined) return failure({ why: 'overlaps', other });
  return success([...others, rates].sort((first, second) => (first.from < second.from ? -1 : 1)));
}

/** Agreed rates as one line of the record's history. */
export function describeRates({ from, until, vehicles }: AgreedRates): string {
  const rows = fleetKeys.flatMap((key) => {
    const rates = vehicles[key];
    if (rates === undefined) return [];
    const [day, kilometre, hour, minimum] = rateFields.map((field) => formatEuros(rates[field]));
    return [`${key} ${day}/d ${kilometre}/km ${hour}/h ≥ ${minimum}`];
  });
  return `${from} – ${until ?? '…'}: ${rows.join(', ')}`;
}
