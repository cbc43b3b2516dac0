import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween, weekdayOf } from '#domain/calendar/date.ts';
import { addMonths, chooseDay, monthOf, moveDay, weeksOf } from './month-days.ts';

const days = fc
  .date({ min: new Date('2000-03-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('weeksOf', () => {
  it('begins on Monday and leaves out days of other months', () => {
    expect(weeksOf('2027-02')).toHaveLength(4);
    const [first, ...rest] = weeksOf('2027-01');
    expect(first).toEqual([null, null, null, null, '2027-01-01', '2027-01-02', '2027-01-03']);
    expect(rest.at(-1)?.at(-1)).toBe('2027-01-31');
  });

  it('has every day once, each under its weekday', () => {
    fc.assert(
      fc.property(days, (day) => {
        const weeks = weeksOf(monthOf(day));
        expect(weeks.flat().filter((each) => each === day)).toHaveLength(1);
        for (const week of weeks) for (const [index, each] of week.entries()) if (each !== null) expect(weekdayOf(each)).toBe(index + 1);
      }),
    );
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2027-01', -1, '2026-12'],
    ['2027-01', -13, '2025-12'],
  ])('%s and %i give %s', (month, months, expected) => expect(addMonths(month, months)).toBe(expected));
});

describe('moveDay', () => {
  it.each([
    ['ArrowRight', false, '2027-02-01'],
    ['ArrowLeft', false, '2027-01-30'],
    ['ArrowUp', false, '2027-01-24'],
    ['ArrowDown', false, '2027-02-07'],
    ['Home', false, '2027-01-25'],
    ['End', false, '2027-01-31'],
    ['PageDown', false, '2027-02-28'],
    ['PageUp', false, '2026-12-31'],
    ['PageDown', true, '2028-01-31'],
    ['Enter', false, null],
    ['toString', false, null],
  ])('%s (shift %s) leads from 31 January 2027 to %s', (key, shiftKey, expected) => {
    expect(moveDay('2027-01-31', press(key, shiftKey))).toBe(expected);
  });

  it('goes back where it came from by the arrow against it', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(['ArrowLeft', 'ArrowRight'], ['ArrowUp', 'ArrowDown']), (day, [there, back]) => {
        const moved = moveDay(day, press(there ?? '')) ?? '';
        expect(Math.abs(daysBetween(day, moved))).toBeLessThanOrEqual(7);
        expect(moveDay(moved, press(back ?? ''))).toBe(day);
      }),
    );
  });
});

describe('chooseDay', () => {
  const none = { out: '', back: '' };
  it('takes the way out, then the way back', () => {
    const out = chooseDay(none, '2027-01-21', true);
    expect(out).toEqual({ out: '2027-01-21', back: '' });
    expect(chooseDay(out, '2027-01-23', true)).toEqual({ out: '2027-01-21', back: '2027-01-23' });
  });

  it('makes a day trip of the same day twice', () => {
    expect(chooseDay({ out: '2027-01-21', back: '' }, '2027-01-21', true)).toEqual({ out: '2027-01-21', back: '2027-01-21' });
  });

  it('starts again with an earlier date, after both, and without a return', () => {
    const anew = { out: '2027-01-20', back: '' };
    expect(chooseDay({ out: '2027-01-21', back: '' }, '2027-01-20', true)).toEqual(anew);
    expect(chooseDay({ out: '2027-01-10', back: '2027-01-12' }, '2027-01-20', true)).toEqual(anew);
    expect(chooseDay({ out: '2027-01-10', back: '' }, '2027-01-20', false)).toEqual(anew);
  });
});
