import { describe, expect, it } from 'vitest';
import { findCertificateProblems, neededCertificates } from './needed-certificates.ts';

describe('certificates for a day', () => {
  const certificates = [
    { kind: 'licence-d', validUntil: '2027-05-01' },
    { kind: 'driver-card', validUntil: '2026-11-26' },
  ] as const;

  it('hold on their last day and no longer: a card that ends on day 3 of a tour', () => {
    const { driver: needed } = neededCertificates({ hasTachograph: true, seats: 59 });
    expect(findCertificateProblems(certificates, { needed, lastDay: '2026-11-26' })).toEqual([{ kind: 'code-95', validUntil: null }]);
    expect(findCertificateProblems(certificates, { needed, lastDay: '2026-11-28' })).toEqual([
      { kind: 'code-95', validUntil: null },
      { kind: 'driver-card', validUntil: '2026-11-26' },
    ]);
  });

  it('are licence B alone for eight passengers or fewer, which D includes, and D with code 95 for nine', () => {
    const small = neededCertificates({ hasTachograph: false, seats: 8 }).driver;
    expect(small).toEqual(['licence-b']);
    expect(neededCertificates({ hasTachograph: false, seats: 9 }).driver).toEqual(['licence-d', 'code-95']);
    const problemsOf = (...held: Parameters<typeof findCertificateProblems>[0]) =>
      findCertificateProblems(held, { needed: small, lastDay: '2026-11-26' });
    expect(problemsOf({ kind: 'licence-b', validUntil: '2030-01-01' })).toEqual([]);
    expect(problemsOf({ kind: 'licence-b', validUntil: '2026-01-01' }, { kind: 'licence-d', validUntil: '2027-01-01' })).toEqual([]);
    expect(problemsOf({ kind: 'licence-b', validUntil: '2026-11-25' })).toEqual([{ kind: 'licence-b', validUntil: '2026-11-25' }]);
    expect(problemsOf()).toEqual([{ kind: 'licence-b', validUntil: null }]);
  });

  it('ask for no card where there is no tachograph', () => {
    expect(neededCertificates({ hasTachograph: false, seats: 59 }).driver).not.toContain('driver-card');
  });
});
