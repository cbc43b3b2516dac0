import { addDays, daysBetween, weekdayOf } from '#domain/calendar/date.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import type { DutyPartKind } from '#domain/pricing/quote/quote.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { WorkedDuty } from './driver-chain.ts';
import type { HoursProblem } from './judge-hours.ts';

/*
 * Average working time of 48 hours a week (Directive 2002/15/EC art. 4(a): over four months; national law may allow six, art. 8). Uses
 * recorded and planned work. Unknown weeks count as not worked, so every reported breach is a real one. Leave and illness count as weeks
 * without work, although a stricter reading excludes them from the average (2003/88 art. 16(b)).
 */

type Reference = { readonly weeks: number; readonly article: string; readonly source: string };

const averageMinutes = 48 * 60;

/** The number of weeks, Monday to Sunday, by the law of the operator's country. */
const references: Readonly<Record<string, Reference>> = {
  NL: {
    weeks: 26,
    article: 'Atb-v, 2002/15 art. 4(a)',
    source: 'ilent.nl, Hoe wordt het gemiddelde van 48 uur per week berekend (26 weken aaneengesloten), read on 25 November 2026',
  },
  DE: { weeks: 16, article: 'ArbZG § 21a(4)', source: 'ArbZG § 21a Abs. 4 (vier Kalendermonate oder 16 Wochen): to-check' },
};
const european: Reference = { weeks: 17, article: '2002/15 art. 4(a)', source: 'Directive 2002/15/EC art. 4(a): four months' };

function averageReference(country: string): Reference {
  return references[country] ?? european;
}

/** How far back work is read for the average: the longest period plus the days of the current week. */
export const averageDays = 27 * 7;

/** Minutes of working time by the Monday of the week in which a duty begins, `YYYY-MM-DD` in the office's time zone. */
export type WorkOfWeeks = ReadonlyMap<string, number>;

const workKinds: readonly DutyPartKind[] = ['drive', 'empty-drive', 'work'];

export function weeksOf(work: readonly Pick<WorkedDuty, 'startsAt' | 'crewSize' | 'parts'>[]): WorkOfWeeks {
  const weeks = new Map<string, number>();
  for (const duty of work) {
    const week = mondayOf(toLocal(duty.startsAt, planningZone).date);
    weeks.set(week, (weeks.get(week) ?? 0) + workOf(duty));
  }
  return weeks;
}

/** Time beside the driver is availability, not working time (art. 3(b)); of two drivers each drives half. */
function workOf({ crewSize, parts }: Pick<WorkedDuty, 'crewSize' | 'parts'>): number {
  return parts
    .filter(({ kind }) => workKinds.includes(kind))
    .reduce((sum, { kind, minutes }) => sum + (kind === 'work' ? minutes : minutes / crewSize), 0);
}

function mondayOf(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

export type Average = {
  /** Minutes per week. */
  readonly minutes: number;
  readonly limitMinutes: number;
  readonly weeks: number;
  /** The Monday and the Sunday of the period. */
  readonly from: string;
  readonly until: string;
  /** The Monday of the first week with known work; null if none. */
  readonly knownFrom: string | null;
};

/** The average of the weeks up to that of a day (`YYYY-MM-DD`). */
export function averageAt(weeks: WorkOfWeeks, { country, day }: { readonly country: string; readonly day: string }): Average {
  const { weeks: count } = averageReference(country);
  const last = mondayOf(day);
  const from = addDays(last, -7 * (count - 1));
  const within = [...weeks].filter(([week]) => week >= from && week <= last);
  const sum = within.reduce((total, [, minutes]) => total + minutes, 0);
  const knownFrom = within.map(([week]) => week).sort()[0] ?? null;
  return { minutes: Math.round(sum / count), limitMinutes: averageMinutes, weeks: count, from, until: addDays(last, 6), knownFrom };
}

/** The highest average of all periods that end in the week of `day` or later, as far as work is planned. */
export function highestAverage(weeks: WorkOfWeeks, { country, day }: { readonly country: string; readonly day: string }): Average {
  const last =
    [...weeks.keys()]
      .filter((week) => week >= mondayOf(day))
      .sort()
      .at(-1) ?? day;
  const ends = Array.from({ length: Math.floor(Math.max(0, daysBetween(mondayOf(day), last)) / 7) + 1 }, (_, week) =>
    addDays(day, 7 * week),
  );
  const all = ends.map((end) => averageAt(weeks, { country, day: end }));
  return all.reduce((highest, each) => (each.minutes > highest.minutes ? each : highest), averageAt(weeks, { country, day }));
}

type Asked = {
  /** The driver's weeks without the new duties. */
  readonly weeks: WorkOfWeeks;
  readonly duties: readonly Pick<WorkedDuty, 'startsAt' | 'crewSize' | 'parts'>[];
  readonly country: string;
};

/** How new duties would change a driver's average; empty if they bring no period above 48 hours. */
export function findAverageProblems({ weeks, duties, country }: Asked): readonly HoursProblem[] {
  const added = weeksOf(duties);
  const [first] = [...added.keys()].sort();
  if (first === undefined) return [];
  const { weeks: count, article } = averageReference(country);
  const merged = new Map(weeks);
  for (const [week, minutes] of added) merged.set(week, (merged.get(week) ?? 0) + minutes);
  const over = Array.from({ length: count }, (_, week) => {
    const last = addDays(first, 7 * week);
    const from = addDays(last, -7 * (count - 1));
    const sum = [...merged].reduce((total, [monday, minutes]) => total + (monday >= from && monday <= last ? minutes : 0), 0);
    return sum - averageMinutes * count;
  });
  const most = Math.round(Math.max(...over));
  if (most <= 0) return [];
  const actualMinutes = averageMinutes + Math.ceil(most / count);
  return [
    {
      rule: 'weekly-average',
      article,
      overMinutes: most,
      limitMinutes: averageMinutes,
      actualMinutes,
      cure: { kind: 'less', minutes: most },
    },
  ];
}
