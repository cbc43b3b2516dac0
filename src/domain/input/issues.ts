/**
 * Everything that can be wrong with a visitor's input, one code each. The site has a text for every code that says how to fix it; the API
 * returns the code.
 */
export const issueCodes = [
  'required',
  'invalid',
  /** The moment is in the past. */
  'past',
  /** In the future, but too soon to send a coach. */
  'too-soon',
  /** More than two years ahead. */
  'too-far',
  /** A local time that the clock change in spring skips; comes with a proposal `HH:MM`. */
  'gap',
  /** A local time that the clocks have twice in autumn, and neither hour was chosen: `02:30 first` or `02:30 second`. */
  'twice',
  /** Departs before, or at the same time as, the previous stop. */
  'before-previous',
  /** Departs before the group wants to arrive at the latest. */
  'before-arrival',
  /**
   * With this departure the group reaches the next stop later than requested; comes with the latest departure that works, `HH:MM` there.
   */
  'misses-arrival',
  /** A part of the group boards elsewhere after the others leave the stop where they meet. */
  'after-next',
  /** One part boards elsewhere and another returns later, so it is unclear who does both. */
  'too-few-stops',
  'too-many-stops',
  /** A return trip without a stop for the way back. */
  'return-missing',
  /** Two consecutive stops at one place. */
  'same-place',
  'place-unknown',
  /** Several places have this name; comes with the choices. */
  'place-ambiguous',
  /** A region, a lake or an island; comes with its towns as the choices. */
  'place-too-wide',
  /** Names two places that are far apart, such as two towns; comes with both as the choices. */
  'place-contradictory',
  /** A postcode that does not belong to its town; comes with the place without it as the choice. */
  'postcode-elsewhere',
  /** At sea, or beyond the countries that coaches reach; comes with places of that name there, if any. */
  'place-outside',
  /** A link without a point, a website address, or three words of a grid. */
  'place-unreadable',
  'too-few',
  'too-many',
  'email',
  'phone',
  /** A telephone number that is not valid in its country. */
  'phone-country',
  /** A postcode that does not have the format of its country. */
  'postcode',
  'vat-number',
  /** Of the right country, but too short, too long or mistyped. */
  'vat-number-shape',
  /** The format is right, but the check digits are wrong. */
  'vat-number-digits',
  /** A German tax number, which is not a VAT number. */
  'vat-number-steuernummer',
  'organisation-number',
  'leitweg-id',
  'too-long',
  'must-accept',
  /** The values that the visitor saw (total, fee, version) are out of date. */
  'changed',
  /** An idempotency key that was used before with other input. */
  'key-reused',
] as const;
export type IssueCode = (typeof issueCodes)[number];

/**
 * One problem. `field` is the path as in forms: `stops.1.time`, `passengers`, `invoice.vatNumber`, or `form` for the whole. `proposal` is a
 * valid replacement.
 */
export type FieldIssue = { readonly field: string; readonly code: IssueCode; readonly proposal?: string };

/** Whether a text, such as the message of a schema, is one of {@link issueCodes}. */
export function isIssueCode(text: string): text is IssueCode {
  return (issueCodes as readonly string[]).includes(text);
}
