/** How many mails of a counter one mailbox is sent in an hour. */
export type MailAllowance = { readonly counter: 'asked' | 'day-before'; readonly most: number };

/** What a mailbox is written to about without having signed a contract, or of its own accord. */
export type AllowedMailKind = 'links' | 'quote' | 'quote-reminder' | 'review-invitation' | 'day-before';

/**
 * Mails that one mailbox gets in an hour, for anybody can type anybody's address (quality, "Security and privacy"): the one rule and the
 * one table of it. Links are sent on nothing but an address: three. A quote takes a whole form, and an office that compares several trips
 * must get every one: twenty. What time causes waits for a later hour. All of these share one counter, so that links and quotes keep back
 * what can wait; but what a booking's customer must know before departure counts by itself, for nobody else may keep that back.
 *
 * What a contract owes its customer, such as the confirmation of an order, is sent without a place.
 */
export const mailAllowances: Readonly<Record<AllowedMailKind, MailAllowance>> = {
  links: { counter: 'asked', most: 3 },
  quote: { counter: 'asked', most: 20 },
  'quote-reminder': { counter: 'asked', most: 3 },
  'review-invitation': { counter: 'asked', most: 3 },
  'day-before': { counter: 'day-before', most: 3 },
};
