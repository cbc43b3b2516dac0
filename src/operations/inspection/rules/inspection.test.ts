import { describe, expect, it } from 'vitest';
import type { JourneyDocumentKind } from '#operations/journey-documents/rules/document-rules.ts';
import { findInspectionGaps, type InspectedDuty, inspectedPeriod } from './inspection.ts';
import { firstRetainedDay, isStillRetained } from './retained-documents.ts';

const duty: InspectedDuty = {
  ...{ reference: 'NL-26-104233', vehicleIndex: 0, plate: '12-BXT-3', drivers: ['Jan'], drivingMinutes: 190, overrideReason: '' },
  ...{ startsAt: '2026-11-10T05:30:00.000Z', endsAt: '2026-11-10T16:15:00.000Z' },
  ...{ leftAt: '2026-11-10T05:31:00.000Z', doneAt: '2026-11-10T16:20:00.000Z' },
};
const certificates = (['licence-d', 'code-95', 'driver-card'] as const).map((kind) => ({ kind, number: 'N1', validUntil: '2028-01-01' }));
const whole = { subject: 'driver', certificates, today: '2026-11-24', hasTachograph: true, duties: [duty], journeyDocuments: [] } as const;

describe('the records for an inspection', () => {
  it('is the day itself and the 56 before it', () => {
    expect(inspectedPeriod('2026-11-24')).toEqual({ from: '2026-09-29', until: '2026-11-24' });
  });
});

describe('the documents of journeys', () => {
  it('are shown as long as the state of each wants them kept', () => {
    const today = '2026-11-24';
    expect(firstRetainedDay(today)).toBe('2023-11-24');
    const retainedDays = (kind: JourneyDocumentKind) =>
      ['2026-09-29', '2026-09-28', '2025-11-24', '2025-11-23', '2024-11-24', '2024-11-23', '2023-11-24', '2023-11-23'].filter((day) =>
        isStillRetained(kind, day, today),
      );
    expect(retainedDays('eu-journey-form').at(-1)).toBe('2026-09-29');
    expect(retainedDays('es-hoja-de-ruta').at(-1)).toBe('2025-11-24');
    expect(retainedDays('fr-billet-collectif').at(-1)).toBe('2024-11-24');
    expect(retainedDays('be-reisblad').at(-1)).toBe('2023-11-24');
    expect(retainedDays('fr-dossier-scolaire').at(-1)).toBe('2026-09-29');
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
    expect(findInspectionGaps({ ...whole, certificates: some }).slice(0, 3)).toEqual([
      { kind: 'paper', certificate: 'code-95', validUntil: '2026-11-23' },
      { kind: 'paper', certificate: 'driver-card', validUntil: null },
      { kind: 'paper-number', certificate: 'licence-d' },
    ]);
  });

  it('name duties without recorded start and end, and incomplete journey documents', () => {
    const found = findInspectionGaps({
      ...whole,
      duties: [duty, { ...duty, doneAt: null }],
      journeyDocuments: [
        { reference: 'BE-26-1', kind: 'be-reisblad', missing: [] },
        { reference: 'BE-26-2', kind: 'be-reisblad', missing: ['plate'] },
      ],
    });
    expect(found.slice(2)).toEqual([
      { kind: 'times', reference: 'NL-26-104233', day: '2026-11-10' },
      { kind: 'journey-paper', reference: 'BE-26-2', document: 'be-reisblad', missing: ['plate'] },
    ]);
  });
});
