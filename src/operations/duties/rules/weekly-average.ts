import { addDays, daysBetween, weekdayOf } from '#domain/calendar/date.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import type { DutyPartKind } from '#domain/pricing/quote/quote.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { WorkedDuty } from './driver-chain.ts';
import type { HoursProblem } from './judge-hours.ts';

/*
 * Working time of 48 hours a week on average (Directive 2002/15/EC art. 4(a): over four months; national law may say six, art. 8). Judged by what
 * we know: what was done and what is planned. Weeks of which nothing is known count as not worked, so that what is said to break it does.
 * Leave and illness, which a stricter reading leaves out of the average (2003/88 art. 16(b)), are counted as weeks without work.
 */

type Reference = { readonly weeks: number; readonly article: string; readonly source: string };

const averageMinutes = 48 * 60;

/** Over how many weeks, Monday to Sunday, by the law of the operator's country. */
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

/** So far back what was done is read for the average: the longest of them, and the days of a week that has begun. */
export const averageDays = 27 * 7;

/** Minutes of working time by the Monday of the week in which a duty begins, `YYYY-MM-DD` by the office's clock. */
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

/** Beside the one who drives one is available, which is no working time (art. 3(b)): of two each drives half. */
function workOf({ crewSize, parts }: Pick<WorkedDuty, 'crewSize' | 'parts'>): number {
  return parts
    .filter(({ kind }) => workKinds.includes(kind))
    .reduce((sum, { kind, minutes }) => sum + (kind === 'work' ? minutes : minutes / crewSize), 0);
}

function mondayOf(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

export type Average = {
  /** Minutes a week. */
  readonly minutes: number;
  readonly limitMinutes: number;
  readonly weeks: number;
  /** The Monday and the Sunday of the period. */
  readonly from: string;
  readonly until: string;
  /** The Monday of the first week of which something is known; null for none. */
  readonly knownFrom: string | null;
};

/** The average of the weeks that end with the week of a day (`YYYY-MM-DD`). */
export function averageAt(weeks: WorkOfWeeks, { country, day }: { readonly country: string; readonly day: string }): Average {
  const { weeks: count } = averageReference(country);
  const last = mondayOf(day);
  const from = addDays(last, -7 * (count - 1));
  const within = [...weeks].filter(([week]) => week >= from && week <= last);
  const sum = within.reduce((total, [, minutes]) => total + minutes, 0);
  const knownFrom = within.map(([week]) => week).sort()[0] ?? null;
  return { minutes: Math.round(sum / count), limitMinutes: averageMinutes, weeks: count, from, until: addDays(last, 6), knownFrom };
}

/** The highest average of all periods that end in a week of `day` or later, as far as something is planned. */
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
  /** What he does without the new duties. */
  readonly weeks: WorkOfWeeks;
  readonly duties: readonly Pick<WorkedDuty, 'startsAt' | 'crewSize' | 'parts'>[];
  readonly country: string;
};

/** What new duties would make of somebody's average; nothing where no period is over 48 hours because of them. */
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
