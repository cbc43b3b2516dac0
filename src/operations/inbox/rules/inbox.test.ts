import { describe, expect, it } from 'vitest';
import { groupOf, isTicked, kindOfKey, leaveOutMarked, lineKinds, type Mark, orderLines, putOffUntil } from './inbox.ts';

/** A Thursday, 14:05 in the office's time zone. */
const now = '2026-11-26T13:05:00.000Z';

describe('the group of a line', () => {
  it('is now for incidents, and for departures within hours', () => {
    expect(groupOf({ kind: 'incident', dueAt: null }, now)).toBe('now');
    expect(groupOf({ kind: 'coach', dueAt: '2026-11-26T16:20:00.000Z' }, now)).toBe('now');
    expect(groupOf({ kind: 'coach', dueAt: '2026-11-26T19:00:00.000Z' }, now)).toBe('today');
  });

  it('is never now for money and prices, however late', () => {
    expect(groupOf({ kind: 'overdue', dueAt: '2026-11-20T23:00:00.000Z' }, now)).toBe('today');
  });

  it('ends the day at the midnight of the office', () => {
    expect(groupOf({ kind: 'quote', dueAt: '2026-11-26T22:59:00.000Z' }, now)).toBe('today');
    expect(groupOf({ kind: 'quote', dueAt: '2026-11-26T23:00:00.000Z' }, now)).toBe('week');
  });
});

it('orders by group, then by time, with undated ones last', () => {
  const lines = [
    { key: 'request a', kind: 'request', dueAt: null },
    { key: 'quote b', kind: 'quote', dueAt: '2026-11-28T11:00:00.000Z' },
    { key: 'overdue c', kind: 'overdue', dueAt: '2026-11-24T23:00:00.000Z' },
    { key: 'coach d', kind: 'coach', dueAt: '2026-11-26T16:20:00.000Z' },
  ] as const;
  expect(orderLines(lines, now).map(({ key }) => key)).toEqual(['coach d', 'overdue c', 'request a', 'quote b']);
});

it('brings back in an hour, in the morning, or on the next Monday, never on the same one', () => {
  expect(putOffUntil('hour', now)).toBe('2026-11-26T14:05:00.000Z');
  expect(putOffUntil('tomorrow', now)).toBe('2026-11-27T07:00:00.000Z');
  expect(putOffUntil('monday', now)).toBe('2026-11-30T07:00:00.000Z');
  expect(putOffUntil('monday', '2026-11-30T09:00:00.000Z')).toBe('2026-12-07T07:00:00.000Z');
  expect(putOffUntil('monday', '2026-11-29T09:00:00.000Z')).toBe('2026-11-30T07:00:00.000Z');
});

it('hides a done line from everybody, and a snoozed one from one person until then', () => {
  const lines = ['mail a', 'mail b', 'mail c', 'mail d'].map((key) => ({ key }));
  const marks: readonly Mark[] = [
    { key: 'mail a', memberId: 'other', until: null },
    { key: 'mail b', memberId: 'me', until: '2026-11-26T14:00:00.000Z' },
    { key: 'mail c', memberId: 'other', until: '2026-11-26T14:00:00.000Z' },
    { key: 'mail d', memberId: 'me', until: '2026-11-26T13:00:00.000Z' },
  ];
  expect(leaveOutMarked(lines, marks, { memberId: 'me', now }).map(({ key }) => key)).toEqual(['mail c', 'mail d']);
});

it('recognises a line by its key, and a line that only its cause can end cannot be ticked off', () => {
  expect(kindOfKey('knock-on NL-26-1 0')).toBe('knock-on');
  expect(kindOfKey('lottery NL-26-1')).toBeNull();
  expect(kindOfKey(`mail ${'x'.repeat(300)}`)).toBeNull();
  expect(lineKinds.filter(isTicked)).toEqual(['unread', 'contact', 'mail', 'quote']);
});
