import { epochOf } from '#domain/calendar/instant.ts';
import type { DriverPlan, Duty } from '#domain/driving-time/driver-plan.ts';
import type { TimelineEntry } from '#domain/driving-time/duty-event.ts';
import type { LimitKey, RuleCheck } from '#domain/driving-time/rule-check.ts';
import type { DutyTimetable } from '../billing/duty-events.ts';
import type { CrewCheck, CrewDuty, DriverCrew, DutyPartKind, Quote, QuoteOption, StopTime } from './quote.ts';
import { findStopTimes, type PlannedTimetable } from './stop-times.ts';

/** A driver plan as a quote keeps it: its duties by the clock, without what only the simulation needs. */
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

/** No daily rest is shorter (561/2006 art. 4(g), 8(4)). Minutes. */
const leastRestMinutes = 9 * 60;

/**
 * What follows a duty: the rest of its crew, or `handover`, where the coach stands at home between two hires for less than any rest. Who
 * drives the next hire has a day of his own.
 */
export function restAfter({ restKind, restMinutes }: Pick<CrewDuty, 'restKind' | 'restMinutes'>): CrewDuty['restKind'] | 'handover' {
  return restMinutes !== null && restMinutes < leastRestMinutes ? 'handover' : restKind;
}

/** Pieces of one kind that follow each other are one: two drivers swap, and a wait may be cut by the moment of boarding. */
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

/** What a traveller asks about, however far the plan stays from it. */
const alwaysTold: readonly LimitKey[] = ['daily-driving', 'shift', 'break', 'daily-rest', 'daily-work', 'national-span', 'night-work'];
const bindsFrom = 0.9;

/** Of each rule the check that comes closest to its limit: those that are always told, and those that bind. In the order of the rules. */
export function findTightestChecks({ checks }: Pick<DriverPlan, 'checks'>): CrewCheck[] {
  const tightest = new Map<LimitKey, RuleCheck>();
  for (const check of checks) {
    const known = tightest.get(check.rule);
    if (known === undefined || tightnessOf(check) > tightnessOf(known)) tightest.set(check.rule, check);
  }
  return [...tightest.values()]
    .map(({ overMinutes: _over, ...check }) => ({ ...check, binds: tightnessOf(check) >= bindsFrom }))
    .filter(({ rule, binds }) => binds || alwaysTold.includes(rule));
}

/** How much of what is allowed the plan uses; 1 is the limit itself. */
function tightnessOf({ sense, limitMinutes, actualMinutes }: Pick<RuleCheck, 'sense' | 'limitMinutes' | 'actualMinutes'>): number {
  const [part, whole] = sense === 'at-most' ? [actualMinutes, limitMinutes] : [limitMinutes, actualMinutes];
  return whole === 0 ? (part === 0 ? 0 : Number.POSITIVE_INFINITY) : part / whole;
}

type CrewPlan = Pick<DriverCrew, 'duties' | 'checks' | 'stopTimes'>;

/** A plan as a quote keeps it, worked out once however many options share it. */
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

/** The options with each plan told once: an option that is driven like the first leaves its own out. */
export function withoutRepeatedPlans(options: readonly QuoteOption[]): QuoteOption[] {
  const first = options[0]?.crew.duties;
  return options.map((option, index) => {
    if (index === 0 || option.crew.duties !== first) return option;
    const { duties: _duties, checks: _checks, stopTimes: _times, ...crew } = option.crew;
    return { ...option, crew };
  });
}

/** The crew of an option with its plan: its own, or the first option's where it is driven like that one. */
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

/** When the coach that the customer chose is expected at each stop; empty where there is no price, and in older quotes. */
export function stopTimesOf(quote: Quote | null): readonly StopTime[] {
  const chosen = quote?.options.find(({ key }) => key === quote.chosen);
  return quote === null || chosen === undefined ? [] : (findCrew(quote, chosen).stopTimes ?? []);
}
