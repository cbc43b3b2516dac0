import { addHours, compareInstants } from '#domain/calendar/instant.ts';

/**
 * How our people prove who they are. A passkey is a sign-in of its own: it is held and unlocked by the person. A link by mail proves the
 * mailbox alone, so that it needs a code beside it; whoever has neither passkey nor codes yet may do nothing but set one of them up.
 */
export const signInMinutes = {
  /** A link that was mailed: ASVS 2.7.2 allows ten minutes. */
  link: 10,
  /** The first owner's link and an invitation. */
  invitation: 7 * 24 * 60,
  /** What a browser was asked to sign. */
  challenge: 5,
  /** Being at the company's provider. */
  company: 10,
  /** A session, whatever is done in it. */
  session: 12 * 60,
  /** The half of a session: until the code is given, or a first means is set up. */
  half: 60,
  /** A session in which nobody does anything; of one by passkey the longer. */
  idle: 2 * 60,
  idleByPasskey: 12 * 60,
  /** How long a proof counts as fresh, for what only the person in front of the screen may do. */
  fresh: 15,
} as const;

/** A code is six digits: after this many wrong ones in a row a new link is needed. */
export const mostWrongCodes = 5;

/**
 * How often somebody may try in `minutes`: an address, which may be that of a whole office, and an account, of whose codes a thief with the
 * mailbox would otherwise get five with each new link.
 */
export const signInTries = {
  address: { most: 60, minutes: 15 },
  account: { most: 15, minutes: 24 * 60 },
} as const;

/** `company`: an account that the company's own provider vouches for, which has seen to what it takes to prove oneself there. */
export type Proof = 'mail' | 'mail-and-code' | 'passkey' | 'company';

export type Means = { readonly hasPasskey: boolean; readonly hasCodes: boolean };

/** What a session may be used for: everything its person may do; only to give the code; only to set up a passkey or codes. */
export type SessionScope = 'whole' | 'code' | 'enrol';

/** What a proof opens to somebody with these means. */
export function scopeOf(proof: Proof, { hasCodes, hasPasskey }: Means): SessionScope {
  if (proof !== 'mail') return 'whole';
  // A lost passkey is replaced by mail and code; who lost both needs two owners, or the command line.
  return hasCodes || hasPasskey ? 'code' : 'enrol';
}

/** Whether the person has proved himself just now: asked before rights and proofs of people are changed. */
export function isFresh({ provedAt }: { readonly provedAt: string }, now: string): boolean {
  return compareInstants(now, addHours(provedAt, signInMinutes.fresh / 60)) <= 0;
}

type Proved = { readonly scope: SessionScope; readonly provedAt: string };

/**
 * Whether a session may set up, replace or remove a means of sign-in: its person proved himself just now with a means that he has, or he
 * was invited and has none yet. So a session that somebody else got hold of cannot prove itself with a means of its own.
 */
export function mayChangeMeans({ scope, provedAt }: Proved, { hasCodes, hasPasskey }: Means, now: string): boolean {
  if (scope === 'enrol') return !hasCodes && !hasPasskey;
  return scope === 'whole' && isFresh({ provedAt }, now);
}

/** How long a means is too new to make owners or to change bank accounts: until then its person has read the notice of it. */
const newMeansHours = 24;

/** Whether the means that proved a session is old enough for that. Null: an account that the company's provider vouches for. */
export function isSeasoned({ meansSince }: { readonly meansSince: string | null }, now: string): boolean {
  return meansSince === null || compareInstants(now, addHours(meansSince, newMeansHours)) >= 0;
}

/** Whether the invitation of somebody without means still holds. */
export function isInvited({ invitedAt }: { readonly invitedAt: string }, now: string): boolean {
  return compareInstants(now, addHours(invitedAt, signInMinutes.invitation / 60)) <= 0;
}

/** Why a session may not do now what a thief would do first: make owners, or change where money goes. Null where it may. */
export function findStepUp(
  session: { readonly provedAt: string; readonly meansSince: string | null },
  now: string,
): 'prove-again' | 'new-means' | null {
  if (!isFresh(session, now)) return 'prove-again';
  return isSeasoned(session, now) ? null : 'new-means';
}
