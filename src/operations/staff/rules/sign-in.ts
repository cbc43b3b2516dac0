import { addHours, compareInstants } from '#domain/calendar/instant.ts';

/**
 * How our people prove who they are. A passkey is a sign-in of its own: it is held and unlocked by the person. A link by mail proves the
 * mailbox alone, so that it needs a code beside it; whoever has neither passkey nor codes yet may do nothing but set one of them up.
 */
export const signInMinutes = {
  /** A link that was mailed. */
  link: 15,
  /** The first owner's link and an invitation. */
  invitation: 7 * 24 * 60,
  /** What a browser was asked to sign. */
  challenge: 5,
  /** Being at the company's provider. */
  company: 10,
  /** A session, whatever is done in it. */
  session: 12 * 60,
  /** How long a proof counts as fresh, for what only the person in front of the screen may do. */
  fresh: 15,
} as const;

/** A code is six digits: after this many wrong ones in a row a new link is needed. */
export const mostWrongCodes = 5;

/** `company`: an account that the company's own provider vouches for, which has seen to what it takes to prove oneself there. */
export type Proof = 'mail' | 'mail-and-code' | 'passkey' | 'company';

export type Means = { readonly hasPasskey: boolean; readonly hasCodes: boolean };

/** What a session may be used for: everything its person may do; only to give the code; only to set up a passkey or codes. */
export type SessionScope = 'whole' | 'code' | 'enrol';

/** What a proof opens to somebody with these means. */
export function scopeOf(proof: Proof, { hasCodes, hasPasskey }: Means): SessionScope {
  if (proof !== 'mail') return 'whole';
  // A lost passkey is replaced by mail and code; without codes somebody with the right must invite again.
  return hasCodes || hasPasskey ? 'code' : 'enrol';
}

/** Whether the person has proved himself just now: asked before rights and proofs of people are changed. */
export function isFresh({ provedAt }: { readonly provedAt: string }, now: string): boolean {
  return compareInstants(now, addHours(provedAt, signInMinutes.fresh / 60)) <= 0;
}
