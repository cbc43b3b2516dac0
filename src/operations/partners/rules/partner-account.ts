import type { FleetKey, SiteLanguage } from '#domain/sites/keys.ts';
import type { Certificate } from '#operations/fleet/rules/certificates.ts';
import type { DropFee } from './drop-fee.ts';
import type { GivenCrew } from './partner-page.ts';
import type { Score } from './score.ts';

/** An offer or a job as a row of a partner's account: towns, hours and what it pays, nothing of the customer. */
export type AccountRow = {
  /** Opens its own page; null once that link has ended. */
  readonly key: string | null;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly from: string;
  readonly to: string;
  readonly class: FleetKey;
  readonly passengers: number;
  readonly priceCents: number;
};
export type OfferRow = AccountRow & { readonly deadline: string };
export type JobRow = AccountRow & {
  readonly reference: string;
  /** Null until he gave it. */
  readonly crew: GivenCrew | null;
  readonly giveBy: { readonly date: string; readonly time: string } | null;
  /** What it costs to give it back now; null once it has begun. */
  readonly fee: DropFee | null;
};

/** All that is a partner's, on one page. */
export type PartnerAccountData = {
  readonly partner: string;
  readonly language: SiteLanguage;
  /** Waiting for his answer, the first to end first. */
  readonly offers: readonly OfferRow[];
  /** His and not over, the first first. */
  readonly jobs: readonly JobRow[];
  /** Over within the last 30 days, the last first. */
  readonly past: readonly JobRow[];
  /** By their end. */
  readonly papers: readonly (Pick<Certificate, 'kind' | 'validUntil'> & { readonly isOver: boolean })[];
  /** The last first. */
  readonly statements: readonly {
    readonly key: string;
    readonly month: string;
    readonly netCents: number;
    readonly approvedAt: string | null;
    readonly invoices: readonly { readonly id: string; readonly number: string; readonly totalCents: number }[];
  }[];
  readonly scores: readonly Score[];
  readonly officePhone: string;
  /** As people write it. */
  readonly officePhoneShown: string;
};
