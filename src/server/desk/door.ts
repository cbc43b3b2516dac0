import QRCode from 'qrcode';
import * as v from 'valibot';
import { databaseNow } from '#db/engine/transaction.ts';
import type { Door, SigningOptions } from '#desk/desk-request.ts';
import { confirmCodes, createCodes, giveCode } from '#operations/staff/codes.ts';
import type { StaffContext } from '#operations/staff/context.ts';
import { becomeOwner } from '#operations/staff/first-owner.ts';
import { findMeans } from '#operations/staff/means.ts';
import { type OpenedSession, redeemLink } from '#operations/staff/open-session.ts';
import { newPasskeyAnswer, passkeyAnswer } from '#operations/staff/passkey-answers.ts';
import { addPasskey, offerPasskey, offerSignIn, signInWithPasskey } from '#operations/staff/passkeys.ts';
import { requestLink } from '#operations/staff/request-link.ts';
import { mayChangeMeans } from '#operations/staff/rules/sign-in.ts';
import { deleteSession } from '#operations/staff/session-store.ts';
import type { SignedIn } from '#operations/staff/signed-in.ts';
import { countTry } from '#operations/staff/try-store.ts';
import type { VisitorNetwork } from '../http/visitor-address.ts';
import { answerAway, away } from './answer-away.ts';
import { readDeskLanguage } from './desk-language.ts';
import type { SessionFound } from './session-cookie.ts';

type DoorParts = {
  readonly context: StaffContext;
  readonly session: SessionFound;
  readonly browser: string;
  readonly acceptLanguage: string;
  /** The keys by which attempts are counted; none if the address is unknown. */
  readonly networks: readonly VisitorNetwork[];
  /** Sets or clears the browser's session cookie. */
  readonly setSession: (secret: string | null) => void;
};

/** Sign-in and sign-out, for one request. */
export function createDoor(parts: DoorParts): Door {
  const session = createOwnSession(parts);
  return { ...openByMail(parts, session), ...openByCodes(parts, session), ...openByPasskey(parts, session), signOut: session.end };
}

type OwnSession = ReturnType<typeof createOwnSession>;

/** The visitor's session, and its changes. */
function createOwnSession({ context, session: found, setSession }: DoorParts) {
  const whoIsIn = (): SignedIn => {
    if (found === 'away') throw away();
    if (found === null) throw new Error('Nobody is signed in');
    return found;
  };
  return {
    whoIsIn,
    /** One session per browser: the previous one ends. */
    async enter({ secret, session }: OpenedSession) {
      if (found !== null && found !== 'away') await deleteSession(context.db, found.session);
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

/** Attempts are limited, both from one address and from many addresses of one network. */
function limited<Given extends readonly unknown[], Answer>(
  { context, networks }: DoorParts,
  work: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer | 'too-many-tries'> {
  return answerAway(async (...given: Given) => {
    for (const { name, share } of networks) {
      if (!(await countTry(context.db, { kind: 'address', of: name }, share))) return 'too-many-tries';
    }
    return await work(...given);
  });
}

function openByMail(parts: DoorParts, { enter }: OwnSession) {
  const { context, browser, acceptLanguage } = parts;
  const from = { browser, address: addressOf(parts) };
  return {
    requestLink: limited(parts, async (email: string) => {
      const answer = await requestLink(context, email);
      return answer.ok ? 'sent' : answer.failure;
    }),
    redeem: limited(parts, async (kind: 'link' | 'invitation', secret: string) => {
      const answer = await redeemLink(context, { kind, secret, ...from });
      return answer.ok ? await enter(answer.value) : answer.failure;
    }),
    becomeOwner: limited(parts, async (asked: Parameters<Door['becomeOwner']>[0]) => {
      const answer = await becomeOwner(context, { ...asked, language: readDeskLanguage(acceptLanguage), ...from });
      return answer.ok ? await enter(answer.value) : answer.failure;
    }),
  } satisfies Partial<Door>;
}

/** A network address as shown in a list; empty if unknown. */
function addressOf({ networks }: Pick<DoorParts, 'networks'>): string {
  return networks[0]?.name ?? '';
}

function openByCodes(parts: DoorParts, { whoIsIn, widen }: OwnSession) {
  const { context } = parts;
  const now = async () => Date.parse(await databaseNow(context.db));
  return {
    giveCode: limited(parts, async (code: string) => {
      const answer = await giveCode(context, whoIsIn(), { code, now: await now() });
      return answer.ok ? widen(answer) : answer.failure;
    }),
    mayChangeMeans: answerAway(async () => {
      const { member, session } = whoIsIn();
      return mayChangeMeans(session, await findMeans(context.db, member.id), await databaseNow(context.db));
    }),
    async offerCodes() {
      const { secret, uri } = createCodes(context, whoIsIn());
      return { secret, picture: await QRCode.toDataURL(uri, { margin: 2 }) };
    },
    confirmCodes: answerAway(async (secret: string, code: string) => {
      const answer = await confirmCodes(context, whoIsIn(), { secret, code, now: await now() });
      return answer.ok ? widen(answer) : answer.failure;
    }),
  } satisfies Partial<Door>;
}

function openByPasskey(parts: DoorParts, { whoIsIn, enter, widen }: OwnSession) {
  const { context, browser } = parts;
  return {
    offerSignIn: limited(parts, async () => toOptions(await offerSignIn(context))),
    signIn: limited(parts, async (answer: unknown) => {
      const parsed = v.safeParse(passkeyAnswer, answer);
      const opened = parsed.success
        ? await signInWithPasskey(context, { answer: parsed.output, browser, address: addressOf(parts) })
        : null;
      if (opened === null) return 'not-proved';
      await enter(opened);
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

/** Options are sent to the browser as JSON: properties without a value are left out. */
function toOptions(options: object): SigningOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
