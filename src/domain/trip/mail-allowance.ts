/** Within any sixty minutes, per counter. */
export const mailsAnHour = 3;

/**
 * The quota of mails to one mailbox. `counter`: mails that are counted together. `waits`: how many seconds a mail may wait for its turn;
 * null for no limit.
 */
export type MailAllowance = { readonly counter: 'asked' | 'ordered' | 'day-before' | 'staff' | 'partner'; readonly waits: number | null };

/** All mails caused by a person who types an address, or by the clock. */
export type AllowedMailKind =
  | 'links'
  | 'message'
  | 'quote'
  | 'order'
  | 'reservation-reminder'
  | 'quote-reminder'
  | 'review-invitation'
  | 'day-before'
  | 'staff-link'
  | 'partner-link';

/**
 * A mailbox gets three mails an hour, because anybody can type anybody's address. This is the only rule and the only table for it.
 *
 * A mail without quota waits, so that an office that compares trips loses none; the trip's page says when it comes. Quotes wait three
 * hours, twelve mails in all; after that the page says that no mail comes. The confirmation of an order, which the contract requires, waits
 * without limit and has its own counter, so that a flood of quotes does not delay it. Links can be requested again, and mails caused by the
 * clock come in a later round.
 */
export const mailAllowances: Readonly<Record<AllowedMailKind, MailAllowance>> = {
  links: { counter: 'asked', waits: 0 },
  message: { counter: 'asked', waits: 0 },
  quote: { counter: 'asked', waits: 3 * 3_600 },
  order: { counter: 'ordered', waits: null },
  'reservation-reminder': { counter: 'asked', waits: 0 },
  'quote-reminder': { counter: 'asked', waits: 0 },
  'review-invitation': { counter: 'asked', waits: 0 },
  'day-before': { counter: 'day-before', waits: 0 },
  'staff-link': { counter: 'staff', waits: 0 },
  'partner-link': { counter: 'partner', waits: 0 },
};
