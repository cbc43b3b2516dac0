import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { JourneyDocumentKind } from '#operations/journey-documents/rules/document-rules.ts';
import type { DutySheet } from '#operations/on-duty/rules/duty-sheet.ts';
import type { CounterOutcome } from './counter.ts';
import type { DropFee } from './drop-fee.ts';
import type { OfferStanding } from './offer.ts';
import type { OfferedJob } from './offered-job.ts';
import type { Clash } from './stock.ts';

/** Driver and vehicle as given by a partner. */
export type GivenCrew = { readonly driverName: string; readonly driverPhone: string; readonly vehicle: string };

/** What a partner sees after accepting the job. */
export type PartnersJob = {
  readonly reference: string;
  readonly sheets: readonly DutySheet[];
  /** By how many minutes the crew that hands the group over is late, while the group is awaited; null: in time, or nobody hands over. */
  readonly groupLateMinutes: number | null;
  /** The documents to show at a roadside inspection. */
  readonly journeyDocuments: readonly JourneyDocumentKind[];
  /** Null until given. */
  readonly crew: GivenCrew | null;
  /** Deadline for giving them, in the office's time zone. */
  readonly giveBy: { readonly date: string; readonly time: string } | null;
  /** The fee for giving it back now. */
  readonly fee: DropFee;
  readonly mayDrop: boolean;
  readonly ended: 'dropped' | 'withdrawn' | null;
  readonly droppedFeeCents: number;
};

/** What the holder of a partner's link for one job reads. */
export type PartnerPageData = {
  readonly partner: string;
  readonly language: SiteLanguage;
  readonly standing: OfferStanding;
  /** Empty once the offer went to another partner. */
  readonly offered: OfferedJob | null;
  /** Without VAT. */
  readonly priceCents: number;
  readonly paymentDays: number;
  /** Why the partner probably has no vehicle for it; null where it has. */
  readonly clash: Clash | null;
  /** What was said about the price, in turns. */
  readonly counters: readonly {
    readonly side: 'partner' | 'desk';
    readonly priceCents: number;
    readonly reason: string;
    readonly deadline: string;
    readonly outcome: CounterOutcome | null;
    /** Why the desk keeps to its price; may be empty. */
    readonly settledReason: string;
    readonly isOver: boolean;
  }[];
  /** Instant; null if the partner was never asked. */
  readonly deadline: string | null;
  /** Null unless the partner accepted it. */
  readonly job: PartnersJob | null;
  readonly officePhone: string;
  /** In national format. */
  readonly officePhoneShown: string;
};
