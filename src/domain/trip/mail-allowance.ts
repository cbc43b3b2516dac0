/** Of any sixty minutes, and of each counter by itself. */
export const mailsAnHour = 3;

/**
 * How mails to one mailbox are held apart. `counter`: the mails that are counted together. `waits`: for how many seconds a mail may wait for
 * its turn; null for as long as it takes.
 */
export type MailAllowance = { readonly counter: 'asked' | 'ordered' | 'day-before' | 'staff' | 'partner'; readonly waits: number | null };

/** Everything that somebody who types an address causes, and what time causes. */
export type AllowedMailKind =
  | 'links'
  | 'quote'
  | 'order'
  | 'quote-reminder'
  | 'review-invitation'
  | 'day-before'
  | 'staff-link'
  | 'partner-link';

/**
 * A mailbox gets three mails an hour, for anybody can type anybody's address (quality, "Security and privacy"): the one rule and the one table
 * of it. An office that compares trips must lose none, so what has no place now waits for one, and the trip's page says when it comes. Quotes
 * wait three hours, twelve mails in all: beyond that nobody compares any more, and the page says that no mail comes. What is owed by a
 * contract, the confirmation of an order, waits as long as it takes, and its counter is its own: a flood of quotes does not keep it back, nor
 * what a booking's customer must know before departure. Links can be asked for again, those of our own people too, and what time causes comes in a later round.
 */
export const mailAllowances: Readonly<Record<AllowedMailKind, MailAllowance>> = {
  links: { counter: 'asked', waits: 0 },
  quote: { counter: 'asked', waits: 3 * 3_600 },
  order: { counter: 'ordered', waits: null },
  'quote-reminder': { counter: 'asked', waits: 0 },
  'review-invitation': { counter: 'asked', waits: 0 },
  'day-before': { counter: 'day-before', waits: 0 },
  'staff-link': { counter: 'staff', waits: 0 },
  'partner-link': { counter: 'partner', waits: 0 },
};
