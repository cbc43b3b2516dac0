import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import * as OTPAuth from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { confirmCodes, createCodes, giveCode, removeCodes } from './codes.ts';
import type { StaffContext } from './context.ts';
import { changeRoles, close, invite, inviteAgain, recover } from './members.ts';
import { redeemLink } from './open-session.ts';
import { insertPasskey } from './passkey-store.ts';
import { addPasskey, removePasskey } from './passkeys.ts';
import { requestLink } from './request-link.ts';
import type { StaffRole } from './rules/rights.ts';
import { deleteOtherSessions, deleteSession, insertSession, listSessions } from './session-store.ts';
import { findSignedIn, may } from './signed-in.ts';
import { hashToken } from './token.ts';
import { countTry } from './try-store.ts';

const browser = 'Firefox on a phone';
const noon = Date.parse('2026-11-24T12:00:00Z');

type SentMail = {
  readonly kind: string;
  readonly url: string;
  readonly change?: string;
  readonly person?: string;
  readonly isOwn?: boolean;
  readonly recipient?: { readonly email: string };
};

async function createWorld() {
  const { db } = await createTestDatabase();
  const context: StaffContext = { db, deskUrl: 'https://desk.example.com', randomBytes: (count) => new Uint8Array(randomBytes(count)) };
  const invited = async (email: string, roles: StaffRole[]) => {
    const answer = await invite(context, 'console', { email, name: email.split('@')[0] ?? '', language: 'nl', roles });
    if (!answer.ok) throw new Error(answer.failure);
    return answer.value;
  };
  const redeem = async (kind: 'link' | 'invitation', url: string) =>
    await redeemLink(context, { kind, secret: url.slice(url.indexOf('#') + 1), browser });
  const signedIn = async (secret: string) => {
    const found = await findSignedIn(context, secret);
    if (found === null) throw new Error('not signed in');
    return found;
  };
  const mails = async () => {
    const rows = await db.selectFrom('outbox').select('payload').orderBy('created_at').orderBy('id').execute();
    return rows.map(({ payload }) => payload as SentMail);
  };
  return { db, context, invited, redeem, signedIn, mails };
}

type World = Awaited<ReturnType<typeof createWorld>>;

/** A person with an authenticator app; returns the secrets of the app and of the session. */
async function enrol({ context, invited, redeem, signedIn }: World, email: string, roles: StaffRole[] = ['owner']) {
  const { member, url } = await invited(email, roles);
  const opened = await redeem('invitation', url);
  if (!opened.ok) throw new Error('the invitation was used');
  const person = await signedIn(opened.value.secret);
  const { secret: codes } = createCodes(context, person);
  const confirmed = await confirmCodes(context, person, { secret: codes, code: codeAt(codes, noon), now: noon });
  if (!confirmed.ok) throw new Error(confirmed.failure);
  return { member, codes, secret: confirmed.value, before: opened.value.secret };
}

function codeAt(secret: string, at: number): string {
  return new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) }).generate({ timestamp: at });
}

function linkOf(mails: readonly { readonly kind: string; readonly url: string }[]): string {
  return mails.findLast(({ kind }) => kind === 'staff-link')?.url ?? '';
}

describe('an invitation', () => {
  it('can be opened once, and then only for setting up a means of sign-in', async () => {
    const { invited, redeem, signedIn, mails } = await createWorld();
    const { url } = await invited('anna@example.com', ['sales']);
    expect(await mails()).toMatchObject([{ kind: 'staff-invitation', url }]);
    const opened = await redeem('invitation', url);
    expect(opened).toMatchObject({ ok: true, value: { session: { scope: 'enrol' } } });
    expect(await redeem('invitation', url)).toEqual({ ok: false, failure: 'used' });
    const person = await signedIn(opened.ok ? opened.value.secret : '');
    expect(may(person, 'see-trips')).toBe(false);
  });

  it('admits exactly one of several people who open it at once', async () => {
    const { invited, redeem } = await createWorld();
    const { url } = await invited('anna@example.com', ['sales']);
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem('invitation', url)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('is refused for an active member, and may be sent again', async () => {
    const { context, invited, redeem } = await createWorld();
    const { member } = await invited('anna@example.com', ['sales']);
    const again = await invite(context, 'console', { email: 'anna@example.com', name: 'A', language: 'nl', roles: ['owner'] });
    expect(again).toEqual({ ok: false, failure: 'known' });
    const sent = await inviteAgain(context, 'console', member.id);
    expect((await redeem('invitation', sent.ok ? sent.value.url : '')).ok).toBe(true);
  });

  it('cannot be used as a link, nor a link as an invitation', async () => {
    const { invited, redeem } = await createWorld();
    const { url } = await invited('anna@example.com', ['sales']);
    expect((await redeem('link', url)).ok).toBe(false);
    expect((await redeem('invitation', url)).ok).toBe(true);
  });
});

describe('codes', () => {
  it('complete the session under a new secret, and the old secret stops working', async () => {
    const world = await createWorld();
    const { secret, before } = await enrol(world, 'anna@example.com', ['planner']);
    expect(await findSignedIn(world.context, before)).toBeNull();
    const person = await world.signedIn(secret);
    expect([may(person, 'assign-drivers'), may(person, 'record-payments')]).toEqual([true, false]);
  });

  it('are not set up with a wrong code', async () => {
    const { context, invited, redeem, signedIn } = await createWorld();
    const { url } = await invited('anna@example.com', ['owner']);
    const opened = await redeem('invitation', url);
    const person = await signedIn(opened.ok ? opened.value.secret : '');
    const { secret } = createCodes(context, person);
    for (const code of ['', 'abcdef', '12345', codeAt(secret, noon - 120_000)]) {
      expect(await confirmCodes(context, person, { secret, code, now: noon })).toEqual({ ok: false, failure: 'wrong-code' });
    }
    const confirmed = await confirmCodes(context, person, { secret: 'ABC', code: '123456', now: noon });
    expect(confirmed).toEqual({ ok: false, failure: 'wrong-code' });
  });

  it('are required with a link, work once each, and are blocked after five wrong ones until the next link', async () => {
    const world = await createWorld();
    const { codes } = await enrol(world, 'anna@example.com');
    const byLink = async () => {
      await requestLink(world.context, ' Anna@Example.com ');
      const opened = await world.redeem('link', linkOf(await world.mails()));
      return await world.signedIn(opened.ok ? opened.value.secret : '');
    };
    const person = await byLink();
    expect(person.session.scope).toBe('code');
    // Setting the app up has used this code.
    expect(await giveCode(world.context, person, { code: codeAt(codes, noon), now: noon })).toEqual({ ok: false, failure: 'wrong-code' });
    const later = noon + 60_000;
    const [first, second] = await Promise.all(
      [1, 2].map(() => giveCode(world.context, person, { code: codeAt(codes, later), now: later })),
    );
    expect([first?.ok, second?.ok].filter(Boolean)).toHaveLength(1);
    await Promise.all(Array.from({ length: 40 }, () => giveCode(world.context, person, { code: '000000', now: later })));
    const failed = (await listAudit(world.db, 99)).filter(({ act }) => act === 'sign-in-failed');
    // One reused the code above, one lost the race and may have consumed one of the five tries.
    expect([2 + 4, 2 + 5]).toContain(failed.length);
    const right = { code: codeAt(codes, later + 60_000), now: later + 60_000 };
    expect(await giveCode(world.context, person, right)).toEqual({ ok: false, failure: 'too-many' });
    expect((await giveCode(world.context, await byLink(), right)).ok).toBe(true);
  });
});

it('an app’s secret is sealed in its row where there is a key, and opens no code with another key', async () => {
  const world = await createWorld();
  const [context, other] = [7, 8].map((byte) => ({ ...world.context, codesKey: new Uint8Array(32).fill(byte) }));
  const { codes } = await enrol({ ...world, context: context ?? world.context }, 'anna@example.com');
  const row = await world.db.selectFrom('staff_codes').select('secret').executeTakeFirstOrThrow();
  expect(row.secret.toString('latin1')).toMatch(/^sealed1:/);
  await requestLink(world.context, 'anna@example.com');
  const opened = await world.redeem('link', linkOf(await world.mails()));
  const person = await world.signedIn(opened.ok ? opened.value.secret : '');
  const given = { code: codeAt(codes, noon + 60_000), now: noon + 60_000 };
  expect(await giveCode(other ?? world.context, person, given)).toEqual({ ok: false, failure: 'wrong-code' });
  expect((await giveCode(context ?? world.context, person, given)).ok).toBe(true);
});

describe('a mailed link', () => {
  it('is not sent to a stranger, who gets the same answer', async () => {
    const world = await createWorld();
    expect(await requestLink(world.context, 'stranger@example.com')).toEqual({ ok: true, value: true });
    expect(await world.mails()).toEqual([]);
    expect(await requestLink(world.context, 'nobody')).toEqual({ ok: false, failure: 'email' });
  });

  it('cannot be used to flood a mailbox', async () => {
    const world = await createWorld();
    await world.invited('anna@example.com', ['sales']);
    for (let round = 0; round < 8; round += 1) await requestLink(world.context, 'anna@example.com');
    expect((await world.mails()).filter(({ kind }) => kind === 'staff-link')).toHaveLength(3);
  });
});

describe('sessions', () => {
  it('end one at a time, or all others at once', async () => {
    const world = await createWorld();
    const { member, secret } = await enrol(world, 'anna@example.com');
    await requestLink(world.context, 'anna@example.com');
    await world.redeem('link', linkOf(await world.mails()));
    const { session } = await world.signedIn(secret);
    expect(await listSessions(world.db, member.id)).toHaveLength(2);
    await deleteOtherSessions(world.db, session);
    expect(await listSessions(world.db, member.id)).toHaveLength(1);
    expect(await deleteSession(world.db, { id: session.id, memberId: '019ab000-0000-7000-8000-000000000000' })).toBe(false);
    expect(await deleteSession(world.db, session)).toBe(true);
    expect(await findSignedIn(world.context, secret)).toBeNull();
  });

  it('end at once for a person who leaves, whose name stays in the audit', async () => {
    const world = await createWorld();
    const owner = await enrol(world, 'owner@example.com');
    const { member, secret } = await enrol(world, 'anna@example.com', ['sales']);
    expect(await close(world.context, owner.member, member.id)).toEqual({ ok: true, value: true });
    expect(await findSignedIn(world.context, secret)).toBeNull();
    await requestLink(world.context, 'anna@example.com');
    expect(linkOf(await world.mails())).toBe('');
    expect(await listAudit(world.db, 1)).toMatchObject([{ memberName: 'owner', act: 'close', subject: 'anna' }]);
  });
});

describe('roles', () => {
  it('apply from the next page on', async () => {
    const world = await createWorld();
    const owner = await enrol(world, 'owner@example.com');
    const { member, secret } = await enrol(world, 'anna@example.com', ['finance']);
    await changeRoles(world.context, owner.member, { id: member.id, roles: ['editor'], before: member.roles });
    expect(may(await world.signedIn(secret), 'record-payments')).toBe(false);
  });

  it('always leave one owner', async () => {
    const world = await createWorld();
    const { member } = await enrol(world, 'owner@example.com');
    expect(await changeRoles(world.context, member, { id: member.id, roles: ['sales'], before: member.roles })).toEqual({
      ok: false,
      failure: 'last-owner',
    });
    expect(await close(world.context, member, member.id)).toEqual({ ok: false, failure: 'last-owner' });
  });
});

/** Moves a session into the past. */
async function age({ db }: World, sessionId: string, hours: number) {
  await sql`
    update staff_sessions set proved_at = proved_at - ${hours} * interval '1 hour', seen_at = seen_at - ${hours} * interval '1 hour'
    where id = ${sessionId}`.execute(db);
}

describe('a means of sign-in', () => {
  it('cannot be set up, replaced or added by a session without recent authentication', async () => {
    const world = await createWorld();
    const { secret } = await enrol(world, 'anna@example.com');
    const { session } = await world.signedIn(secret);
    await age(world, session.id, 1);
    const stale = await world.signedIn(secret);
    const { secret: own } = createCodes(world.context, stale);
    const asked = { secret: own, code: codeAt(own, noon), now: noon };
    expect(await confirmCodes(world.context, stale, asked)).toEqual({ ok: false, failure: 'prove-again' });
    const key = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} } as const;
    const answer = { ...key, response: { clientDataJSON: '', attestationObject: '', transports: [] } };
    expect(await addPasskey(world.context, stale, { answer, name: 'phone' })).toEqual({ ok: false, failure: 'prove-again' });
    expect((await world.signedIn(secret)).session.provedAt).toBe(stale.session.provedAt);
  });

  it('that is replaced after recent authentication does not renew it, and the change is mailed to its person and each owner', async () => {
    const world = await createWorld();
    await enrol(world, 'owner@example.com');
    const { secret } = await enrol(world, 'anna@example.com', ['planner']);
    const before = await world.signedIn(secret);
    const { secret: own } = createCodes(world.context, before);
    const confirmed = await confirmCodes(world.context, before, { secret: own, code: codeAt(own, noon), now: noon });
    const after = await world.signedIn(confirmed.ok ? confirmed.value : '');
    expect([after.session.provedAt, after.session.meansSince]).toEqual([before.session.provedAt, before.session.meansSince]);
    const notices = (await world.mails()).filter((mail) => mail.kind === 'staff-notice' && mail.change === 'replace-codes');
    expect(notices.map(({ recipient, isOwn, person }) => [recipient?.email, isOwn, person])).toEqual([
      ['anna@example.com', true, 'anna'],
      ['owner@example.com', false, 'anna'],
    ]);
    expect((await listAudit(world.db, 9)).map(({ act }) => act)).toContain('replace-codes');
  });

  it('is not removed if it is the last one', async () => {
    const world = await createWorld();
    const { member, secret } = await enrol(world, 'anna@example.com');
    const person = await world.signedIn(secret);
    expect(await removeCodes(world.context, person)).toEqual({ ok: false, failure: 'last-means' });
    await insertPasskey(world.db, { id: 'key', memberId: member.id, publicKey: new Uint8Array([1]), counter: 0, transports: [], name: '' });
    expect((await removeCodes(world.context, person)).ok).toBe(true);
    expect(await removePasskey(world.context, person, 'key')).toEqual({ ok: false, failure: 'last-means' });
    expect((await world.mails()).filter((mail) => mail.change === 'remove-codes')).toHaveLength(1);
  });

  it('is not set up by a second partial session once the first did so', async () => {
    const world = await createWorld();
    const { member } = await enrol(world, 'anna@example.com');
    const half = { memberId: member.id, scope: 'enrol', proof: 'mail', browser: '', minutes: 60, tokenHash: Buffer.from('x') } as const;
    const session = await insertSession(world.db, half);
    const { secret } = createCodes(world.context, { member, session });
    const asked = { secret, code: codeAt(secret, noon), now: noon };
    expect(await confirmCodes(world.context, { member, session }, asked)).toEqual({ ok: false, failure: 'prove-again' });
  });
});

describe('a person who lost every means', () => {
  it('cannot sign in by mail, but by recovery, after which no earlier means works', async () => {
    const world = await createWorld();
    const { member, secret } = await enrol(world, 'anna@example.com');
    expect(await inviteAgain(world.context, 'console', member.id)).toEqual({ ok: false, failure: 'has-means' });
    const recovered = await recover(world.context, 'console', member.id);
    expect(await findSignedIn(world.context, secret)).toBeNull();
    const opened = await world.redeem('invitation', recovered.ok ? recovered.value.url : '');
    expect(opened).toMatchObject({ ok: true, value: { session: { scope: 'enrol' } } });
    expect((await world.mails()).filter((mail) => mail.change === 'recover')).toHaveLength(1);
  });

  it('has one valid invitation: the last one', async () => {
    const world = await createWorld();
    const { member, url } = await world.invited('anna@example.com', ['sales']);
    const again = await inviteAgain(world.context, 'console', member.id);
    expect((await world.redeem('invitation', url)).ok).toBe(false);
    expect((await world.redeem('invitation', again.ok ? again.value.url : '')).ok).toBe(true);
  });

  it('cannot sign in by a link once the invitation has expired', async () => {
    const world = await createWorld();
    await world.invited('anna@example.com', ['sales']);
    await sql`update staff_members set invited_at = now() - interval '8 days'`.execute(world.db);
    await requestLink(world.context, 'anna@example.com');
    expect(await world.redeem('link', linkOf(await world.mails()))).toEqual({ ok: false, failure: 'used' });
  });
});

describe('an inactive session', () => {
  it.each([
    ['mail-and-code', 1.9, true],
    ['mail-and-code', 2.1, false],
    ['company', 2.1, false],
    ['passkey', 2.1, true],
    ['passkey', 12.1, false],
  ] as const)('by %s opens after %d hours: %s', async (proof, hours, opens) => {
    const world = await createWorld();
    const { member, url } = await world.invited('anna@example.com', ['sales']);
    expect(url).not.toBe('');
    const tokenHash = hashToken('secret');
    const session = await insertSession(world.db, { memberId: member.id, scope: 'whole', proof, browser: '', minutes: 2000, tokenHash });
    await age(world, session.id, hours);
    expect((await findSignedIn(world.context, 'secret')) !== null).toBe(opens);
    expect(await listSessions(world.db, member.id)).toHaveLength(opens ? 1 : 0);
  });

  it('is not kept open by a page that polls', async () => {
    const world = await createWorld();
    const { secret } = await enrol(world, 'anna@example.com');
    const { session } = await world.signedIn(secret);
    await age(world, session.id, 1);
    await findSignedIn(world.context, secret, { isUse: false });
    await age(world, session.id, 1.1);
    expect(await findSignedIn(world.context, secret)).toBeNull();
  });
});

it('tries of one address are counted one by one', async () => {
  const { db } = await createTestDatabase();
  const tries = await Promise.all(Array.from({ length: 80 }, () => countTry(db, { kind: 'address', of: '192.0.2.1' })));
  expect(tries.filter(Boolean)).toHaveLength(60);
  expect(await countTry(db, { kind: 'address', of: '192.0.2.2' })).toBe(true);
  await sql`update sign_in_tries set since = since - interval '1 hour'`.execute(db);
  expect(await countTry(db, { kind: 'address', of: '192.0.2.1' })).toBe(true);
});
