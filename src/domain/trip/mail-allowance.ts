/** Of any sixty minutes, and of each counter by itself. */
export const mailsAnHour = 3;

/**
 * How mails to one mailbox are held apart. `counter`: the mails that are counted together. `waits`: for how many seconds a mail may wait
 * for its turn; null for as long as it takes.
 */
export type MailAllowance = { readonly counter: 'asked' | 'ordered' | 'day-before' | 'staff' | 'partner'; readonly waits: number | null };

/** Everything that a person who types an address causes, and everything that the clock causes. */
export type AllowedMailKind =
  | 'links'
  | 'message'
  | 'quote'
  | 'order'
  | 'quote-reminder'
  | 'review-invitation'
  | 'day-before'
  | 'staff-link'
  | 'partner-link';

/**
 * A mailbox gets three mails an hour, because anybody can type anybody's address. This is the only rule and the only table of it.
 *
 * A mail without quota waits, so that an office that compares trips loses none; the trip's page says when it comes. Quotes wait three
 * hours, twelve mails in all; after that the page says that no mail comes. What a contract owes, the confirmation of an order, waits as
 * long as it takes and has a counter of its own, so that a flood of quotes does not delay it. Links can be requested again, and what the
 * clock causes comes in a later round.
 */
export const mailAllowances: Readonly<Record<AllowedMailKind, MailAllowance>> = {
  links: { counter: 'asked', waits: 0 },
  message: { counter: 'asked', waits: 0 },
  quote: { counter: 'asked', waits: 3 * 3_600 },
  order: { counter: 'ordered', waits: null },
  'quote-reminder': { counter: 'asked', waits: 0 },
  'review-invitation': { counter: 'asked', waits: 0 },
  'day-before': { counter: 'day-before', waits: 0 },
  'staff-link': { counter: 'staff', waits: 0 },
  'partner-link': { counter: 'partner', waits: 0 },
};
