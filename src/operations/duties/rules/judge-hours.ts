import { epochOf } from '#domain/calendar/instant.ts';
import type { DriverPlan } from '#domain/driving-time/driver-plan.ts';
import type { DrivingRules } from '#domain/driving-time/driving-rules.ts';
import { planDrivers } from '#domain/driving-time/plan-drivers.ts';
import type { LimitKey } from '#domain/driving-time/rule-check.ts';
import { restedDriver } from '#domain/driving-time/weeks/driver-history.ts';
import { listOwedRests } from '#domain/driving-time/weeks/weekly-rests.ts';
import { chainOf, eventsOf, isOverlapping, minuteOfDayAt, oneServiceIn, type WorkedDuty } from './driver-chain.ts';
import { findUnpaidRests, type ShiftTime } from './owed-rests.ts';

/** A remedy for a breach: start the duty this much later, add a second driver, or drive or work this much less. */
export type HoursCure = { readonly kind: 'later' | 'second-driver' | 'less'; readonly minutes: number };

/**
 * The rules for a plan, and two that only a driver's weeks show: a reduced weekly rest without compensation, and the average over months.
 */
export type HoursRule = LimitKey | 'weekly-rest-owed' | 'weekly-average';

/** A rule that new duties would break, and by how many minutes. */
export type HoursProblem = {
  readonly rule: HoursRule;
  readonly article: string;
  readonly overMinutes: number;
  /** Null if the rule has no figure of its own. */
  readonly limitMinutes: number | null;
  readonly actualMinutes: number | null;
  readonly cure: HoursCure;
};

export type HoursQuestion = {
  readonly rules: DrivingRules;
  /** The duties to assign. */
  readonly duties: readonly WorkedDuty[];
  /** The driver's work for us in the four weeks before, and all planned work. */
  readonly others: readonly WorkedDuty[];
};

/** How far back to look: two fortnights, so that every sum of two weeks is complete. */
export const historyDays = 28;
/**
 * How far ahead: a reduced weekly rest must be made up for by the end of the third week after it (561/2006 art. 8(6b)), and a week more.
 * What is planned for later stays as lawful or unlawful as it was.
 */
const daysAhead = 35;

const minute = 60_000;
const dayLength = 24 * 60 * minute;

/**
 * Which driving and rest rules new duties would break in a driver's real chain of work. The duties of four weeks before and those of five
 * weeks after form one tour for `planDrivers`, with and without the new ones; breaches that occur or grow only with the new ones are reported.
 * Returns nothing if duties overlap, because the database refuses those.
 */
export function findHoursProblems({ rules, duties, others }: HoursQuestion): readonly HoursProblem[] {
  const anchor = duties[0];
  if (anchor === undefined) return [];
  const end = Math.max(...duties.map(({ endsAt }) => epochOf(endsAt))) + daysAhead * dayLength;
  const near = others.filter(({ startsAt }) => epochOf(startsAt) < end);
  const judged = judgeChain([...near, ...duties], { rules, anchor: anchor.startsAt });
  if (judged.breaches.length === 0 && judged.unpaid.length === 0) return [];
  const before = judgeChain(near, { rules, anchor: anchor.startsAt });
  const explained = explainRests(freshOf(judged.breaches, before.breaches), { ...judged, rules, duties });
  const isLast = others.every(({ startsAt }) => epochOf(startsAt) < epochOf(anchor.startsAt));
  return [...explained, ...freshOf(judged.unpaid, before.unpaid)].map(({ at: _, ...problem }) =>
    problem.rule === 'weekly-rest-after' && isLast ? { ...problem, cure: { kind: 'later', minutes: problem.overMinutes } } : problem,
  );
}

/** Breaches that were absent or smaller before. */
function freshOf(breaches: readonly Breach[], before: readonly Breach[]): readonly Breach[] {
  return breaches.filter(
    (breach) => !before.some(({ rule, at, overMinutes }) => rule === breach.rule && at === breach.at && overMinutes >= breach.overMinutes),
  );
}

type Breach = HoursProblem & { /** Epoch of the shift; null for a sum over days. */ readonly at: number | null };
type Judged = {
  readonly breaches: readonly Breach[];
  readonly unpaid: readonly Breach[];
  readonly chain: readonly WorkedDuty[];
  readonly shifts: readonly ShiftTime[];
};

function judgeChain(unsorted: readonly WorkedDuty[], { rules, anchor }: { readonly rules: DrivingRules; readonly anchor: string }): Judged {
  const chain = chainOf(unsorted);
  const [first] = chain;
  if (first === undefined || isOverlapping(chain)) return { breaches: [], unpaid: [], chain, shifts: [] };
  const start = epochOf(first.startsAt);
  const isOneService = oneServiceIn(chain);
  const plan = planDrivers(eventsOf(chain), rules, { startMinuteOfDay: minuteOfDayAt(start, anchor), isOneService });
  const shifts = plan.duties.map(({ startMinute, spanMinutes }) => ({
    from: start + startMinute * minute,
    until: start + (startMinute + spanMinutes) * minute,
  }));
  const rested = plan.duties.map((duty) => ({ ...duty, restAfterMinutes: duty.rest.minutes }));
  const owed = listOwedRests(rested, { week: rules.week, history: restedDriver, isOneService });
  const unpaid = findUnpaidRests(
    shifts,
    owed.map((rest) => ({ ...rest, since: start + rest.since * minute })),
  ).map(
    ({ since, minutes, most }): Breach => ({
      rule: 'weekly-rest-owed',
      article: rules.week.restArticle,
      overMinutes: minutes - most,
      limitMinutes: minutes,
      actualMinutes: most,
      cure: { kind: 'less', minutes: minutes - most },
      at: since,
    }),
  );
  return { breaches: breachesOf(plan, { chain, shifts }), unpaid, chain, shifts };
}

function breachesOf(plan: DriverPlan, { chain, shifts }: Pick<Judged, 'chain' | 'shifts'>): Breach[] {
  return plan.reasons.flatMap(({ limit, drivers, minutes, article, duty }): Breach[] => {
    const shift = duty === null ? undefined : shifts[duty];
    const within = shift === undefined ? chain : chain.filter((each) => isWithin(each, shift));
    // A rule that requires a second driver is kept if two are on board.
    if (drivers === 1 && !plan.relief && within.every(({ crewSize }) => crewSize === 2)) return [];
    const cure =
      drivers === 1 && duty !== null && !plan.relief ? ({ kind: 'second-driver', minutes } as const) : ({ kind: 'less', minutes } as const);
    const figures = figuresOf(plan, { limit, duty, minutes });
    return [{ rule: limit, article, overMinutes: minutes, ...figures, cure, at: shift?.from ?? null }];
  });
}

/** The required and the actual figure. For sums over days the plan may assume a larger crew, whose limits are the same. */
function figuresOf(
  { checks }: DriverPlan,
  { limit, duty, minutes }: { readonly limit: LimitKey; readonly duty: number | null; readonly minutes: number },
): Pick<HoursProblem, 'limitMinutes' | 'actualMinutes'> {
  const check = checks.find((each) => each.rule === limit && each.duty === duty && (duty === null || each.overMinutes === minutes));
  if (check === undefined) return { limitMinutes: null, actualMinutes: null };
  const { limitMinutes, sense } = check;
  return { limitMinutes, actualMinutes: sense === 'at-most' ? limitMinutes + minutes : limitMinutes - minutes };
}

function isWithin({ startsAt }: WorkedDuty, { from, until }: ShiftTime): boolean {
  const at = epochOf(startsAt);
  return at >= from && at <= until;
}

type Explaining = Pick<Judged, 'chain' | 'shifts'> & Pick<HoursQuestion, 'rules' | 'duties'>;

/**
 * For the law, two duties with less than a daily rest between them are one shift that is too long. For people the problem is the short
 * rest, so that is what this reports.
 */
function explainRests(breaches: readonly Breach[], { chain, shifts, rules, duties }: Explaining): readonly Breach[] {
  return shifts.reduce((all, shift) => {
    // A driver's chain is long, and most of its shifts are lawful.
    if (!all.some(({ at }) => at === shift.from)) return all;
    const within = chain.filter((each) => isWithin(each, shift));
    const isOurs = within.some((each) => duties.includes(each));
    if (within.length < 2 || !isOurs) return all;
    const rests = within.slice(1).map((each, index) => (epochOf(each.startsAt) - epochOf(within[index]?.endsAt ?? each.startsAt)) / minute);
    const actualMinutes = Math.round(Math.max(...rests));
    const { newDutyAfterMinutes: limitMinutes, article } = rules.rest;
    const overMinutes = limitMinutes - actualMinutes;
    const rest: Breach = {
      rule: 'daily-rest',
      article,
      overMinutes,
      limitMinutes,
      actualMinutes,
      cure: { kind: 'later', minutes: overMinutes },
      at: shift.from,
    };
    return [...all.filter(({ at }) => at !== shift.from), rest];
  }, breaches);
}
