import { addDays } from '#domain/calendar/date.ts';
import type { Certificate, CertificateKind } from '#operations/fleet/rules/certificates.ts';
import { findCertificateProblems, neededCertificates } from '#operations/fleet/rules/needed-certificates.ts';
import type { DocumentItem, JourneyDocumentKind } from '#operations/journey-documents/rules/document-rules.ts';
import type { JourneyDocument } from '#operations/journey-documents/rules/journey-document.ts';

/**
 * Days before the inspection for which a driver must show records at the roadside (Regulation 165/2014 article 36, as amended by
 * 2020/1054).
 */
export const inspectedDays = 56;

/** The first and the last day that an inspection on this day covers. `YYYY-MM-DD`. */
export function inspectedPeriod(today: string): { readonly from: string; readonly until: string } {
  return { from: addDays(today, -inspectedDays), until: today };
}

/** A planned shift of a driver or a vehicle, with the driver's reports. Instants, ISO 8601 UTC. */
export type InspectedDuty = {
  readonly reference: string;
  /** From 0. */
  readonly vehicleIndex: number;
  readonly plate: string;
  readonly drivers: readonly string[];
  readonly startsAt: string;
  readonly endsAt: string;
  /** As planned. */
  readonly drivingMinutes: number;
  /** When the driver reported leaving the depot; null if not reported. */
  readonly leftAt: string | null;
  /** When the driver reported the end. */
  readonly doneAt: string | null;
  /** Why it was assigned against a rule; empty if it breaks none. */
  readonly overrideReason: string;
};

/** What an inspection would require but the pack lacks. */
export type InspectionGap =
  | {
      readonly kind: 'paper';
      readonly certificate: CertificateKind /** Its last day; null where none is on file. */;
      readonly validUntil: string | null;
    }
  /** A certificate on file without its number. */
  | { readonly kind: 'paper-number'; readonly certificate: CertificateKind }
  /** We store numbers and expiry dates of certificates, not copies. */
  | { readonly kind: 'copies' }
  /** We do not store tachograph data. */
  | { readonly kind: 'tachograph' }
  /** The driver did not report the start or the end. */
  | { readonly kind: 'times'; readonly reference: string; readonly day: string }
  /** A journey document is incomplete. */
  | {
      readonly kind: 'journey-paper';
      readonly reference: string;
      readonly document: JourneyDocumentKind;
      readonly missing: readonly DocumentItem[];
    };

type Inspected = {
  readonly subject: 'driver' | 'vehicle';
  readonly certificates: readonly Certificate[];
  readonly today: string;
  readonly hasTachograph: boolean;
  readonly duties: readonly InspectedDuty[];
  readonly journeyDocuments: readonly Pick<JourneyDocument, 'reference' | 'kind' | 'missing'>[];
};

/** Every gap, in the order of an inspection: certificates, records, each duty, each journey document. */
export function findInspectionGaps(inspected: Inspected): readonly InspectionGap[] {
  const { subject, certificates, today, hasTachograph, duties, journeyDocuments } = inspected;
  // A driver with only licence B on file drives vehicles for which it is enough.
  const isOfSmall = certificates.some(({ kind }) => kind === 'licence-b') && !certificates.some(({ kind }) => kind === 'licence-d');
  const needed = neededCertificates({ hasTachograph, seats: isOfSmall ? 8 : Number.POSITIVE_INFINITY })[subject];
  return [
    ...findCertificateProblems(certificates, { needed, lastDay: today }).map(
      ({ kind, validUntil }) => ({ kind: 'paper', certificate: kind, validUntil }) as const,
    ),
    ...certificates.filter(({ number }) => number === '').map(({ kind }) => ({ kind: 'paper-number', certificate: kind }) as const),
    { kind: 'copies' },
    ...(hasTachograph ? [{ kind: 'tachograph' } as const] : []),
    ...duties
      .filter(({ leftAt, doneAt }) => leftAt === null || doneAt === null)
      .map(({ reference, startsAt }) => ({ kind: 'times', reference, day: startsAt.slice(0, 10) }) as const),
    ...journeyDocuments
      .filter(({ missing }) => missing.length > 0)
      .map(({ reference, kind, missing }) => ({ kind: 'journey-paper', reference, document: kind, missing }) as const),
  ];
}
