import type { FleetKey, SiteLanguage } from '#domain/sites/keys.ts';
import type { Certificate } from '#operations/fleet/rules/certificates.ts';
import type { DropFee } from './drop-fee.ts';
import type { GivenCrew } from './partner-page.ts';
import type { Score } from './score.ts';
import type { SupplyView } from './supply-view.ts';

/** An offer or job in a partner's account: towns, hours and the pay, nothing about the customer. */
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
  /** Null until given. */
  readonly crew: GivenCrew | null;
  readonly giveBy: { readonly date: string; readonly time: string } | null;
  /** The fee for giving it back now; null once it has begun. */
  readonly fee: DropFee | null;
};

/** The content of a partner's account page. */
export type PartnerAccountData = {
  readonly partner: string;
  readonly language: SiteLanguage;
  /** Unanswered offers, by deadline. */
  readonly offers: readonly OfferRow[];
  /** Current and future jobs, in order. */
  readonly jobs: readonly JobRow[];
  /** Jobs that ended within the last 30 days, latest first. */
  readonly past: readonly JobRow[];
  /** By expiry. */
  readonly certificates: readonly (Pick<Certificate, 'kind' | 'validUntil'> & { readonly isOver: boolean })[];
  /** Latest first. */
  readonly statements: readonly {
    readonly key: string;
    readonly month: string;
    readonly netCents: number;
    readonly approvedAt: string | null;
    readonly invoices: readonly { readonly id: string; readonly number: string; readonly totalCents: number }[];
  }[];
  readonly scores: readonly Score[];
  readonly supply: SupplyView;
  /** The classes that we have on file for it. */
  readonly classes: readonly FleetKey[];
  readonly officePhone: string;
  /** In national format. */
  readonly officePhoneShown: string;
};
