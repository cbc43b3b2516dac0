import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import { findCodes } from '#operations/staff/code-store.ts';
import { removeCodes } from '#operations/staff/codes.ts';
import { changeLanguage } from '#operations/staff/members.ts';
import { listPasskeys } from '#operations/staff/passkey-store.ts';
import { removePasskey } from '#operations/staff/passkeys.ts';
import { deskLanguages } from '#operations/staff/rules/desk-languages.ts';
import { describeDevice } from '#operations/staff/rules/device.ts';
import { deleteOtherSessions, deleteSession, deleteSessionsOf, listSessions } from '#operations/staff/session-store.ts';
import { act, asOne, freshAct, query } from './act.ts';
import { id, oneOf, text } from './fields.ts';

export const accountQueries = {
  /** The account of the signed-in person: who they are, where they are signed in, and their means of sign-in. */
  mine: query('signed-in', {}, async ({ db, signedIn: { member, session } }) => {
    const sessions = await listSessions(db, member.id);
    const passkeys = await listPasskeys(db, member.id);
    const codes = await findCodes(db, member.id);
    const { name, email, language, roles } = member;
    return {
      me: { name, email, language, roles },
      sessions: sessions.map(({ id, browser, address, proof, seenAt }) => {
        return { id, device: describeDevice(browser), address, proof, seenAt, isThis: id === session.id };
      }),
      codesSince: codes?.createdAt ?? null,
      passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt })),
    };
  }),
};

/** The failure type of an act that cannot fail. Without it the compiler would infer `string` for the failures. */
type Done = Result<true, never>;

export const accountActs = {
  changeLanguage: act('signed-in', { language: oneOf(deskLanguages) }, async (context, { language }): Promise<Done> => {
    await changeLanguage(context, context.signedIn.member, language);
    return success(true);
  }),
  endSession: act('signed-in', { id: id() }, async ({ db, signedIn }, { id }) =>
    (await deleteSession(db, { id, memberId: signedIn.member.id })) ? success(true as const) : failure('gone' as const),
  ),
  endOtherSessions: act('signed-in', {}, async ({ db, signedIn }): Promise<Done> => {
    await deleteOtherSessions(db, signedIn.session);
    return success(true as const);
  }),
  /** Also ends the session that sends the request. */
  endAllSessions: act('signed-in', {}, (context) =>
    asOne(context, async ({ db, signedIn: { member } }): Promise<Done> => {
      await deleteSessionsOf(db, member.id);
      await audit(db, member, { act: 'end-sessions', subject: member.name, detail: {} });
      return success(true as const);
    }),
  ),
  // The browser makes the id of a passkey, and it is not a UUID.
  removePasskey: freshAct('signed-in', { id: text() }, async (context, { id }) => removePasskey(context, context.signedIn, id)),
  removeCodes: freshAct('signed-in', {}, async (context) => removeCodes(context, context.signedIn)),
};
