import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DutyEvent } from './duty-event.ts';
import { planDrivers } from './plan-drivers.ts';
import { drivingRulesFor } from './rules.ts';

const rules = drivingRulesFor({ seats: 50, date: '2026-11-21' });
const national = drivingRulesFor({ seats: 8, date: '2026-11-21' });
const drive = (minutes: number): DutyEvent => ({ kind: 'drive', minutes });
const work = (minutes: number): DutyEvent => ({ kind: 'work', minutes });
const free = (minutes: number): DutyEvent => ({ kind: 'free', minutes });

/** The same day repeated, with the same night between. */
function tour(days: number, { day, night }: { readonly day: readonly DutyEvent[]; readonly night: number }): DutyEvent[] {
  return Array.from({ length: days }, (_, index) => (index === 0 ? day : [free(night), ...day])).flat();
}

describe('planDrivers over several days', () => {
  it('drives ten hours twice in a week, the third time with two drivers', () => {
    const plan = planDrivers(tour(3, { day: [drive(580)], night: 700 }), rules);
    expect(plan.duties.map(({ drivers, tenHourDay }) => [drivers, tenHourDay])).toEqual([
      [1, true],
      [1, true],
      [2, false],
    ]);
    expect(plan.reasons).toMatchObject([{ limit: 'daily-driving', minutes: 40, duty: 2 }]);
    expect(plan.drivers).toBe(2);
  });

  it('reduces the rest three times, not a fourth', () => {
    const short = { day: [drive(60), work(600), drive(60)], night: 600 };
    expect(planDrivers(tour(4, short), rules)).toMatchObject({ drivers: 1, relief: false });
    const plan = planDrivers(tour(5, short), rules);
    expect(plan.duties[3]?.rest.kind).toBe('beyond');
    expect(plan.reasons).toContainEqual({ limit: 'reduced-rests', drivers: 2, minutes: 60, article: '561/2006 art. 8(4)', duty: 3 });
  });

  it('counts a rest as reduced when a long duty leaves less than eleven hours of its day, however long the standstill', () => {
    const long = { day: [drive(60), work(300), free(170), work(250), drive(60)], night: 660 };
    expect(planDrivers(tour(4, long), rules).duties.map(({ rest }) => rest.kind)).toEqual(['reduced', 'reduced', 'reduced', 'two-drivers']);
  });

  it('postpones the rest once on a service of six days and twice on one of eight, where the reduced ones are used up', () => {
    // 60 + 300 + 170 + 250 + 60 is fourteen hours. That leaves less than eleven hours of 24, but enough of 25.
    const long = { day: [drive(60), work(300), free(170), work(250), drive(60)], night: 660 };
    const kinds = (days: number, serviceDays: number) =>
      planDrivers(tour(days, long), rules, { serviceMinutes: serviceDays * 24 * 60 }).duties.map(({ rest }) => rest.kind);
    expect(kinds(4, 5.9).at(-1)).toBe('two-drivers');
    expect(kinds(4, 6)).toEqual(['reduced', 'reduced', 'reduced', 'postponed']);
    expect(kinds(5, 7.9).at(-1)).toBe('two-drivers');
    expect(kinds(5, 8)).toEqual(['reduced', 'reduced', 'reduced', 'postponed', 'postponed']);
  });

  it('does not postpone the rest after more than seven hours of driving', () => {
    const day = (driven: number) => [drive(driven - 200), work(520 - driven), free(170), work(150), drive(200)];
    const kindOf = (driven: number) =>
      planDrivers(tour(4, { day: day(driven), night: 660 }), rules, { serviceMinutes: 6 * 24 * 60 }).duties.at(-1)?.rest.kind;
    expect(kindOf(420)).toBe('postponed');
    expect(kindOf(425)).toBe('two-drivers');
  });

  it('may reduce again after a weekly rest', () => {
    const short = { day: [drive(60), work(200), free(170), work(230), drive(60)], night: 600 };
    expect(planDrivers([...tour(4, short), free(24 * 60), ...tour(3, short)], rules).relief).toBe(false);
    expect(planDrivers([...tour(4, short), free(600), ...tour(3, short)], rules).relief).toBe(true);
  });

  it('needs the twelve-day rule after six days, and is beyond after twelve', () => {
    const easy = { day: [drive(200), free(280), drive(100)], night: 860 };
    expect(planDrivers(tour(6, easy), rules)).toMatchObject({ relief: false, twelveDayRule: false });
    expect(planDrivers(tour(8, easy), rules)).toMatchObject({ relief: false, twelveDayRule: true });
    const plan = planDrivers(tour(13, easy), rules);
    expect(plan.relief).toBe(true);
    expect(plan.reasons).toMatchObject([{ limit: 'weekly-rest', minutes: 580, duty: null }]);
    expect(planDrivers([...tour(6, easy), free(24 * 60), ...tour(6, easy)], rules)).toMatchObject({ relief: false, twelveDayRule: false });
  });

  it('passes 56 hours of driving in seven days with two drivers only', () => {
    const plan = planDrivers(tour(7, { day: [drive(270), free(60), drive(240)], night: 870 }), rules);
    expect(plan.reasons).toMatchObject([{ limit: 'weekly-driving', minutes: 210, drivers: 1, duty: null }]);
    expect(plan).toMatchObject({ drivers: 2, relief: false });
  });

  it('passes 60 hours of work in seven days', () => {
    const plan = planDrivers(tour(6, { day: [drive(60), work(570)], night: 810 }), rules);
    expect(plan.reasons.map(({ limit, minutes }) => [limit, minutes])).toEqual([['weekly-work', 180]]);
  });
});

describe('planDrivers for vehicles of at most nine persons', () => {
  it('takes the same breaks and has neither split nor reduced rest', () => {
    expect(planDrivers([drive(500)], national)).toMatchObject({ rules: 'national', drivers: 1, breaksMinutes: 45 });
    const long = [drive(60), free(170), work(560), drive(60)];
    expect(planDrivers(long, national).drivers).toBe(2);
    expect(planDrivers(long, rules).drivers).toBe(1);
  });

  it('begins at nine persons with the driver (561/2006 art. 2(1)(b))', () => {
    expect(drivingRulesFor({ seats: 8, date: '2026-11-21' }).key).toBe('national');
    expect(drivingRulesFor({ seats: 9, date: '2026-11-21' }).key).toBe('eu-561');
  });
});

describe('planDrivers in general', () => {
  const anyEvents = fc.array(
    fc.record({ kind: fc.constantFrom('drive', 'work', 'free'), minutes: fc.integer({ min: 0, max: 800 }) } as const),
    { maxLength: 16 },
  );

  it('gives no lawful duty over its limits, and a reason wherever one driver is not enough', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const plan = planDrivers(events, rules);
        for (const duty of plan.duties) {
          if (duty.rest.kind === 'beyond') continue;
          expect(duty.spanMinutes).toBeLessThanOrEqual(
            { regular: 780, split: 900, reduced: 900, postponed: 840, 'two-drivers': 1260 }[duty.rest.kind],
          );
          expect(duty.drivingMinutes).toBeLessThanOrEqual(600 * duty.drivers);
        }
        expect(plan.reasons.length > 0).toBe(plan.drivers === 2 || plan.relief);
      }),
    );
  });

  it('drives every minute that was asked', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const asked = events.filter(({ kind }) => kind === 'drive').reduce((total, { minutes }) => total + minutes, 0);
        expect(planDrivers(events, rules).drivingMinutes).toBe(asked);
      }),
    );
  });

  it('plans nothing for nothing', () => {
    expect(planDrivers([], rules)).toMatchObject({ duties: [], drivers: 1, relief: false, dutyMinutes: 0 });
  });
});
