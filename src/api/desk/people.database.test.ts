import { expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import type { Database } from '#db/engine/tables.ts';
import {
  ChangeMyLanguageDocument,
  CloseMemberDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  MembersDocument,
  RemovePasskeyDocument,
} from '#desk/api/generated/operations.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { insertPasskey, listPasskeys } from '#operations/staff/passkey-store.ts';
import { findStanding, insertSession, listSessions } from '#operations/staff/session-store.ts';
import type { DeskContext } from './context.ts';
import { createDeskRunner } from './run.ts';
import { enter, statusOf } from './testing/enter.ts';

const run = createDeskRunner();
const longAgo = '2020-01-01T00:00:00.000Z';

async function createPeople() {
  const { db, context } = await createBookedTrip();
  const owner = await enter(context, { roles: ['owner'] });
  const sales = await enter(context, { roles: ['sales'] });
  return { db, context, owner, sales };
}

/** Somebody signs in once more, in a browser of this name. */
async function openSession(db: Database, { signedIn }: DeskContext, browser: string) {
  const kind = { scope: 'whole', proof: 'passkey', minutes: 60 } as const;
  return await insertSession(db, { ...kind, memberId: signedIn.member.id, browser, tokenHash: Buffer.from(browser) });
}

async function keepPasskey(db: Database, { signedIn }: DeskContext, id: string) {
  const key = { publicKey: new Uint8Array([1]), counter: 0, transports: [] };
  await insertPasskey(db, { ...key, id, memberId: signedIn.member.id, name: id });
}

it('who left comes in no more from that moment, once, and the last owner stays', async () => {
  const { db, owner, sales } = await createPeople();
  const session = await openSession(db, sales, 'phone');
  expect((await findStanding(db, [session.id])).has(session.id)).toBe(true);
  const { id } = sales.signedIn.member;
  expect((await run(owner, CloseMemberDocument, { id })).closeMember.problem).toBeNull();
  expect((await findStanding(db, [session.id])).has(session.id)).toBe(false);
  expect((await run(owner, CloseMemberDocument, { id })).closeMember.problem).toBe('gone');
  expect((await run(owner, CloseMemberDocument, { id: owner.signedIn.member.id })).closeMember.problem).toBe('last-owner');
  const { members } = await run(owner, MembersDocument, {});
  expect(members.map(({ name, isClosed }) => [name, isClosed]).sort()).toEqual([
    ['Mo owner', false],
    ['Mo sales', true],
  ]);
  expect((await listAudit(db, 9)).filter(({ act }) => act === 'close')).toMatchObject([{ memberName: 'Mo owner', subject: 'Mo sales' }]);
});

it('nobody is closed without the right, nor by an owner who proved himself long ago', async () => {
  const { context, db, owner, sales } = await createPeople();
  const { id } = owner.signedIn.member;
  expect(await statusOf(run(sales, CloseMemberDocument, { id }))).toBe(404);
  const stale = await enter(context, { roles: ['owner', 'finance'], provedAt: longAgo });
  expect((await run(stale, CloseMemberDocument, { id: sales.signedIn.member.id })).closeMember.problem).toBe('prove-again');
  expect((await listAudit(db, 9)).filter(({ act }) => act === 'close')).toEqual([]);
});

it('ends one’s own sessions, never another’s', async () => {
  const { db, owner, sales } = await createPeople();
  const [here, phone, tablet] = [
    await openSession(db, sales, 'here'),
    await openSession(db, sales, 'phone'),
    await openSession(db, sales, 'tablet'),
  ];
  const browsersOfSales = async () => (await listSessions(db, sales.signedIn.member.id)).map(({ browser }) => browser).sort();
  expect((await run(owner, EndSessionDocument, { id: phone.id })).endSession).toBe(false);
  await run(owner, EndOtherSessionsDocument, {});
  expect(await browsersOfSales()).toEqual(['here', 'phone', 'tablet']);
  expect((await run(sales, EndSessionDocument, { id: phone.id })).endSession).toBe(true);
  expect((await run(sales, EndSessionDocument, { id: phone.id })).endSession).toBe(false);
  expect(await browsersOfSales()).toEqual(['here', 'tablet']);
  const atDesk = { ...sales, signedIn: { ...sales.signedIn, session: here } };
  await run(atDesk, EndOtherSessionsDocument, {});
  expect(await browsersOfSales()).toEqual(['here']);
  expect((await findStanding(db, [tablet.id])).size).toBe(0);
});

it('removes one’s own passkey, never another’s, and only soon after a proof', async () => {
  const { db, owner, sales } = await createPeople();
  await keepPasskey(db, sales, 'lost-phone');
  const asked = { id: 'lost-phone' };
  expect((await run(owner, RemovePasskeyDocument, asked)).removePasskey.problem).toBe('gone');
  const stale = { ...sales, signedIn: { ...sales.signedIn, session: { ...sales.signedIn.session, provedAt: longAgo } } };
  expect((await run(stale, RemovePasskeyDocument, asked)).removePasskey.problem).toBe('prove-again');
  expect(await listPasskeys(db, sales.signedIn.member.id)).toHaveLength(1);
  expect((await run(sales, RemovePasskeyDocument, asked)).removePasskey.problem).toBeNull();
  expect(await listPasskeys(db, sales.signedIn.member.id)).toEqual([]);
  expect((await listAudit(db, 9)).filter(({ act }) => act === 'remove-passkey')).toMatchObject([{ memberName: 'Mo sales' }]);
});

it('everybody reads the desk in the language of his own choice, and only in one that it is written in', async () => {
  const { db, sales, owner } = await createPeople();
  expect((await run(sales, ChangeMyLanguageDocument, { language: 'fr' })).changeMyLanguage.problem).toBeNull();
  expect((await run(sales, ChangeMyLanguageDocument, { language: 'xx' })).changeMyLanguage.problem).toBe('language');
  expect((await run(sales, ChangeMyLanguageDocument, { language: 'frBE' })).changeMyLanguage.problem).toBe('language');
  const { members } = await run(owner, MembersDocument, {});
  expect(members.map(({ name, language }) => `${name} ${language}`).sort()).toEqual(['Mo owner nl', 'Mo sales fr']);
  expect(await listAudit(db, 9)).toMatchObject([{ act: 'change-language', memberName: 'Mo sales' }]);
});
