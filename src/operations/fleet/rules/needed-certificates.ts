import { isOutside561 } from '#domain/driving-time/rules.ts';
import type { Certificate, CertificateKind, CertificateSubject } from './certificates.ts';

/**
 * What a vehicle on the road must have, and its driver (Directive 2014/45; 1073/2009 art. 4; 2006/126; 2022/2561; 165/2014). With up to eight
 * seats for passengers it is driven by licence B (2006/126 art. 4(4)(b)), and code 95 is asked of categories D alone (2022/2561 art. 1). What
 * countries ask of drivers for hire beside that, as a taxi driver's card, is not here.
 */
export function neededCertificates({
  hasTachograph,
  seats,
}: {
  readonly hasTachograph: boolean /** For passengers. */;
  readonly seats: number;
}) {
  const licences = isOutside561(seats) ? (['licence-b'] as const) : (['licence-d', 'code-95'] as const);
  return {
    vehicle: ['inspection', 'vehicle-insurance', ...(hasTachograph ? (['tachograph-check'] as const) : [])],
    driver: [...licences, ...(hasTachograph ? (['driver-card'] as const) : [])],
  } as const satisfies Partial<Record<CertificateSubject, readonly CertificateKind[]>>;
}

/** A paper that is missing (`validUntil` null) or ends before the last day on which it is needed. */
export type CertificateProblem = { readonly kind: CertificateKind; readonly validUntil: string | null };

/** Papers that prove another as well: D is issued to nobody who has no B (Directive 2006/126 art. 6(1)(a)). */
const provedBy: Partial<Record<CertificateKind, CertificateKind>> = { 'licence-b': 'licence-d' };

/** What of these does not hold to the end of `lastDay`. */
export function findCertificateProblems(
  papers: readonly Pick<Certificate, 'kind' | 'validUntil'>[],
  { needed, lastDay }: { readonly needed: readonly CertificateKind[]; readonly lastDay: string },
): readonly CertificateProblem[] {
  return needed.flatMap((kind) => {
    const found = papers.filter((paper) => paper.kind === kind || paper.kind === provedBy[kind]);
    const validUntil =
      found
        .map((paper) => paper.validUntil)
        .toSorted()
        .at(-1) ?? null;
    return validUntil !== null && validUntil >= lastDay ? [] : [{ kind, validUntil }];
  });
}
