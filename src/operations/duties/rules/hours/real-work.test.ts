import { describe, expect, it } from 'vitest';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import type { WorkedDuty } from '../driver-chain.ts';
import { findHoursProblems } from '../judge-hours.ts';
import { isReadingAsked, isReadingDue, knownUntil, mergeWork, type RealShift, readAgainBy, type WorkRecord } from './real-work.ts';

/** This many minutes of driving; the rest is other work. */
function shift(startsAt: string, endsAt: string, driving = 60): RealShift {
  const [from, until] = [`${startsAt}:00.000Z`, `${endsAt}:00.000Z`];
  const work = (Date.parse(until) - Date.parse(from)) / 60_000 - driving;
  return {
    startsAt: from,
    endsAt: until,
    crewSize: 1,
    parts: [
      { kind: 'drive', minutes: driving },
      { kind: 'work', minutes: work },
    ],
  };
}
const planned = (tripId: string, ...[startsAt, endsAt, minutes]: Parameters<typeof shift>): WorkedDuty => ({
  ...shift(startsAt, endsAt, minutes),
  tripId,
});
const record = (
  id: string,
  source: WorkRecord['source'],
  from: string,
  until: string,
  shifts: readonly RealShift[],
  addedAt = '2026-11-20',
): WorkRecord => ({
  id,
  source,
  covered: [{ from: `${from}T00:00:00.000Z`, until: `${until}T00:00:00.000Z` }],
  shifts,
  addedAt: `${addedAt}T09:00:00.000Z`,
});
const outline = (chain: readonly WorkedDuty[]) =>
  chain.map(({ tripId, startsAt, endsAt }) => [tripId, startsAt.slice(5, 16), endsAt.slice(5, 16)]);

describe('real hours in place of planned ones', () => {
  const plan = [
    planned('A', '2026-11-16T06:00', '2026-11-16T14:00'),
    planned('A', '2026-11-17T06:00', '2026-11-17T14:00'),
    planned('A', '2026-11-18T06:00', '2026-11-18T14:00'),
  ];

  it('are those that the card knows; beyond its last day the plan counts on, as the same trip', () => {
    const card = record('c', 'card', '2026-11-16', '2026-11-18', [
      shift('2026-11-16T05:40', '2026-11-16T15:10'),
      shift('2026-11-17T06:05', '2026-11-17T16:00'),
    ]);
    expect(outline(mergeWork(plan, [card]))).toEqual([
      ['A', '11-16T05:40', '11-16T15:10'],
      ['A', '11-17T06:05', '11-17T16:00'],
      ['A', '11-18T06:00', '11-18T14:00'],
    ]);
  });

  it('take a day away on which nothing was done', () => {
    expect(outline(mergeWork(plan, [record('s', 'sheet', '2026-11-17', '2026-11-18', [])]))).toEqual([
      ['A', '11-16T06:00', '11-16T14:00'],
      ['A', '11-18T06:00', '11-18T14:00'],
    ]);
  });

  it('add work for others as a separate trip', () => {
    const elsewhere = { ...record('s', 'sheet', '2026-11-15', '2026-11-16', [shift('2026-11-15T20:00', '2026-11-15T23:00')]) };
    expect(outline(mergeWork(plan, [elsewhere]))[0]).toEqual(['real s 2026-11-15T20:00:00.000Z', '11-15T20:00', '11-15T23:00']);
  });

  it('prefer a typed record over a card, and the later of two cards', () => {
    const first = record('c1', 'card', '2026-11-16', '2026-11-18', [shift('2026-11-16T05:40', '2026-11-16T15:10')]);
    const later = record('c2', 'card', '2026-11-16', '2026-11-18', [shift('2026-11-16T05:30', '2026-11-16T15:00')], '2026-11-21');
    expect(outline(mergeWork([], [first, later]))).toEqual([['real c2 2026-11-16T05:30:00.000Z', '11-16T05:30', '11-16T15:00']]);
    const sheet = record('s', 'sheet', '2026-11-16', '2026-11-17', [shift('2026-11-16T18:00', '2026-11-16T20:00')], '2026-11-19');
    expect(outline(mergeWork([], [first, later, sheet]))).toEqual([['real s 2026-11-16T18:00:00.000Z', '11-16T18:00', '11-16T20:00']]);
  });

  it('add up over the sheets of one day', () => {
    const morning = record('s1', 'sheet', '2026-11-19', '2026-11-20', [shift('2026-11-19T06:00', '2026-11-19T09:00')]);
    const evening = record('s2', 'sheet', '2026-11-19', '2026-11-20', [shift('2026-11-19T17:00', '2026-11-19T20:00')]);
    expect(outline(mergeWork([], [morning, evening])).map(([, from]) => from)).toEqual(['11-19T06:00', '11-19T17:00']);
  });

  it('never lie over each other, for then the law could not be asked', () => {
    const late = record('s', 'sheet', '2026-11-17', '2026-11-18', [shift('2026-11-17T22:00', '2026-11-18T06:30')]);
    const chain = mergeWork(plan, [late]);
    expect(outline(chain)).toEqual([
      ['A', '11-16T06:00', '11-16T14:00'],
      ['A', '11-17T22:00', '11-18T06:30'],
    ]);
  });

  it('change the legal result: arriving two hours later than planned leaves too short a rest', () => {
    const rules = drivingRulesFor({ seats: 52, date: '2026-11-24', country: 'NL' });
    const duties = [planned('B', '2026-11-24T05:30', '2026-11-24T07:30', 120)];
    const before = [planned('A', '2026-11-23T12:00', '2026-11-23T19:00', 200)];
    expect(findHoursProblems({ rules, duties, others: mergeWork(before, []) })).toEqual([]);
    const sheet = record('s', 'sheet', '2026-11-23', '2026-11-24', [shift('2026-11-23T12:00', '2026-11-23T21:00', 250)]);
    expect(findHoursProblems({ rules, duties, others: mergeWork(before, [sheet]) })).toMatchObject([
      { rule: 'daily-rest', actualMinutes: 510, cure: { kind: 'later', minutes: 30 } },
    ]);
  });

  it('hold nothing against a new duty that was broken before it', () => {
    const rules = drivingRulesFor({ seats: 52, date: '2026-11-24', country: 'NL' });
    const duties = [planned('B', '2026-11-24T05:30', '2026-11-24T07:30', 120)];
    const tooLong = record('c', 'card', '2026-11-10', '2026-11-13', [
      shift('2026-11-10T04:00', '2026-11-10T20:00', 960),
      shift('2026-11-11T02:00', '2026-11-11T14:00', 700),
    ]);
    expect(findHoursProblems({ rules, duties, others: mergeWork([], [tooLong]) })).toEqual([]);
  });
});

describe('the reading of cards', () => {
  const card = (until: string, addedAt: string) => record('c', 'card', '2026-10-01', until, [], addedAt);

  it('is known up to the last day of any', () => {
    expect(
      knownUntil([
        card('2026-11-01', '2026-11-01'),
        card('2026-10-20', '2026-11-05'),
        record('s', 'sheet', '2026-11-20', '2026-11-21', []),
      ]),
    ).toBe('2026-11-01T00:00:00.000Z');
    expect(knownUntil([])).toBeNull();
  });

  it('is due after 28 days, to the minute, and never without a previous reading', () => {
    const read = [card('2026-10-20', '2026-10-20'), card('2026-11-01', '2026-11-01')];
    expect(isReadingDue(read, '2026-11-29T09:00:00.000Z')).toBe(false);
    expect(isReadingDue(read, '2026-11-29T09:01:00.000Z')).toBe(true);
    expect(isReadingDue([record('s', 'sheet', '2026-10-01', '2026-10-02', [])], '2027-11-29T09:01:00.000Z')).toBe(false);
  });

  it('is requested from a week before, and as long as it is late', () => {
    const dueAt = readAgainBy('2026-11-01T09:00:00.000Z');
    expect(dueAt).toBe('2026-11-29T09:00:00.000Z');
    const asked = ['2026-11-22T08:59:00.000Z', '2026-11-22T09:00:00.000Z', '2026-12-24T09:00:00.000Z'];
    expect(asked.map((now) => isReadingAsked(dueAt, now))).toEqual([false, true, true]);
  });
});
