import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/date.ts';
import { findPaperProblems, neededPapers, reminderDays, reminderDue } from './papers.ts';

describe('a paper that ends', () => {
  it.each([
    ['2026-11-24', '2027-01-24', null],
    ['2026-11-24', '2027-01-23', 60],
    ['2026-11-24', '2026-12-24', 30],
    ['2026-11-24', '2026-12-01', 7],
    ['2026-11-24', '2026-11-24', 7],
    ['2026-11-24', '2026-11-20', 7],
  ])('on %s, valid until %s, asks by %s days', (today, until, days) => {
    expect(reminderDue(until, today)).toBe(days);
  });

  it('asks for no less as its end comes nearer', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 100 }), (left) => {
        const until = addDays('2026-11-24', left);
        const [now, later] = [reminderDue(until, '2026-11-24'), reminderDue(until, '2026-11-25')];
        expect(later ?? 99).toBeLessThanOrEqual(now ?? 99);
        expect(now === null || reminderDays.includes(now)).toBe(true);
      }),
    );
  });
});

describe('papers for a day', () => {
  const papers = [
    { kind: 'licence-d', validUntil: '2027-05-01' },
    { kind: 'driver-card', validUntil: '2026-11-26' },
  ] as const;

  it('hold on their last day and no longer: a card that ends on day 3 of a tour', () => {
    const { driver: needed } = neededPapers({ hasTachograph: true });
    expect(findPaperProblems(papers, { needed, lastDay: '2026-11-26' })).toEqual([{ kind: 'code-95', validUntil: null }]);
    expect(findPaperProblems(papers, { needed, lastDay: '2026-11-28' })).toEqual([
      { kind: 'code-95', validUntil: null },
      { kind: 'driver-card', validUntil: '2026-11-26' },
    ]);
  });

  it('ask for no card where there is no tachograph', () => {
    expect(neededPapers({ hasTachograph: false }).driver).not.toContain('driver-card');
  });
});
