import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuoteFieldsFragment } from '../api/generated/operations.ts';
import { axisOf, type DayOnAxis, daysOnAxis } from './hours-axis.ts';

type Duty = QuoteFieldsFragment['crew']['duties'][number];
type Check = QuoteFieldsFragment['crew']['checks'][number];

const duty = (start: string, parts: Duty['parts']): Duty => ({ start, drivers: 1, restKind: 'daily', restMinutes: null, parts });
const shift = (of: number | null, limitMinutes: number): Check => ({
  ...{ rule: 'shift', article: '561/2006 art. 8(2)', drivers: 1, duty: of, sense: 'at-most', limitMinutes, actualMinutes: 600 },
  ...{ binds: false, isNational: false },
});
const parts = [
  { kind: 'work', minutes: 15 },
  { kind: 'empty-drive', minutes: 30 },
  { kind: 'drive', minutes: 120 },
  { kind: 'break', minutes: 45 },
  { kind: 'wait', minutes: 300 },
];
const day = (begins: number, minutes: number, limitMinutes: number | null = null): DayOnAxis => ({
  ...{ start: '', date: '2027-03-16', begins, parts: [{ kind: 'drive', minutes }], minutes, limitMinutes, drivers: 1 },
});

describe('the days of a driver', () => {
  it('begin by the clock of the trip, in winter and in summer', () => {
    const duties = [duty('2027-03-16T07:15:00Z', parts), duty('2027-07-16T07:15:00Z', parts)];
    expect(daysOnAxis({ duties, checks: [] }, 'Europe/Amsterdam')).toMatchObject([
      { date: '2027-03-16', begins: 8 * 60 + 15 },
      { date: '2027-07-16', begins: 9 * 60 + 15 },
    ]);
  });

  it('distinguish driving with the group, empty driving and work; the rest is waiting', () => {
    const [one] = daysOnAxis({ duties: [duty('2027-03-16T07:15:00Z', parts)], checks: [] }, 'Europe/Amsterdam');
    expect(one?.parts.map(({ kind }) => kind)).toEqual(['work', 'empty', 'drive', 'wait', 'wait']);
    expect(one?.minutes).toBe(510);
  });

  it('have the limit of their own working day, and none where no rule sets one', () => {
    const duties = [duty('2027-03-16T07:15:00Z', parts), duty('2027-03-17T07:15:00Z', parts)];
    const limits = (checks: readonly Check[]) => daysOnAxis({ duties, checks }, 'Europe/Amsterdam').map(({ limitMinutes }) => limitMinutes);
    expect(limits([shift(1, 780)])).toEqual([null, 780]);
    expect(limits([{ ...shift(0, 540), rule: 'driving' }, shift(null, 900)])).toEqual([null, null]);
  });
});

describe('the hours beneath them', () => {
  it('go from an even hour to an even hour', () => {
    expect(axisOf([day(7 * 60 + 50, 600)])).toEqual({ from: 360, until: 1080, hours: [6, 8, 10, 12, 14, 16, 18] });
  });

  it('are every fourth of a long day', () => {
    expect(axisOf([day(60, 22 * 60)]).hours).toEqual([0, 4, 8, 12, 16, 20, 24]);
  });

  it('leave room after the limit, so that its mark is seen', () => {
    expect(axisOf([day(8 * 60, 600, 720)]).until).toBeGreaterThan(8 * 60 + 720);
  });

  it('hold every day whole, whatever its length', () => {
    const anyDay = fc
      .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1800 }), fc.option(fc.integer({ min: 1, max: 1260 })))
      .map(([begins, minutes, limit]) => day(begins, minutes, limit));
    fc.assert(
      fc.property(fc.array(anyDay, { minLength: 1, maxLength: 3 }), (days) => {
        const { from, until, hours } = axisOf(days);
        for (const { begins, minutes, limitMinutes } of days) {
          expect(from).toBeLessThanOrEqual(begins);
          expect(until).toBeGreaterThanOrEqual(begins + Math.max(minutes, limitMinutes ?? 0));
        }
        expect(hours[0]).toBe(from / 60);
        expect(hours.at(-1)).toBe(until / 60);
        expect(hours.length).toBeLessThanOrEqual(15);
      }),
    );
  });
});
