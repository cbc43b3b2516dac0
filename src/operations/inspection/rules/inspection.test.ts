import { describe, expect, it } from 'vitest';
import { findInspectionGaps, type InspectedDuty, inspectedPeriod } from './inspection.ts';

const duty: InspectedDuty = {
  ...{ reference: 'NL-26-104233', vehicleIndex: 0, plate: '12-BXT-3', drivers: ['Jan'], drivingMinutes: 190, overrideReason: '' },
  ...{ startsAt: '2026-11-10T05:30:00.000Z', endsAt: '2026-11-10T16:15:00.000Z' },
  ...{ leftAt: '2026-11-10T05:31:00.000Z', doneAt: '2026-11-10T16:20:00.000Z' },
};
const papers = (['licence-d', 'code-95', 'driver-card'] as const).map((kind) => ({ kind, number: 'N1', validUntil: '2028-01-01' }));
const whole = { subject: 'driver', papers, today: '2026-11-24', hasTachograph: true, duties: [duty], journeyPapers: [] } as const;

describe('the records for an inspection', () => {
  it('is the day itself and the 56 before it', () => {
    expect(inspectedPeriod('2026-11-24')).toEqual({ from: '2026-09-29', until: '2026-11-24' });
  });
});

describe('gaps', () => {
  it('include gaps that are never filled, if everything else is there', () => {
    expect(findInspectionGaps(whole)).toEqual([{ kind: 'copies' }, { kind: 'tachograph' }]);
    expect(findInspectionGaps({ ...whole, hasTachograph: false })).toEqual([{ kind: 'copies' }]);
  });

  it('name missing and expired documents, and those without their number', () => {
    const some = [
      { kind: 'licence-d', number: '', validUntil: '2028-01-01' },
      { kind: 'code-95', number: 'N2', validUntil: '2026-11-23' },
    ] as const;
    expect(findInspectionGaps({ ...whole, papers: some }).slice(0, 3)).toEqual([
      { kind: 'paper', paper: 'code-95', validUntil: '2026-11-23' },
      { kind: 'paper', paper: 'driver-card', validUntil: null },
      { kind: 'paper-number', paper: 'licence-d' },
    ]);
  });

  it('name duties without recorded start and end, and incomplete journey documents', () => {
    const found = findInspectionGaps({
      ...whole,
      duties: [duty, { ...duty, doneAt: null }],
      journeyPapers: [
        { reference: 'BE-26-1', kind: 'be-reisblad', missing: [] },
        { reference: 'BE-26-2', kind: 'be-reisblad', missing: ['plate'] },
      ],
    });
    expect(found.slice(2)).toEqual([
      { kind: 'times', reference: 'NL-26-104233', day: '2026-11-10' },
      { kind: 'journey-paper', reference: 'BE-26-2', paper: 'be-reisblad', missing: ['plate'] },
    ]);
  });
});
