import { isOutside561 } from '#domain/driving-time/rules.ts';
import type { Certificate, CertificateKind, CertificateSubject } from './certificates.ts';

/**
 * The required certificates of a vehicle and its driver (Directive 2014/45; 1073/2009 art. 4; 2006/126; 2022/2561; 165/2014). With up to
 * eight passenger seats licence B is enough (2006/126 art. 4(4)(b)), and code 95 is only required for categories D (2022/2561 art. 1).
 * Further national requirements, such as a taxi driver's card, are not included.
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

/** A certificate that is missing (`validUntil` null) or expires before the last day on which it is needed. */
export type CertificateProblem = { readonly kind: CertificateKind; readonly validUntil: string | null };

/** Certificates that imply others: D is only issued to holders of B (Directive 2006/126 art. 6(1)(a)). */
const provedBy: Partial<Record<CertificateKind, CertificateKind>> = { 'licence-b': 'licence-d' };

/** The certificates that are missing or expire before the end of `lastDay`. */
export function findCertificateProblems(
  certificates: readonly Pick<Certificate, 'kind' | 'validUntil'>[],
  { needed, lastDay }: { readonly needed: readonly CertificateKind[]; readonly lastDay: string },
): readonly CertificateProblem[] {
  return needed.flatMap((kind) => {
    const found = certificates.filter((certificate) => certificate.kind === kind || certificate.kind === provedBy[kind]);
    const validUntil =
      found
        .map((certificate) => certificate.validUntil)
        .toSorted()
        .at(-1) ?? null;
    return validUntil !== null && validUntil >= lastDay ? [] : [{ kind, validUntil }];
  });
}
