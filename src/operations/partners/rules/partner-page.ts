import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { JourneyDocumentKind } from '#operations/journey-documents/rules/document-rules.ts';
import type { DutySheet } from '#operations/on-duty/rules/duty-sheet.ts';
import type { DropFee } from './drop-fee.ts';
import type { OfferStanding } from './offer.ts';
import type { OfferedJob } from './offered-job.ts';

/** Who comes with what, as a partner gives it. */
export type GivenCrew = { readonly driverName: string; readonly driverPhone: string; readonly vehicle: string };

/** What a partner sees once the job is his. */
export type PartnersJob = {
  readonly reference: string;
  readonly sheets: readonly DutySheet[];
  /** Which go along with the journey, to be shown at a check. */
  readonly journeyPapers: readonly JourneyDocumentKind[];
  /** Null until he gave it. */
  readonly crew: GivenCrew | null;
  /** Until when he gives it, by the office's clock. */
  readonly giveBy: { readonly date: string; readonly time: string } | null;
  /** What it costs to give it back now. */
  readonly fee: DropFee;
  readonly mayDrop: boolean;
  readonly ended: 'dropped' | 'withdrawn' | null;
  readonly droppedFeeCents: number;
};

/** What whoever holds a partner's link for one job reads. */
export type PartnerPageData = {
  readonly partner: string;
  readonly language: SiteLanguage;
  readonly standing: OfferStanding;
  /** Empty once the offer went elsewhere. */
  readonly offered: OfferedJob | null;
  /** Without VAT. */
  readonly priceCents: number;
  readonly paymentDays: number;
  /** Instant; null where it was never asked. */
  readonly deadline: string | null;
  /** Null unless he accepted it. */
  readonly job: PartnersJob | null;
  readonly officePhone: string;
  /** As people write it. */
  readonly officePhoneShown: string;
};
