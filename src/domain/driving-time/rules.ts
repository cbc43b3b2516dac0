import { getInForce } from '../calendar/in-force.ts';
import type { DrivingRules } from './driving-rules.ts';
import { europeanRules } from './european-rules.ts';
import { type NationalLimits, nationalLimits } from './national-limits.ts';

export type { DrivingRules } from './driving-rules.ts';

/**
 * Vehicles of at most nine persons including the driver, which 561/2006 leaves to national law. We apply the European limits without split
 * and reduced rest, made stricter where {@link nationalLimits} has a rule. Each country's own limits are equal or laxer (E, to be
 * confirmed). We do not apply those, because then a large group would be spread over small vehicles wherever a coach is unlawful.
 */
const smallVehicleRules: readonly DrivingRules[] = europeanRules.map((rules) => ({
  ...rules,
  key: 'national',
  source:
    'Estimate (E) on 561/2006 and the daily rest of Directive 2003/88/EC art. 3; docs/prices-and-law.md#vehicles; to be confirmed by country',
  shifts: rules.shifts.filter(({ kind }) => kind === 'regular' || kind === 'two-drivers'),
}));

/** The most persons, driver included, for which a vehicle stays outside 561/2006 (art. 2(1)(b)). */
const mostPersonsOutside = 9;

export type RulesInput = {
  readonly seats: number;
  /** The first day of the trip, `YYYY-MM-DD`. */
  readonly date: string;
  /** ISO alpha-2 of the operator's country, whose national limits then apply too. Absent: only the European rules. */
  readonly country?: string | undefined;
};

/** Whether a vehicle with this many passenger seats is outside 561/2006. */
export function isOutside561(seats: number): boolean {
  return seats + 1 <= mostPersonsOutside;
}

/** The rules for a vehicle with this many passenger seats. Equal input returns the same object. */
export function drivingRulesFor({ seats, date, country }: RulesInput): DrivingRules {
  const isSmall = isOutside561(seats);
  const national = country === undefined ? undefined : (isSmall ? smallByCountry : coachesByCountry).get(country);
  return getInForce(national ?? (isSmall ? smallVehicleRules : europeanRules), date);
}

const [smallByCountry, coachesByCountry] = [rulesByCountry(smallVehicleRules), rulesByCountry(europeanRules)];

function rulesByCountry(all: readonly DrivingRules[]): ReadonlyMap<string, readonly DrivingRules[]> {
  const byCountry = Object.entries(nationalLimits).map(([country, limits]) => [country, tightenRules(all, limits)] as const);
  return new Map(byCountry.filter(([, tightened]) => tightened.length > 0));
}

function tightenRules(all: readonly DrivingRules[], limits: readonly NationalLimits[]): readonly DrivingRules[] {
  return limits.flatMap(({ validFrom, validTo, source, work }) =>
    all
      .filter((rules) => (rules.validTo ?? '9999') >= validFrom && rules.validFrom <= (validTo ?? '9999'))
      .map((rules) => ({
        ...rules,
        validFrom: laterOf(rules.validFrom, validFrom),
        validTo: earlierOf(rules.validTo, validTo),
        source: `${rules.source}; ${source}`,
        work: { ...rules.work, ...work },
      })),
  );
}

/** Dates sort correctly as text; an open end sorts after every date. */
function laterOf(first: string, second: string): string {
  return [first, second].sort()[1] ?? first;
}

function earlierOf(first: string | null, second: string | null): string | null {
  if (first === null || second === null) return first ?? second;
  return [first, second].sort()[0] ?? first;
}
