import QRCode from 'qrcode';
import * as v from 'valibot';
import type { Door, SigningOptions } from '#desk/desk-request.ts';
import { confirmCodes, createCodes, giveCode } from '#operations/staff/codes.ts';
import type { StaffContext } from '#operations/staff/context.ts';
import { becomeOwner } from '#operations/staff/first-owner.ts';
import { type OpenedSession, redeemLink } from '#operations/staff/open-session.ts';
import { newPasskeyAnswer, passkeyAnswer } from '#operations/staff/passkey-answers.ts';
import { addPasskey, offerPasskey, offerSignIn, signInWithPasskey } from '#operations/staff/passkeys.ts';
import { requestLink } from '#operations/staff/request-link.ts';
import { deleteSession } from '#operations/staff/session-store.ts';
import type { SignedIn } from '#operations/staff/signed-in.ts';
import { answerAway, away } from './answer-away.ts';
import { readDeskLanguage } from './desk-language.ts';
import type { SessionFound } from './session-cookie.ts';

type DoorParts = {
  readonly context: StaffContext;
  readonly session: SessionFound;
  readonly browser: string;
  readonly acceptLanguage: string;
  /** Gives the browser the secret of a session, or takes it away. */
  readonly setSession: (secret: string | null) => void;
};

/** The ways in and out, for one request. */
export function createDoor(parts: DoorParts): Door {
  const session = createOwnSession(parts);
  return { ...openByMail(parts, session), ...openByCodes(parts, session), ...openByPasskey(parts, session), signOut: session.end };
}

type OwnSession = ReturnType<typeof createOwnSession>;

/** The session of whoever asks, and what becomes of it. */
function createOwnSession({ context, session: found, setSession }: DoorParts) {
  const whoIsIn = (): SignedIn => {
    if (found === 'away') throw away();
    if (found === null) throw new Error('Nobody is signed in');
    return found;
  };
  return {
    whoIsIn,
    enter({ secret, session }: OpenedSession) {
      setSession(secret);
      return session.scope;
    },
    widen(answer: { readonly ok: true; readonly value: string }) {
      setSession(answer.value);
      return 'in' as const;
    },
    end: answerAway(async () => {
      if (found !== null) await deleteSession(context.db, whoIsIn().session);
      setSession(null);
    }),
  };
}

function openByMail({ context, browser, acceptLanguage }: DoorParts, { enter }: OwnSession) {
  return {
    requestLink: answerAway(async (email: string) => {
      const answer = await requestLink(context, email);
      return answer.ok ? 'sent' : answer.failure;
    }),
    redeem: answerAway(async (kind: 'link' | 'invitation', secret: string) => {
      const answer = await redeemLink(context, { kind, secret, browser });
      return answer.ok ? enter(answer.value) : answer.failure;
    }),
    becomeOwner: answerAway(async (asked: Parameters<Door['becomeOwner']>[0]) => {
      const answer = await becomeOwner(context, { ...asked, language: readDeskLanguage(acceptLanguage), browser });
      return answer.ok ? enter(answer.value) : answer.failure;
    }),
  } satisfies Partial<Door>;
}

function openByCodes({ context }: DoorParts, { whoIsIn, widen }: OwnSession) {
  return {
    giveCode: answerAway(async (code: string) => {
      const answer = await giveCode(context, whoIsIn(), { code, now: Date.now() });
      return answer.ok ? widen(answer) : answer.failure;
    }),
    async offerCodes() {
      const { secret, uri } = createCodes(context, whoIsIn());
      return { secret, picture: await QRCode.toDataURL(uri, { margin: 2 }) };
    },
    confirmCodes: answerAway(async (secret: string, code: string) => {
      const answer = await confirmCodes(context, whoIsIn(), { secret, code, now: Date.now() });
      return answer.ok ? widen(answer) : answer.failure;
    }),
  } satisfies Partial<Door>;
}

function openByPasskey({ context, browser }: DoorParts, { whoIsIn, enter, widen }: OwnSession) {
  return {
    offerSignIn: answerAway(async () => toOptions(await offerSignIn(context))),
    signIn: answerAway(async (answer: unknown) => {
      const parsed = v.safeParse(passkeyAnswer, answer);
      const opened = parsed.success ? await signInWithPasskey(context, { answer: parsed.output, browser }) : null;
      if (opened === null) return 'not-proved';
      enter(opened);
      return 'in';
    }),
    offerPasskey: answerAway(async () => toOptions(await offerPasskey(context, whoIsIn()))),
    addPasskey: answerAway(async (answer: unknown, name: string) => {
      const parsed = v.safeParse(newPasskeyAnswer, answer);
      if (!parsed.success) return 'not-proved';
      const added = await addPasskey(context, whoIsIn(), { answer: parsed.output, name });
      return added.ok ? widen(added) : added.failure;
    }),
  } satisfies Partial<Door>;
}

/** Options go to the browser as JSON would have them: what has no value is not there. */
function toOptions(options: object): SigningOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
