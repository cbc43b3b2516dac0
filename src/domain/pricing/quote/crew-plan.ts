import { epochOf } from '#domain/calendar/instant.ts';
import type { DriverPlan, Duty } from '#domain/driving-time/driver-plan.ts';
import type { TimelineEntry } from '#domain/driving-time/duty-event.ts';
import type { LimitKey, RuleCheck } from '#domain/driving-time/rule-check.ts';
import type { DutyTimetable } from '../billing/duty-events.ts';
import type { CrewCheck, CrewDuty, DriverCrew, DutyPartKind, Quote, QuoteOption, StopTime } from './quote.ts';
import { findStopTimes, type PlannedTimetable } from './stop-times.ts';

/** A driver plan as stored with a quote: its duties in clock time, without the internals of the simulation. */
export function describeDuties({ plan, timetable }: PlannedTimetable): CrewDuty[] {
  const begin = epochOf(timetable.start);
  return plan.duties.map((duty) => ({
    start: new Date(begin + duty.startMinute * 60_000).toISOString(),
    drivers: duty.drivers,
    parts: joinParts(duty, timetable),
    restKind: duty.rest.kind,
    restMinutes: duty.rest.minutes,
  }));
}

/** The shortest daily rest (561/2006 art. 4(g), 8(4)). Minutes. */
const leastRestMinutes = 9 * 60;

/**
 * What follows a duty: the crew's rest, or `handover` if the coach is at home between two hires for less than a rest. Another driver then
 * drives the next hire.
 */
export function restAfter({ restKind, restMinutes }: Pick<CrewDuty, 'restKind' | 'restMinutes'>): CrewDuty['restKind'] | 'handover' {
  return restMinutes !== null && restMinutes < leastRestMinutes ? 'handover' : restKind;
}

/** Merges consecutive pieces of one kind: two drivers swap, and the moment of boarding may cut a wait. */
function joinParts({ timeline }: Duty, timetable: DutyTimetable): CrewDuty['parts'] {
  const parts: { kind: DutyPartKind; minutes: number }[] = [];
  for (const entry of timeline) {
    const kind = partKindOf(entry, timetable);
    const last = parts.at(-1);
    if (last?.kind === kind) last.minutes += entry.minutes;
    else parts.push({ kind, minutes: entry.minutes });
  }
  return parts;
}

function partKindOf({ kind, event }: TimelineEntry, { legs, atHome }: DutyTimetable): DutyPartKind {
  if (kind === 'drive' && legs[event]?.use === 'empty') return 'empty-drive';
  return kind === 'free' && atHome.has(event) ? 'home' : kind;
}

/** The rules that travellers ask about, shown even if the plan is far from the limit. */
const alwaysShown: readonly LimitKey[] = ['daily-driving', 'shift', 'break', 'daily-rest', 'daily-work', 'national-span', 'night-work'];
const bindsFrom = 0.9;

/** For each rule the check closest to its limit, in the order of the rules: those always shown, and those that bind. */
export function findTightestChecks({ checks }: Pick<DriverPlan, 'checks'>): CrewCheck[] {
  const tightest = new Map<LimitKey, RuleCheck>();
  for (const check of checks) {
    const known = tightest.get(check.rule);
    if (known === undefined || tightnessOf(check) > tightnessOf(known)) tightest.set(check.rule, check);
  }
  return [...tightest.values()]
    .map(({ overMinutes: _over, ...check }) => ({ ...check, binds: tightnessOf(check) >= bindsFrom }))
    .filter(({ rule, binds }) => binds || alwaysShown.includes(rule));
}

/** The share of the limit that the plan uses; 1 is the limit. */
function tightnessOf({ sense, limitMinutes, actualMinutes }: Pick<RuleCheck, 'sense' | 'limitMinutes' | 'actualMinutes'>): number {
  const [part, whole] = sense === 'at-most' ? [actualMinutes, limitMinutes] : [limitMinutes, actualMinutes];
  return whole === 0 ? (part === 0 ? 0 : Number.POSITIVE_INFINITY) : part / whole;
}

type CrewPlan = Pick<DriverCrew, 'duties' | 'checks' | 'stopTimes'>;

/** Describes a plan as stored with a quote. Computes each plan once, even if several options share it. */
export function describePlans(): (planned: PlannedTimetable) => CrewPlan {
  const known = new Map<DriverPlan, CrewPlan>();
  return (planned) => {
    const plan = known.get(planned.plan) ?? {
      duties: describeDuties(planned),
      checks: findTightestChecks(planned.plan),
      stopTimes: findStopTimes(planned),
    };
    known.set(planned.plan, plan);
    return plan;
  };
}

/** Removes plans that repeat the first option's. */
export function withoutRepeatedPlans(options: readonly QuoteOption[]): QuoteOption[] {
  const first = options[0]?.crew.duties;
  return options.map((option, index) => {
    if (index === 0 || option.crew.duties !== first) return option;
    const { duties: _duties, checks: _checks, stopTimes: _times, ...crew } = option.crew;
    return { ...option, crew };
  });
}

/** The crew of an option with its plan: its own, or the first option's if its own was left out as equal. */
export function findCrew({ options }: Pick<Quote, 'options'>, { crew }: QuoteOption): DriverCrew {
  if (crew.duties !== undefined) return crew;
  const { duties, checks, stopTimes } = options[0]?.crew ?? {};
  return {
    ...crew,
    ...(duties === undefined ? {} : { duties }),
    ...(checks === undefined ? {} : { checks }),
    ...(stopTimes === undefined ? {} : { stopTimes }),
  };
}

/** The expected times at each stop for the chosen vehicles; empty without a price, and in older quotes. */
export function stopTimesOf(quote: Quote | null): readonly StopTime[] {
  const chosen = quote?.options.find(({ key }) => key === quote.chosen);
  return quote === null || chosen === undefined ? [] : (findCrew(quote, chosen).stopTimes ?? []);
}
