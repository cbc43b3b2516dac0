import { addHours, compareInstants } from '#domain/calendar/instant.ts';

/**
 * How staff authenticate. A passkey suffices alone: the person holds and unlocks it. A mailed link proves only the mailbox, so it needs a
 * code as well. A person with neither passkey nor codes may do nothing but set one of them up.
 */
export const signInMinutes = {
  /** A mailed link: ASVS 2.7.2 allows ten minutes. */
  link: 10,
  /** The first owner's link, and an invitation. */
  invitation: 7 * 24 * 60,
  /** A WebAuthn challenge. */
  challenge: 5,
  /** The visit to the company's provider. */
  company: 10,
  /** The maximum age of a session, active or not. */
  session: 12 * 60,
  /** A partial session: until the code is entered, or a first means is set up. */
  half: 60,
  /** A session without activity; longer if it was opened by passkey. */
  idle: 2 * 60,
  idleByPasskey: 12 * 60,
  /** How long authentication counts as recent, for actions that need the person in front of the screen. */
  fresh: 15,
} as const;

/** A code has six digits. After this many wrong ones a new link is needed. */
export const mostWrongCodes = 5;

/**
 * The maximum tries in `minutes`: per address, which may be that of a whole office, and per account, because otherwise a thief with the
 * mailbox would get five codes with each new link.
 */
export const signInTries = {
  address: { most: 60, minutes: 15 },
  account: { most: 15, minutes: 24 * 60 },
} as const;

/** `company`: an account that the company's provider confirms; the provider is responsible for the strength of its authentication. */
export type Proof = 'mail' | 'mail-and-code' | 'passkey' | 'company';

export type Means = { readonly hasPasskey: boolean; readonly hasCodes: boolean };

/** The scope of a session: everything the person may do; only entering the code; only setting up a passkey or codes. */
export type SessionScope = 'whole' | 'code' | 'enrol';

/** The scope that a proof gives to a person with these means. */
export function scopeOf(proof: Proof, { hasCodes, hasPasskey }: Means): SessionScope {
  if (proof !== 'mail') return 'whole';
  // A lost passkey is replaced by mail and code; losing both requires two owners, or the command line.
  return hasCodes || hasPasskey ? 'code' : 'enrol';
}

/** Whether the person authenticated recently, which changes of rights and of means require. */
export function isFresh({ provedAt }: { readonly provedAt: string }, now: string): boolean {
  return compareInstants(now, addHours(provedAt, signInMinutes.fresh / 60)) <= 0;
}

type Proved = { readonly scope: SessionScope; readonly provedAt: string };

/**
 * Whether a session may add, replace or remove a means of sign-in: its person authenticated recently with an existing means, or was invited
 * and has none yet. So a thief with a stolen session cannot authenticate with a means of his own.
 */
export function mayChangeMeans({ scope, provedAt }: Proved, { hasCodes, hasPasskey }: Means, now: string): boolean {
  if (scope === 'enrol') return !hasCodes && !hasPasskey;
  return scope === 'whole' && isFresh({ provedAt }, now);
}

/** How long a new means may not create owners or change bank accounts. By then its person has read the notice about it. */
const newMeansHours = 24;

/** Whether the means that opened the session is old enough for that. Null: an account that the company's provider confirms. */
export function isSeasoned({ meansSince }: { readonly meansSince: string | null }, now: string): boolean {
  return meansSince === null || compareInstants(now, addHours(meansSince, newMeansHours)) >= 0;
}

/** Whether the invitation of a person without means is still valid. */
export function isInvited({ invitedAt }: { readonly invitedAt: string }, now: string): boolean {
  return compareInstants(now, addHours(invitedAt, signInMinutes.invitation / 60)) <= 0;
}

/** Why a session may not yet do what a thief would do first: create owners, or change bank accounts. Null if it may. */
export function findStepUp(
  session: { readonly provedAt: string; readonly meansSince: string | null },
  now: string,
): 'prove-again' | 'new-means' | null {
  if (!isFresh(session, now)) return 'prove-again';
  return isSeasoned(session, now) ? null : 'new-means';
}
