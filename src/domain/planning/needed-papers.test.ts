import { describe, expect, it } from 'vitest';
import { findPaperProblems, neededPapers } from './needed-papers.ts';

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
