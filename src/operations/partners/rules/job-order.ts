import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import type { DutySheet } from '#operations/on-duty/rules/duty-sheet.ts';
import type { ContractRole } from './country-terms.ts';
import type { DropStep } from './drop-fee.ts';
import type { OfferedJob } from './offered-job.ts';
import type { GivenCrew } from './partner-page.ts';

/** Who carries, as papers name him; texts that are not on file are empty. */
export type Carrier = { readonly name: string; readonly country: string; readonly contactName: string; readonly vatNumber: string };

/**
 * What was agreed of a job, as the partner has it on paper (nl opdrachtbevestiging, de Transportauftrag, fr ordre d'affrètement, es orden de
 * servicio): who, what, when, at which price and on which terms.
 */
export type JobOrder = {
  readonly kind: 'job-order';
  /** Whose company orders: the one that sold the trip. */
  readonly site: SiteKey;
  readonly language: SiteLanguage;
  readonly carrier: Carrier;
  readonly reference: string;
  /** Instants, ISO 8601 UTC. */
  readonly acceptedAt: string;
  readonly writtenAt: string;
  readonly offered: OfferedJob;
  readonly sheets: readonly DutySheet[];
  /** Null until he gave it. */
  readonly crew: GivenCrew | null;
  /** Until when he gives it, by the office's clock; null: at once. */
  readonly giveBy: { readonly date: string; readonly time: string } | null;
  /** Without VAT. */
  readonly priceCents: number;
  readonly paymentDays: number;
  /** What giving the job back costs, the nearest first. */
  readonly dropSteps: readonly DropStep[];
  /** As what our company stands towards the customer; null where nobody has settled it. */
  readonly contractRole: ContractRole;
};
