import QRCode from 'qrcode';
import * as v from 'valibot';
import { deleteSession } from '#data/staff/session-store.ts';
import type { Door, SigningOptions } from '#desk/desk-request.ts';
import { confirmCodes, createCodes, giveCode } from '#staff/codes.ts';
import type { StaffContext } from '#staff/context.ts';
import { becomeOwner } from '#staff/first-owner.ts';
import { type OpenedSession, redeemLink } from '#staff/open-session.ts';
import { newPasskeyAnswer, passkeyAnswer } from '#staff/passkey-answers.ts';
import { addPasskey, offerPasskey, offerSignIn, signInWithPasskey } from '#staff/passkeys.ts';
import { requestLink } from '#staff/request-link.ts';
import type { SignedIn } from '#staff/signed-in.ts';
import { readDeskLanguage } from './desk-language.ts';

type DoorParts = {
  readonly context: StaffContext;
  readonly signedIn: SignedIn | null;
  readonly browser: string;
  readonly acceptLanguage: string;
  /** Gives the browser the secret of a session, or takes it away. */
  readonly setSession: (secret: string | null) => void;
};

/** The ways in and out, for one request. */
export function createDoor({ context, signedIn, browser, acceptLanguage, setSession }: DoorParts): Door {
  const whoIsIn = (): SignedIn => {
    if (signedIn === null) throw new Error('Nobody is signed in');
    return signedIn;
  };
  const enter = ({ secret, session }: OpenedSession) => {
    setSession(secret);
    return session.scope;
  };
  const widen = (answer: { readonly ok: true; readonly value: string }) => {
    setSession(answer.value);
    return 'in' as const;
  };
  return {
    async requestLink(email) {
      const answer = await requestLink(context, email);
      return answer.ok ? 'sent' : answer.failure;
    },
    async redeem(kind, secret) {
      const answer = await redeemLink(context, { kind, secret, browser });
      return answer.ok ? enter(answer.value) : answer.failure;
    },
    async becomeOwner(asked) {
      const answer = await becomeOwner(context, { ...asked, language: readDeskLanguage(acceptLanguage), browser });
      return answer.ok ? enter(answer.value) : answer.failure;
    },
    async giveCode(code) {
      const answer = await giveCode(context, whoIsIn(), { code, now: Date.now() });
      return answer.ok ? widen(answer) : answer.failure;
    },
    async offerCodes() {
      const { secret, uri } = createCodes(context, whoIsIn());
      return { secret, picture: await QRCode.toDataURL(uri, { margin: 2 }) };
    },
    async confirmCodes(secret, code) {
      const answer = await confirmCodes(context, whoIsIn(), { secret, code, now: Date.now() });
      return answer.ok ? widen(answer) : answer.failure;
    },
    offerSignIn: async () => toOptions(await offerSignIn(context)),
    async signIn(answer) {
      const parsed = v.safeParse(passkeyAnswer, answer);
      const opened = parsed.success ? await signInWithPasskey(context, { answer: parsed.output, browser }) : null;
      if (opened === null) return 'not-proved';
      enter(opened);
      return 'in';
    },
    offerPasskey: async () => toOptions(await offerPasskey(context, whoIsIn())),
    async addPasskey(answer, name) {
      const parsed = v.safeParse(newPasskeyAnswer, answer);
      if (!parsed.success) return 'not-proved';
      const added = await addPasskey(context, whoIsIn(), { answer: parsed.output, name });
      return added.ok ? widen(added) : added.failure;
    },
    async signOut() {
      if (signedIn !== null) await deleteSession(context.db, signedIn.session);
      setSession(null);
    },
  };
}

/** Options go to the browser as data and back into the same library there. */
function toOptions(options: object): SigningOptions {
  return { ...options };
}
