import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DutyEvent } from './duty-event.ts';
import { type DriverPlan, planDrivers } from './plan-drivers.ts';
import { drivingRulesFor } from './rules.ts';
import { findBrokenDays } from './testing/check-days.ts';
import { type CheckedEntry, findBrokenRules } from './testing/check-plan.ts';
import { parseEvents } from './testing/parse-events.ts';

const rules = drivingRulesFor({ seats: 50, date: '2026-11-21' });
const day = 24 * 60;

function entriesOf({ duties }: Pick<DriverPlan, 'duties'>): CheckedEntry[] {
  return duties.flatMap(({ timeline, restEntries, drivers }) => [
    ...timeline.map((entry) => ({ ...entry, isCrewed: drivers === 2 })),
    ...restEntries.map((entry) => ({ ...entry, isCrewed: false })),
  ]);
}

const piece = (kind: DutyEvent['kind'], max: number) => fc.integer({ min: 1, max }).map((minutes): DutyEvent => ({ kind, minutes }));
const anyPart = fc.oneof(
  { weight: 4, arbitrary: piece('drive', 280) },
  { weight: 3, arbitrary: piece('free', 300) },
  { weight: 2, arbitrary: piece('work', 60) },
  { weight: 1, arbitrary: piece('work', 400) },
);
const anyNight = fc.integer({ min: 540, max: 3_000 }).map((minutes): DutyEvent => ({ kind: 'free', minutes }));
/** Tours of working days with nights between: most can be planned, many only barely. */
const anyTour = fc
  .array(fc.tuple(fc.array(anyPart, { minLength: 1, maxLength: 6 }), anyNight), { minLength: 1, maxLength: 13 })
  .map((days) => days.flatMap(([parts, night]) => [...parts, night]));
/** Tours of days at the edge of one rule each: ten hours of driving, nine, a short rest, much work. */
const edgeDays = ['D200 F45 D200 F45 D190', 'D260 F45 D260', 'D100 W150 F100 W200 F100 W100 D90', 'W290 F60 D240', 'D100 F200 D100'];
const anyEdgeTour = fc
  .array(fc.tuple(fc.constantFrom(...edgeDays), fc.constantFrom(560, 650, 700, 840, 870, 900, 1_440, 2_700)), {
    minLength: 3,
    maxLength: 13,
  })
  .map((days) => parseEvents(days.map(([edgeDay, night]) => `${edgeDay} F${night}`).join(' ')));
/** The same day repeated, to test the sums of weeks and fortnights. */
const anySteadyTour = fc
  .tuple(fc.integer({ min: 200, max: 270 }), fc.integer({ min: 5, max: 12 }), fc.integer({ min: 700, max: 900 }))
  .map(([half, days, night]) => parseEvents(`D${half} F45 D${half} F${night} `.repeat(days)));
const anyEvents = fc.array(
  fc.record({ kind: fc.constantFrom('drive', 'work', 'free', 'ferry'), minutes: fc.integer({ min: 0, max: 900 }) } as const),
  { maxLength: 20 },
);

describe('the independent checker', () => {
  const drive = (startMinute: number, minutes: number): CheckedEntry => ({ kind: 'drive', startMinute, minutes, isCrewed: false });
  const work = (startMinute: number, minutes: number): CheckedEntry => ({ ...drive(startMinute, minutes), kind: 'work' });
  const rulesBroken = (entries: readonly CheckedEntry[], monday = 0) => [
    ...new Set(findBrokenRules(entries, monday).map(({ rule }) => rule)),
  ];

  it.each([
    ['nothing in an easy day', [drive(0, 270), drive(315, 200)], []],
    ['a drive without a break', [drive(0, 271)], ['art. 7']],
    ['a break of which one part is too short', [drive(0, 200), drive(214, 71)], ['art. 7']],
    ['two parts that do not make a break', [drive(0, 200), drive(215, 50), drive(280, 21)], ['art. 7']],
    ['eleven hours of driving', [drive(0, 270), drive(320, 270), drive(640, 100)], ['art. 6(1)']],
    ['too long a shift', [work(0, 60), work(450, 60), work(900, 61)], ['art. 8(2)']],
    ['six hours of work on end', [work(0, 361)], ['2002/15 art. 5', '2002/15 art. 5, six hours']],
    ['too little break in a long day of work', [work(0, 300), work(330, 241)], ['2002/15 art. 5']],
  ])('finds %s', (_, entries, expected) => {
    expect(rulesBroken(entries)).toEqual(expected);
  });

  it('detects violations of weekly rules', () => {
    const days = (count: number, minutes: number) =>
      Array.from({ length: count }, (_, index) => [drive(index * day, minutes), drive(index * day + minutes + 60, minutes)]).flat();
    expect(rulesBroken(days(6, 270))).toEqual([]);
    expect(rulesBroken(days(7, 250))).toEqual(['art. 6(2)']);
    expect(rulesBroken(days(7, 250), 3 * day)).toEqual([]);
    expect(rulesBroken(days(12, 230))).toEqual(['art. 6(3)']);
    expect(rulesBroken(days(13, 100))).toEqual(['art. 8(6a)']);
    const reduced = Array.from({ length: 5 }, (_, index) => [0, 300, 600].map((minute) => work(index * day + minute, 240))).flat();
    expect(rulesBroken(reduced)).toEqual(['art. 8(4)']);
    const tenHours = Array.from({ length: 3 }, (_, index) => [
      drive(index * day, 190),
      drive(index * day + 240, 190),
      drive(index * day + 480, 190),
    ]);
    expect(rulesBroken(tenHours.flat())).toEqual(['art. 6(1), twice a week']);
  });

  it('detects violations by one of two drivers', () => {
    const turn = (startMinute: number, minutes: number, driver: 1 | 2) => ({ ...drive(startMinute, minutes), driver, isCrewed: true });
    expect(findBrokenRules([turn(0, 270, 1), turn(270, 270, 2), turn(540, 270, 1)])).toEqual([]);
    expect(findBrokenRules([turn(0, 271, 1), turn(271, 200, 2)])).toMatchObject([{ rule: 'art. 7', driver: 1 }]);
    expect(findBrokenRules([turn(0, 240, 1), turn(240, 30, 2), turn(270, 40, 1)])).toMatchObject([{ rule: 'art. 7', driver: 1 }]);
    expect(rulesBroken([turn(0, 60, 1), turn(500, 60, 2), turn(1_000, 60, 1), turn(1_200, 61, 2)])).toEqual(['art. 8(5)']);
  });
});

describe('every plan', () => {
  it('of a tour keeps the rules it claims to keep, whichever weekday it begins on', () => {
    const counts = { lawful: 0, crewed: 0 };
    fc.assert(
      fc.property(anyTour, fc.integer({ min: 0, max: 7 * day - 1 }), (events, monday) => {
        const plan = planDrivers(events, rules);
        if (plan.relief) return;
        counts.lawful += 1;
        counts.crewed += plan.drivers - 1;
        expect(findBrokenRules(entriesOf(plan), monday)).toEqual([]);
      }),
      { numRuns: 400 },
    );
    expect(counts.lawful).toBeGreaterThan(20);
    expect(counts.crewed).toBeGreaterThan(5);
  });

  it.each(['NL', 'DE', 'FR'])('of a tour keeps the days and nights of %s, whenever it begins', (country) => {
    const national = drivingRulesFor({ seats: 50, date: '2026-11-21', country });
    const counts = { lawful: 0, night: 0 };
    fc.assert(
      fc.property(fc.oneof(anyTour, anyEdgeTour), fc.integer({ min: 0, max: day - 1 }), (events, startMinuteOfDay) => {
        const plan = planDrivers(events, national, { startMinuteOfDay });
        if (plan.relief) return;
        counts.lawful += 1;
        counts.night += plan.checks.some(({ rule }) => rule === 'night-work') ? 1 : 0;
        expect(findBrokenDays(entriesOf(plan), { startMinuteOfDay, country })).toEqual([]);
      }),
      { numRuns: 300 },
    );
    expect(counts.lawful).toBeGreaterThan(20);
    expect(counts.night).toBeGreaterThan(3);
  });

  it('of a tour at the limits of the rules keeps them', () => {
    fc.assert(
      fc.property(fc.oneof(anyEdgeTour, anySteadyTour), fc.integer({ min: 0, max: 7 * day - 1 }), (events, monday) => {
        const plan = planDrivers(events, rules);
        if (!plan.relief) expect(findBrokenRules(entriesOf(plan), monday)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('of any events keeps them, duty by duty, even if the whole plan is refused', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        for (const duty of planDrivers(events, rules).duties) {
          if (duty.rest.kind !== 'beyond') expect(findBrokenRules(entriesOf({ duties: [{ ...duty, restEntries: [] }] }))).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('uses whole minutes, also for the shared driving of two drivers, in every country', () => {
    const countries = [undefined, 'DE', 'FR', 'NL', 'BE', 'ES'];
    fc.assert(
      fc.property(anyEvents, fc.constantFrom(...countries), fc.constantFrom(8, 50), (events, country, seats) => {
        const its = drivingRulesFor({ seats, date: '2027-04-10', country });
        for (const { actualMinutes, limitMinutes, overMinutes } of planDrivers(events, its, { startMinuteOfDay: 480 }).checks)
          expect([actualMinutes, limitMinutes, overMinutes].every(Number.isInteger)).toBe(true);
      }),
    );
    const alone = parseEvents('W15 D44 W15 D433 D412 W15');
    const german = drivingRulesFor({ seats: 8, date: '2027-04-10', country: 'DE' });
    const { checks } = planDrivers(alone, german, { startMinuteOfDay: 480 });
    expect(checks.find(({ rule }) => rule === 'daily-work')).toMatchObject({ drivers: 2, actualMinutes: 490 });
  });

  it('exceeds its limits only in the checks that make it unlawful', () => {
    fc.assert(
      fc.property(anyEvents, fc.option(fc.integer({ min: 0, max: 1_439 }), { nil: undefined }), (events, startMinuteOfDay) => {
        const plan = planDrivers(events, rules, { startMinuteOfDay });
        expect(plan.checks.some(({ overMinutes }) => overMinutes > 0)).toBe(plan.relief);
      }),
      { numRuns: 300 },
    );
  });

  it('never needs more drivers, nor becomes lawful, through an additional rule', () => {
    const german = drivingRulesFor({ seats: 50, date: '2026-11-21', country: 'DE' });
    const rank = ({ drivers, relief }: DriverPlan) => (relief ? 3 : drivers);
    fc.assert(
      fc.property(anyTour, (events) => {
        expect(rank(planDrivers(events, german))).toBeGreaterThanOrEqual(rank(planDrivers(events, rules)));
      }),
      { numRuns: 200 },
    );
  });
});
