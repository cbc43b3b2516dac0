import { describe, expect, it } from 'vitest';
import { type AnswerKind, answerDueBy, nothingWaiting, promiseMinutes, type Waiting } from './answer-due.ts';

const openingHours = [{ from: 1, to: 5, opens: '08:30', closes: '18:00' }];

describe('the promised minutes', () => {
  const now = '2026-11-23T09:00:00.000Z';
  const promise = (kind: AnswerKind, waiting: Partial<Waiting> = {}) =>
    promiseMinutes({ kind, now, waiting: { ...nothingWaiting, ...waiting } });

  it.each([
    ['vehicle', 120],
    ['price', 570],
    ['message', 240],
    ['call', 120],
  ] as const)('of a %s are %d if nothing waits', (kind, minutes) => {
    expect(promise(kind)).toBe(minutes);
  });

  it('stay the usual ones as long as two people can do the work before it', () => {
    // 23 at 10 minutes and its own 10, by two people: 120 minutes.
    expect(promise('vehicle', { vehicle: 23 })).toBe(120);
    expect(promise('price', { price: 44 })).toBe(570);
    expect(promise('message', { vehicle: 20, message: 27 })).toBe(240);
  });

  it('grow with the work before it, to the next half hour', () => {
    expect(promise('vehicle', { vehicle: 24 })).toBe(150);
    expect(promise('price', { price: 45 })).toBe(600);
    expect(promise('price', { price: 40, vehicle: 10, message: 10 })).toBe(630);
    expect(promise('message', { vehicle: 20, message: 28 })).toBe(270);
  });

  it('of a vehicle do not wait for what is due later, and those of a call only for vehicles', () => {
    expect(promise('vehicle', { price: 200, message: 200 })).toBe(120);
    expect(promise('call', { price: 200, message: 200 })).toBe(120);
    expect(promise('call', { vehicle: 30 })).toBe(180);
  });
});

describe('the due time of an answer', () => {
  const timeZone = 'Europe/Berlin';
  const due = (now: string, departure: string | null, openMinutes = 120) =>
    answerDueBy({ now, departure, openMinutes, openingHours, timeZone });

  // Berlin is an hour ahead of UTC in November.
  it.each([
    ['within the day', '2026-11-23T09:00:00.000Z', '2026-11-23T11:00:00.000Z'],
    ['from the morning on', '2026-11-23T04:00:00.000Z', '2026-11-23T09:30:00.000Z'],
    ['over the weekend', '2026-11-27T16:00:00.000Z', '2026-11-30T08:30:00.000Z'],
    ['on a Sunday, on Monday', '2026-11-29T10:00:00.000Z', '2026-11-30T09:30:00.000Z'],
  ])('counts the hours in which we are open: %s', (_case, now, at) => {
    expect(due(now, '2026-12-10T06:00:00.000Z')).toBe(at);
    expect(due(now, null)).toBe(at);
  });

  it('is not promised after the trip has left, and not withheld for a trip that is over', () => {
    const now = '2026-11-27T16:00:00.000Z';
    const at = '2026-11-30T10:30:00.000Z';
    expect(due(now, '2026-11-28T07:00:00.000Z', 240)).toBeNull();
    expect(due(now, at, 240)).toBeNull();
    expect(due(now, '2026-12-01T07:00:00.000Z', 240)).toBe(at);
    expect(due(now, '2026-11-20T07:00:00.000Z', 240)).toBe(at);
  });

  it('is not promised beyond two weeks', () => {
    expect(due('2026-11-23T09:00:00.000Z', null, 20_000)).toBeNull();
  });
});
