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
  /** Further ahead than any timetable. */
  'too-far',
  /** A local time that the spring night skips; comes with a proposal `HH:MM`. */
  'gap',
  /** Departs before, or at the same time as, the previous stop. */
  'before-previous',
  /** Departs before the group wants to arrive at the latest. */
  'before-arrival',
  /** With this departure the group is at the next stop later than it wants to be; comes with the latest that would do, `HH:MM` there. */
  'misses-arrival',
  /** A part of the group boards elsewhere later than the others leave the stop at which they meet. */
  'after-next',
  /** A part boards elsewhere and another comes back later: nobody can say who does both. */
  'too-few-stops',
  'too-many-stops',
  /** A return trip without a stop for the way back. */
  'return-missing',
  /** Two consecutive stops at one place. */
  'same-place',
  'place-unknown',
  /** Several places are called so; comes with the choices. */
  'place-ambiguous',
  /** A region, a lake or an island; comes with its towns as the choices. */
  'place-too-wide',
  /** Names two places that lie apart, such as two towns; comes with both as the choices. */
  'place-contradictory',
  /** A postcode that its town cannot have; comes with the place without it as the choice. */
  'postcode-elsewhere',
  /** At sea or beyond the countries to which coaches go; comes with places there that are called so too, if any. */
  'place-outside',
  /** A link without a point in it, an address of the web, three words of a grid. */
  'place-unreadable',
  'too-few',
  'too-many',
  'email',
  'phone',
  /** A telephone number that no telephone of its country has. */
  'phone-country',
  /** A postcode in another shape than those of its country. */
  'postcode',
  'vat-number',
  /** Of the right country, but too short, too long or mistyped. */
  'vat-number-shape',
  /** Of the right shape, and its check digits do not fit. */
  'vat-number-digits',
  /** A German tax number, which is no VAT number. */
  'vat-number-steuernummer',
  'organisation-number',
  'leitweg-id',
  'too-long',
  'must-accept',
  /** What the visitor saw (total, fee, version) is no longer true. */
  'changed',
  /** An idempotency key that came before with other input. */
  'key-reused',
] as const;
export type IssueCode = (typeof issueCodes)[number];

/**
 * One thing wrong. `field` is the path as forms name it: `stops.1.time`, `passengers`, `invoice.vatNumber`, or `form` for the whole.
 * `proposal` is a value that would do in its place.
 */
export type FieldIssue = { readonly field: string; readonly code: IssueCode; readonly proposal?: string };

/** Whether a text, such as the message of a schema, is one of {@link issueCodes}. */
export function isIssueCode(text: string): text is IssueCode {
  return (issueCodes as readonly string[]).includes(text);
}
