import type { Result } from '#domain/result.ts';

/** Where a buyer is reached on the Peppol network: an identifier and its scheme in the code list EAS. */
export type NetworkAddress = { readonly scheme: string; readonly id: string };

export type DocumentKind = 'invoice' | 'credit-note';

/** An e-invoice to send. `id` is a GUID of ours: whatever is submitted twice under it is sent once. */
export type Submission = {
  readonly id: string;
  /** The country of our company that sends it. */
  readonly company: string;
  readonly to: NetworkAddress;
  readonly kind: DocumentKind;
  /** UBL. */
  readonly xml: string;
};

/**
 * `refused`: this document is not accepted and would not be when repeated. `unavailable`: no answer, or one that is not about the document
 * (a wrong key, a limit, a fault); to be tried again, not before `retryInSeconds` where the service says so. `detail` is for the log.
 */
export type AccessPointFailure =
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unavailable'; readonly detail: string; readonly retryInSeconds: number | null };

/** The service's own id of what was submitted; null if it was submitted before, so that the answer with the id was lost. */
export type Submitted = { readonly submission: string | null };

/** What became of a submission. `outcome` is null for news that changes nothing, such as that the buyer is looking at it. */
export type AccessPointEvent = {
  /** By which it is deleted from the queue. */
  readonly id: string;
  readonly submission: string | null;
  /** Our own id of the document, where the service repeats it. */
  readonly document: string | null;
  readonly outcome: 'delivered' | 'refused' | null;
  readonly reason: string;
};

/** A service that sends e-invoices over the Peppol network. No method throws, and each answers within seconds. */
export type AccessPoint = {
  /** The companies of ours that can send, by country. */
  readonly companies: readonly string[];
  /** Whether a participant takes this kind of document. */
  receives(to: NetworkAddress, kind: DocumentKind): Promise<Result<boolean, AccessPointFailure>>;
  submit(submission: Submission): Promise<Result<Submitted, AccessPointFailure>>;
  /** The oldest event that was not deleted; null if there is none. */
  nextEvent(): Promise<Result<AccessPointEvent | null, AccessPointFailure>>;
  deleteEvent(id: string): Promise<Result<null, AccessPointFailure>>;
};
