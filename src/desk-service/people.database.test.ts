import { expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import type { Database } from '#db/engine/tables.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { listMembers } from '#operations/staff/member-store.ts';
import { insertPasskey, listPasskeys } from '#operations/staff/passkey-store.ts';
import { findStanding, insertSession, listSessions } from '#operations/staff/session-store.ts';
import type { DeskContext } from './context.ts';
import { issuesOf, openFor, problemOf } from './testing/open-for.ts';

const longAgo = '2020-01-01T00:00:00.000Z';

async function createPeople() {
  const { db, context } = await createBookedTrip();
  const owner = await enter(context, { roles: ['owner'] });
  const sales = await enter(context, { roles: ['sales'] });
  return { db, context, owner, sales };
}

/** Signs somebody in once more, in a browser of this name. */
async function openSession(db: Database, { signedIn }: DeskContext, browser: string) {
  const kind = { scope: 'whole', proof: 'passkey', minutes: 60 } as const;
  return await insertSession(db, { ...kind, memberId: signedIn.member.id, browser, tokenHash: Buffer.from(browser) });
}

async function savePasskey(db: Database, { signedIn }: DeskContext, id: string) {
  const key = { publicKey: new Uint8Array([1]), counter: 0, transports: [] };
  await insertPasskey(db, { ...key, id, memberId: signedIn.member.id, name: id });
}

it('a person who left cannot sign in from that moment, once, and the last owner stays', async () => {
  const { db, owner, sales } = await createPeople();
  const session = await openSession(db, sales, 'phone');
  expect((await findStanding(db, [session.id])).has(session.id)).toBe(true);
  const { id } = sales.signedIn.member;
  expect(problemOf(await openFor(owner).acts.people.close({ id }))).toBeNull();
  expect((await findStanding(db, [session.id])).has(session.id)).toBe(false);
  expect(problemOf(await openFor(owner).acts.people.close({ id }))).toBe('gone');
  expect(problemOf(await openFor(owner).acts.people.close({ id: owner.signedIn.member.id }))).toBe('last-owner');
  const members = await openFor(owner).queries.people.members({});
  expect(members.map(({ name, isClosed }) => [name, isClosed]).sort()).toEqual([
    ['Mo owner', false],
    ['Mo sales', true],
  ]);
  expect((await listAudit(db, 9)).filter(({ act }) => act === 'close')).toMatchObject([{ memberName: 'Mo owner', subject: 'Mo sales' }]);
});

it('nobody is removed without the right, or by an owner whose proof is old', async () => {
  const { context, db, owner, sales } = await createPeople();
  const { id } = owner.signedIn.member;
  expect(await statusOf(() => openFor(sales).acts.people.close({ id }))).toBe(404);
  const stale = await enter(context, { roles: ['owner', 'finance'], provedAt: longAgo });
  expect(problemOf(await openFor(stale).acts.people.close({ id: sales.signedIn.member.id }))).toBe('prove-again');
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
  expect(problemOf(await openFor(owner).acts.account.endSession({ id: phone.id }))).toBe('gone');
  expect(problemOf(await openFor(owner).acts.account.endOtherSessions({}))).toBeNull();
  expect(await browsersOfSales()).toEqual(['here', 'phone', 'tablet']);
  expect(problemOf(await openFor(sales).acts.account.endSession({ id: phone.id }))).toBeNull();
  expect(problemOf(await openFor(sales).acts.account.endSession({ id: phone.id }))).toBe('gone');
  expect(await browsersOfSales()).toEqual(['here', 'tablet']);
  const atDesk = { ...sales, signedIn: { ...sales.signedIn, session: here } };
  expect(problemOf(await openFor(atDesk).acts.account.endOtherSessions({}))).toBeNull();
  expect(await browsersOfSales()).toEqual(['here']);
  expect((await findStanding(db, [tablet.id])).size).toBe(0);
});

it('removes one’s own passkey, never another’s, and only soon after a proof', async () => {
  const { db, owner, sales } = await createPeople();
  await savePasskey(db, sales, 'lost-phone');
  const asked = { id: 'lost-phone' };
  expect(problemOf(await openFor(owner).acts.account.removePasskey(asked))).toBe('gone');
  const stale = { ...sales, signedIn: { ...sales.signedIn, session: { ...sales.signedIn.session, provedAt: longAgo } } };
  expect(problemOf(await openFor(stale).acts.account.removePasskey(asked))).toBe('prove-again');
  expect(await listPasskeys(db, sales.signedIn.member.id)).toHaveLength(1);
  expect(problemOf(await openFor(sales).acts.account.removePasskey(asked))).toBe('last-means');
  await savePasskey(db, sales, 'new-phone');
  expect(problemOf(await openFor(sales).acts.account.removePasskey(asked))).toBeNull();
  expect((await listPasskeys(db, sales.signedIn.member.id)).map(({ id }) => id)).toEqual(['new-phone']);
  expect((await listAudit(db, 9)).filter(({ act }) => act === 'remove-passkey')).toMatchObject([{ memberName: 'Mo sales' }]);
});

it('everybody uses the desk in the language of their choice, among its languages', async () => {
  const { db, sales } = await createPeople();
  expect(problemOf(await openFor(sales).acts.account.changeLanguage({ language: 'fr' }))).toBeNull();
  expect(issuesOf(await openFor(sales).acts.account.changeLanguage({ language: 'xx' }))).toEqual(['language invalid']);
  expect(issuesOf(await openFor(sales).acts.account.changeLanguage({ language: 'frBE' }))).toEqual(['language invalid']);
  expect((await listMembers(db)).map(({ name, language }) => `${name} ${language}`).sort()).toEqual(['Mo owner nl', 'Mo sales fr']);
  expect(await listAudit(db, 9)).toMatchObject([{ act: 'change-language', memberName: 'Mo sales' }]);
});

it('invites a person with valid fields, and returns errors for the others', async () => {
  const { db, owner, context } = await createPeople();
  const asked = { name: 'Ann', email: 'ann@example.com', language: 'de', role: ['sales', 'editor'] };
  const said = async (changes: Partial<typeof asked>) => issuesOf(await openFor(owner).acts.people.invite({ ...asked, ...changes }));
  expect(await said({ name: ' ', email: 'ann', role: [] })).toEqual(['name required', 'email email', 'role required']);
  expect(await said({ role: ['sales', 'king'] })).toEqual(['role.1 invalid']);
  expect(await said({ name: 'x'.repeat(81), language: 'nlBE' })).toEqual(['name too-long', 'language invalid']);
  expect(await listMembers(db)).toHaveLength(2);
  expect(problemOf(await openFor(owner).acts.people.invite(asked))).toBeNull();
  expect(problemOf(await openFor(owner).acts.people.invite(asked))).toBe('known');
  const stale = await enter(context, { roles: ['owner', 'editor'], provedAt: longAgo });
  expect(problemOf(await openFor(stale).acts.people.invite({ ...asked, email: 'b@example.com' }))).toBe('prove-again');
});

it('is hidden in an unfinished session, or without the right, and the audit says who wanted what, once', async () => {
  const { context, db, sales } = await createPeople();
  const half = openFor(await enter(context, { roles: ['owner', 'planner'], scope: 'enrol' }));
  expect(await statusOf(() => half.queries.account.mine({}))).toBe(404);
  expect(await statusOf(() => half.queries.people.members({}))).toBe(404);
  expect(await statusOf(() => half.acts.account.endOtherSessions({}))).toBe(404);
  const { queries, acts } = openFor(sales);
  expect(await statusOf(() => queries.people.audit({}))).toBe(404);
  for (const _twice of [1, 2]) expect(await statusOf(() => acts.people.inviteAgain({ id: 'x' }))).toBe(404);
  const refused = (await listAudit(db, 9)).filter(({ act }) => act === 'refused');
  expect(refused.filter(({ memberName }) => memberName === 'Mo sales').map(({ subject }) => subject)).toEqual([
    'manage-people',
    'see-audit',
  ]);
  expect((await queries.account.mine({})).me).toMatchObject({ name: 'Mo sales', roles: ['sales'] });
});

it('makes no owner with a means that is a few hours old', async () => {
  const { context, owner, sales } = await createPeople();
  const session = { ...owner.signedIn.session, meansSince: new Date(Date.now() - 23 * 3_600_000).toISOString() };
  const young = openFor({ ...owner, signedIn: { ...owner.signedIn, session } });
  const asked = { name: 'Ann', email: 'ann@example.com', language: 'de' };
  expect(problemOf(await young.acts.people.invite({ ...asked, role: ['owner'] }))).toBe('new-means');
  expect(problemOf(await young.acts.people.changeRoles({ id: sales.signedIn.member.id, role: ['owner'], before: ['sales'] }))).toBe(
    'new-means',
  );
  const other = await enter(context, { roles: ['owner', 'planner'] });
  expect(problemOf(await young.acts.people.close({ id: other.signedIn.member.id }))).toBe('new-means');
  expect(problemOf(await young.acts.people.invite({ ...asked, role: ['sales'] }))).toBeNull();
  const seasoned = { ...session, meansSince: new Date(Date.now() - 25 * 3_600_000).toISOString() };
  const old = openFor({ ...owner, signedIn: { ...owner.signedIn, session: seasoned } });
  expect(problemOf(await old.acts.people.changeRoles({ id: sales.signedIn.member.id, role: ['owner'], before: ['sales'] }))).toBeNull();
});

it('readmits a person who lost every means once two owners agree, neither of them alone', async () => {
  const { context, db, owner, sales } = await createPeople();
  await savePasskey(db, sales, 'lost');
  const { id } = sales.signedIn.member;
  expect(problemOf(await openFor(owner).acts.people.inviteAgain({ id }))).toBe('has-means');
  expect(problemOf(await openFor(owner).acts.people.recover({ id }))).toBe('two-owners');
  const second = await enter(context, { roles: ['owner', 'sales'] });
  expect(problemOf(await openFor(owner).acts.people.recover({ id: owner.signedIn.member.id }))).toBe('two-owners');
  expect(problemOf(await openFor(owner).acts.people.recover({ id }))).toBeNull();
  const [waiting] = await openFor(second).queries.approvals.open({});
  const approval = { id: waiting?.id ?? '' };
  expect(await openFor(sales).queries.approvals.open({})).toEqual([]);
  expect(problemOf(await openFor(sales).acts.approvals.approve(approval))).toBe('gone');
  expect(problemOf(await openFor(owner).acts.approvals.approve(approval))).toBe('own-request');
  expect(await listPasskeys(db, id)).toHaveLength(1);
  const both = await Promise.all([openFor(second).acts.approvals.approve(approval), openFor(second).acts.approvals.approve(approval)]);
  expect(both.map(problemOf).sort()).toEqual(['gone', null]);
  expect(await listPasskeys(db, id)).toEqual([]);
  expect((await listAudit(db, 9)).map(({ act }) => act)).toEqual(expect.arrayContaining(['ask-approval', 'approve', 'recover']));
});

it('ends every session of a person, or all of one’s own including the current one', async () => {
  const { db, owner, sales } = await createPeople();
  await openSession(db, sales, 'laptop');
  expect(problemOf(await openFor(owner).acts.people.endSessions({ id: sales.signedIn.member.id }))).toBeNull();
  expect(await listSessions(db, sales.signedIn.member.id)).toEqual([]);
  await openSession(db, sales, 'laptop');
  expect(problemOf(await openFor(sales).acts.account.endAllSessions({}))).toBeNull();
  expect(await listSessions(db, sales.signedIn.member.id)).toEqual([]);
});
