import { describe, expect, it } from 'vitest';
import { fewestUnits, findClash, type OtherJob, type StockLine, unitsOn } from './stock.ts';

const line: StockLine = { class: 'coachHire', units: 2, fromDay: '2027-05-10', untilDay: '2027-05-12' };
const job = { class: 'coachHire', startsAt: '2027-05-11T06:00:00.000Z', endsAt: '2027-05-11T18:00:00.000Z' } as const;
const other = (changes: Partial<OtherJob> = {}): OtherJob => ({ ...job, reference: 'NL-27-000001', ...changes });

it('adds up the lines of a day and a class', () => {
  const lines = [line, { ...line, units: 1, fromDay: '2027-05-12' }, { ...line, class: 'minibus' as const }];
  expect(['2027-05-09', '2027-05-10', '2027-05-12', '2027-05-13'].map((day) => unitsOn(lines, 'coachHire', day))).toEqual([0, 2, 3, 0]);
});

it('gives the fewest of the days of a job, and nothing where the calendar ends before', () => {
  const lines = [line, { ...line, units: 1, untilDay: '2027-05-11' }];
  expect(fewestUnits(lines, { ...job, endsAt: '2027-05-12T10:00:00.000Z' })).toBe(2);
  expect(fewestUnits(lines, job)).toBe(3);
  expect(fewestUnits(lines, { ...job, startsAt: '2027-05-13T10:00:00.000Z', endsAt: '2027-05-13T11:00:00.000Z' })).toBeNull();
});

describe('a job is one too many', () => {
  it('never where the calendar has a vehicle more than jobs at the time', () => {
    expect(findClash(job, { lines: [line], others: [other()] })).toBeNull();
    expect(findClash(job, { lines: [line], others: [other(), other({ class: 'minibus' })] })).toBeNull();
  });

  it('where jobs at the time take all vehicles, or there are none that day', () => {
    const others = [other(), other({ reference: 'NL-27-000002' })];
    expect(findClash(job, { lines: [line], others })).toEqual({
      day: '2027-05-11',
      units: 2,
      references: ['NL-27-000001', 'NL-27-000002'],
    });
    expect(findClash({ ...job, class: 'minibus' }, { lines: [line], others: [] })).toEqual({ day: '2027-05-11', units: 0, references: [] });
    const tour = { ...job, endsAt: '2027-05-13T18:00:00.000Z' };
    expect(findClash(tour, { lines: [line], others: [] })).toEqual({ day: '2027-05-13', units: 0, references: [] });
  });

  it('with any other job at the time where the calendar does not reach that day', () => {
    expect(findClash(job, { lines: [{ ...line, untilDay: '2027-05-10' }], others: [other({ class: 'minibus' })] })).toMatchObject({
      units: null,
      references: ['NL-27-000001'],
    });
    const later = { startsAt: job.endsAt, endsAt: '2027-05-11T20:00:00.000Z' };
    expect(findClash(job, { lines: [], others: [other(later)] })).toBeNull();
  });

  it('by the days of the office: an end at its midnight is of the day before', () => {
    const short = { ...line, untilDay: '2027-05-11' };
    expect(findClash({ ...job, endsAt: '2027-05-11T22:00:00.000Z' }, { lines: [short], others: [] })).toBeNull();
    expect(findClash({ ...job, endsAt: '2027-05-11T22:30:00.000Z' }, { lines: [short], others: [] })).toMatchObject({ day: '2027-05-12' });
  });

  it('over a night with a clock change by the days as the office counts them', () => {
    const night = { class: 'coachHire', startsAt: '2027-03-27T20:00:00.000Z', endsAt: '2027-03-28T22:00:00.000Z' } as const;
    const weekend = { ...line, fromDay: '2027-03-27', untilDay: '2027-03-28' };
    expect(findClash(night, { lines: [weekend], others: [] })).toBeNull();
  });
});
