import { expect, it } from 'vitest';
import { readFields } from '#domain/input/read-fields.ts';
import { counterDeadline, isWaiting, typedCounter } from './counter.ts';

const now = '2027-05-10T10:00:00.000Z';

it('holds for its hours, but not beyond the departure', () => {
  expect(counterDeadline({ now, hours: 4, startsAt: '2027-05-11T06:00:00.000Z' })).toBe('2027-05-10T14:00:00.000Z');
  expect(counterDeadline({ now, hours: 24, startsAt: '2027-05-11T06:00:00.000Z' })).toBe('2027-05-11T06:00:00.000Z');
});

it('waits for the desk until it is settled or its time is over', () => {
  const turn = { side: 'partner', outcome: null, deadline: '2027-05-10T14:00:00.000Z' } as const;
  expect(isWaiting(turn, now)).toBe(true);
  expect(isWaiting(turn, turn.deadline)).toBe(false);
  expect(isWaiting({ ...turn, outcome: 'refused' }, now)).toBe(false);
  expect(isWaiting({ ...turn, side: 'desk' }, now)).toBe(false);
});

it('is read with a price, a time and a reason, each with its own issue', () => {
  expect(readFields(typedCounter, { price: '1.250,50', hours: '4', reason: ' empty way ' })).toEqual({
    ok: true,
    value: { price: 125_050, hours: 4, reason: 'empty way' },
  });
  expect(readFields(typedCounter, { price: 'much', hours: '3', reason: '' })).toEqual({
    ok: false,
    failure: [
      { field: 'price', code: 'invalid' },
      { field: 'hours', code: 'invalid' },
      { field: 'reason', code: 'required' },
    ],
  });
  expect(readFields(typedCounter, { price: '0', hours: '1', reason: 'x' })).toMatchObject({
    failure: [{ field: 'price', code: 'too-few' }],
  });
});
