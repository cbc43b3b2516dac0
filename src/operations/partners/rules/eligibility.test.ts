import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/date.ts';
import { certificatesOfPartner, findEligibilityProblems } from './eligibility.ts';
import { samplePartner } from './testing/sample-partner.ts';

const journey = { class: 'coachHire', lastDay: '2026-11-28' } as const;
const today = '2026-11-24';

describe('the eligibility of partners', () => {
  it('admits a partner whose documents are valid on the day of travel', () => {
    expect(findEligibilityProblems(samplePartner(), journey, today)).toEqual([]);
  });

  it('refuses insurance that ends the day before, with the document and the date (story 6)', () => {
    const partner = samplePartner({ insurance: '2026-11-27' });
    expect(findEligibilityProblems(partner, journey, today)).toEqual([{ why: 'paper', kind: 'insurance', validUntil: '2026-11-27' }]);
    expect(findEligibilityProblems(partner, { ...journey, lastDay: '2026-11-27' }, today)).toEqual([]);
  });

  it('refuses a taxi licence for a coach, and a coach licence for a taxi bus', () => {
    const taxi = samplePartner({ 'operator-licence': null, 'taxi-licence': '2030-01-01' });
    expect(findEligibilityProblems(taxi, journey, today)).toEqual([{ why: 'paper', kind: 'operator-licence', validUntil: null }]);
    const small = { ...journey, class: 'taxiBus' } as const;
    expect(findEligibilityProblems(samplePartner(), small, today)).toEqual([{ why: 'paper', kind: 'taxi-licence', validUntil: null }]);
    expect(findEligibilityProblems(taxi, small, today)).toEqual([]);
  });

  it('requires a check within half a year before the offer, not the journey', () => {
    expect(findEligibilityProblems(samplePartner({ 'papers-check': today }), journey, today)).toEqual([]);
    expect(findEligibilityProblems(samplePartner({ 'papers-check': '2026-11-23' }), journey, today)).toEqual([
      { why: 'paper', kind: 'papers-check', validUntil: '2026-11-23' },
    ]);
  });

  it('refuses a paused partner, or one without such vehicles or a mail address', () => {
    const { operator, profile, certificates } = samplePartner();
    const partner = { operator: { ...operator, email: '' }, profile: { ...profile, state: 'paused', classes: [] } as const, certificates };
    expect(findEligibilityProblems(partner, journey, today)).toEqual([
      { why: 'state', state: 'paused' },
      { why: 'class', class: 'coachHire' },
      { why: 'email' },
    ]);
  });

  it('refuses any document that ends before the last day, however many there are', () => {
    const kinds = certificatesOfPartner('coachHire');
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.integer({ min: 1, max: 4_000 }), (kind, days) => {
        const problems = findEligibilityProblems(samplePartner({ [kind]: addDays(journey.lastDay, -days) }), journey, today);
        expect(problems.map((problem) => problem.why === 'paper' && problem.kind)).toEqual([kind]);
      }),
    );
  });
});
