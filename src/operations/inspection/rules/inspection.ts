import { addDays } from '#domain/calendar/date.ts';
import type { Certificate, CertificateKind } from '#operations/fleet/rules/certificates.ts';
import { findCertificateProblems, neededCertificates } from '#operations/fleet/rules/needed-certificates.ts';
import type { DocumentItem, JourneyDocumentKind } from '#operations/journey-documents/rules/document-rules.ts';
import type { JourneyDocument } from '#operations/journey-documents/rules/journey-document.ts';

/** Days of which a driver shows his records at the roadside, the day of the check apart (Regulation 165/2014 article 36, as amended by 2020/1054). */
export const inspectedDays = 56;

/** The first and the last day of what a check on this day looks at. `YYYY-MM-DD`. */
export function inspectedPeriod(today: string): { readonly from: string; readonly until: string } {
  return { from: addDays(today, -inspectedDays), until: today };
}

/** A shift that was planned for a driver or a vehicle, and what its driver said of it on the road. Instants, ISO 8601 UTC. */
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
  /** When the driver said that he left the depot; null where he did not press. */
  readonly leftAt: string | null;
  /** When he said that it was done. */
  readonly doneAt: string | null;
  /** Why it was given against a rule; empty where it breaks none. */
  readonly overrideReason: string;
};

/** What a check would ask for and the pack does not hold. */
export type InspectionGap =
  | {
      readonly kind: 'paper';
      readonly paper: CertificateKind /** Its last day; null where none is on file. */;
      readonly validUntil: string | null;
    }
  /** The number of a paper that is on file is not. */
  | { readonly kind: 'paper-number'; readonly paper: CertificateKind }
  /** Copies of papers are not kept, their numbers and ends are. */
  | { readonly kind: 'copies' }
  /** What the tachograph wrote is not kept here. */
  | { readonly kind: 'tachograph' }
  /** Nobody said on the road when it began or when it was done. */
  | { readonly kind: 'times'; readonly reference: string; readonly day: string }
  /** A paper of the journey lacks something. */
  | {
      readonly kind: 'journey-paper';
      readonly reference: string;
      readonly paper: JourneyDocumentKind;
      readonly missing: readonly DocumentItem[];
    };

type Inspected = {
  readonly subject: 'driver' | 'vehicle';
  readonly papers: readonly Certificate[];
  readonly today: string;
  readonly hasTachograph: boolean;
  readonly duties: readonly InspectedDuty[];
  readonly journeyPapers: readonly Pick<JourneyDocument, 'reference' | 'kind' | 'missing'>[];
};

/** Every gap, in the order in which a check asks: the papers, the records, each duty, each paper of a journey. */
export function findInspectionGaps(inspected: Inspected): readonly InspectionGap[] {
  const { subject, papers, today, hasTachograph, duties, journeyPapers } = inspected;
  // Who has but licence B on file drives what it is enough for.
  const isOfSmall = papers.some(({ kind }) => kind === 'licence-b') && !papers.some(({ kind }) => kind === 'licence-d');
  const needed = neededCertificates({ hasTachograph, seats: isOfSmall ? 8 : Number.POSITIVE_INFINITY })[subject];
  return [
    ...findCertificateProblems(papers, { needed, lastDay: today }).map(
      ({ kind, validUntil }) => ({ kind: 'paper', paper: kind, validUntil }) as const,
    ),
    ...papers.filter(({ number }) => number === '').map(({ kind }) => ({ kind: 'paper-number', paper: kind }) as const),
    { kind: 'copies' },
    ...(hasTachograph ? [{ kind: 'tachograph' } as const] : []),
    ...duties
      .filter(({ leftAt, doneAt }) => leftAt === null || doneAt === null)
      .map(({ reference, startsAt }) => ({ kind: 'times', reference, day: startsAt.slice(0, 10) }) as const),
    ...journeyPapers
      .filter(({ missing }) => missing.length > 0)
      .map(({ reference, kind, missing }) => ({ kind: 'journey-paper', reference, paper: kind, missing }) as const),
  ];
}
