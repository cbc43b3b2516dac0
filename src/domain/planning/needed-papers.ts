import type { Paper, PaperKind, PaperSubject } from './papers.ts';

/** What a vehicle on the road must have, and its driver (Directive 2014/45; 1073/2009 art. 4; 2006/126; 2022/2561; 165/2014). */
export function neededPapers({ hasTachograph }: { readonly hasTachograph: boolean }) {
  return {
    vehicle: ['inspection', 'vehicle-insurance', ...(hasTachograph ? (['tachograph-check'] as const) : [])],
    driver: ['licence-d', 'code-95', ...(hasTachograph ? (['driver-card'] as const) : [])],
  } as const satisfies Partial<Record<PaperSubject, readonly PaperKind[]>>;
}

/** A paper that is missing (`validUntil` null) or ends before the last day on which it is needed. */
export type PaperProblem = { readonly kind: PaperKind; readonly validUntil: string | null };

/** What of these does not hold to the end of `lastDay`. */
export function findPaperProblems(
  papers: readonly Pick<Paper, 'kind' | 'validUntil'>[],
  { needed, lastDay }: { readonly needed: readonly PaperKind[]; readonly lastDay: string },
): readonly PaperProblem[] {
  return needed.flatMap((kind) => {
    const validUntil = papers.find((paper) => paper.kind === kind)?.validUntil ?? null;
    return validUntil !== null && validUntil >= lastDay ? [] : [{ kind, validUntil }];
  });
}
