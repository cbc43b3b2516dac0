/**
 * `new`: numbered, and no access point has taken it; `queued`: being sent, or to be tried again; `sent`: the access point has it;
 * `delivered`; `refused`: by the access point, the network or the buyer; `unreachable`: the buyer is not on the network, so the mail with
 * the invoice is all that was sent.
 */
export const eInvoiceStatuses = ['new', 'queued', 'sent', 'delivered', 'refused', 'unreachable'] as const;
export type EInvoiceStatus = (typeof eInvoiceStatuses)[number];

const minute = 60;
const hour = 60 * minute;

/** Until when a document without an answer is tried again, in seconds. */
const givenUpAfter = 72 * hour;

/** The reason on a document that no access point answered for three days. */
export const gaveUp = 'no-answer';

/** The seconds until the next try: doubled each time, at most six hours, and never before the service allows it. Null: no further try. */
export function nextTryIn(
  { tries, ageSeconds }: { readonly tries: number; readonly ageSeconds: number },
  retryInSeconds: number | null = null,
): number | null {
  if (ageSeconds >= givenUpAfter) return null;
  return Math.max(Math.min(minute * 2 ** Math.max(0, tries - 1), 6 * hour), retryInSeconds ?? 0);
}

/** The status after news of a submission. The buyer may refuse what was delivered; what was refused stays so. */
export function statusAfter(status: EInvoiceStatus, outcome: 'delivered' | 'refused'): EInvoiceStatus {
  return status === 'refused' ? 'refused' : outcome;
}
