import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import type { DutySheet } from '#operations/on-duty/rules/duty-sheet.ts';
import type { ContractRole } from './country-terms.ts';
import type { DropStep } from './drop-fee.ts';
import type { OfferedJob } from './offered-job.ts';
import type { GivenCrew } from './partner-page.ts';

/** The carrier as named on documents; missing texts are empty. */
export type Carrier = { readonly name: string; readonly country: string; readonly contactName: string; readonly vatNumber: string };

/**
 * The order of a job, as a document for the partner (nl opdrachtbevestiging, de Transportauftrag, fr ordre d'affrètement, es orden de
 * servicio): parties, service, times, price and terms.
 */
export type JobOrder = {
  readonly kind: 'job-order';
  /** The ordering company: the one that sold the trip. */
  readonly site: SiteKey;
  readonly language: SiteLanguage;
  readonly carrier: Carrier;
  readonly reference: string;
  /** Instants, ISO 8601 UTC. */
  readonly acceptedAt: string;
  readonly writtenAt: string;
  readonly offered: OfferedJob;
  readonly sheets: readonly DutySheet[];
  /** Null until given. */
  readonly crew: GivenCrew | null;
  /** Deadline for giving them, in the office's time zone; null: at once. */
  readonly giveBy: { readonly date: string; readonly time: string } | null;
  /** Without VAT. */
  readonly priceCents: number;
  readonly paymentDays: number;
  /** The fees for giving the job back, nearest first. */
  readonly dropSteps: readonly DropStep[];
  /** Our company's role towards the customer; null if undecided. */
  readonly contractRole: ContractRole;
};
