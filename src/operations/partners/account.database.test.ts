import { sql } from 'kysely';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { upsertOperator } from '#operations/fleet/operator-store.ts';
import { forgetOldSignIns } from '#operations/staff/forget-old-sign-ins.ts';
import {
  findPartnerSignedIn,
  redeemPartnerLink,
  requestPartnerLink,
  settlePartnerAccount,
  signPartnerOut,
  signPartnerOutEverywhere,
} from '#operations/staff/partner-accounts.ts';
import { acceptOffer } from './answer-offer.ts';
import { readPartnerAccount } from './read-partner-account.ts';
import { createWorld } from './testing/partner-world.ts';

const linkMail = v.object({ kind: v.literal('partner-link'), partner: v.string(), url: v.string() });
const browser = 'Firefox';

async function createAccounts() {
  const world = await createWorld();
  const { db, partners } = world;
  const context = { ...world.context, deskUrl: 'https://desk.example.com' };
  const links = async () => {
    const rows = await db.selectFrom('outbox').select('payload').orderBy('created_at').orderBy('id').execute();
    return rows.flatMap(({ payload }) => (v.is(linkMail, payload) ? [payload] : []));
  };
  const secretFor = async (email: string) => {
    await requestPartnerLink(context, email);
    return (await links()).at(-1)?.url.split('#')[1] ?? '';
  };
  const enter = async (email: string) => {
    const opened = await redeemPartnerLink(context, { secret: await secretFor(email), browser });
    if (!opened.ok) throw new Error('Not opened');
    return opened.value;
  };
  const whose = async (secret: string) => (await findPartnerSignedIn(context, secret))?.operatorId ?? null;
  return { ...world, context, first: partners[0] ?? '', links, secretFor, enter, whose };
}

describe('a partner’s account', () => {
  it('opens once by a link to the mailbox on file, regardless of case, and does not reveal its owner', async () => {
    const { db, context, first, links, secretFor, whose } = await createAccounts();
    expect(await requestPartnerLink(context, 'nobody@example.com')).toEqual({ ok: true, value: true });
    expect(await links()).toEqual([]);
    expect(await requestPartnerLink(context, 'p0')).toEqual({ ok: false, failure: 'email' });
    const secret = await secretFor(' P0@Example.com ');
    const opened = await Promise.all([1, 2, 3].map(() => redeemPartnerLink(context, { secret, browser })));
    expect(opened.filter(({ ok }) => ok)).toHaveLength(1);
    const [session = ''] = opened.flatMap((each) => (each.ok ? [each.value] : []));
    expect(await whose(session)).toBe(first);
    expect(await whose(secret)).toBeNull();
    expect(await db.selectFrom('staff_audit').select(['act', 'subject']).where('act', '=', 'partner-sign-in').execute()).toHaveLength(1);
    const stored =
      await sql`select to_jsonb(s)::text as row from partner_sessions s union select to_jsonb(p)::text from partner_proofs p`.execute(db);
    expect(JSON.stringify(stored.rows)).not.toContain(session);
    await signPartnerOut(context, session);
    expect(await whose(session)).toBeNull();
  });

  it('ends its sessions on all devices by one press, and no other partner’s', async () => {
    const { context, first, enter, whose } = await createAccounts();
    const [here, lost, other] = [await enter('p0@example.com'), await enter('p0@example.com'), await enter('p1@example.com')];
    expect([await whose(here), await whose(lost)]).toEqual([first, first]);
    await signPartnerOutEverywhere(context, here);
    expect([await whose(here), await whose(lost)]).toEqual([null, null]);
    expect(await whose(other)).not.toBeNull();
  });

  it('gets a link for each partner whose mailbox it is, and three an hour', async () => {
    const { db, context, partners, links } = await createAccounts();
    await db.updateTable('operators').set({ email: 'all@example.com' }).where('id', 'in', partners.slice(0, 2)).execute();
    await requestPartnerLink(context, 'all@example.com');
    expect((await links()).map(({ partner }) => partner)).toEqual(['Partner 0', 'Partner 1']);
    await requestPartnerLink(context, 'all@example.com');
    expect(await links()).toHaveLength(3);
  });

  it('ends at once when it is closed, when the address changes, and when the partnership ends', async () => {
    const { db, context, first, enter, secretFor, whose } = await createAccounts();
    const by = { id: '0193f0c0-0000-7000-8000-000000000001', name: 'Mo' };
    const closed = { operatorId: first, isClosed: true };
    const [session, waiting] = [await enter('p0@example.com'), await secretFor('p0@example.com')];
    expect(await settlePartnerAccount(context, by, closed)).toMatchObject({ ok: true });
    expect(await whose(session)).toBeNull();
    expect(await redeemPartnerLink(context, { secret: waiting, browser })).toEqual({ ok: false, failure: 'used' });
    await settlePartnerAccount(context, by, { ...closed, isClosed: false });
    expect(await whose(session)).toBeNull();
    const again = await enter('p0@example.com');
    await db.updateTable('operators').set({ email: 'other@example.com' }).where('id', '=', first).execute();
    expect(await whose(again)).toBeNull();
    const other = await enter('other@example.com');
    expect(await whose(other)).toBe(first);
    await sql`update partners set state = 'ended'`.execute(db);
    expect(await whose(other)).toBeNull();
    expect(await settlePartnerAccount(context, by, { operatorId: by.id, isClosed: true })).toEqual({ ok: false, failure: 'gone' });
  });

  it('ends after half a day, and its links after ten minutes', async () => {
    const { db, context, enter, secretFor, whose } = await createAccounts();
    const session = await enter('p0@example.com');
    const waiting = await secretFor('p0@example.com');
    const minutesOf = async (table: 'partner_sessions' | 'partner_proofs') =>
      (
        await sql<{
          minutes: number;
        }>`select round(extract(epoch from expires_at - now()) / 60)::integer as minutes from ${sql.table(table)}`.execute(db)
      ).rows[0]?.minutes;
    expect([await minutesOf('partner_sessions'), await minutesOf('partner_proofs')]).toEqual([720, 10]);
    await sql`update partner_sessions set expires_at = now()`.execute(db);
    await sql`update partner_proofs set expires_at = now()`.execute(db);
    expect(await whose(session)).toBeNull();
    expect(await redeemPartnerLink(context, { secret: waiting, browser })).toEqual({ ok: false, failure: 'used' });
    await forgetOldSignIns(db);
    expect(await minutesOf('partner_sessions')).toBeUndefined();
  });

  it('shows the partner’s waiting, current and past jobs, and nothing of another partner or of the customer before acceptance', async () => {
    const { db, context, offer, keys, partners, trip, reference } = await createAccounts();
    const [first = '', second = '', third = ''] = partners;
    await offer({ partners: [first, second] });
    expect(await readPartnerAccount(context, third)).toMatchObject({ offers: [], jobs: [], past: [], certificates: expect.any(Array) });
    const [key = '', other = ''] = await keys();
    const before = await readPartnerAccount(context, first);
    expect(before).toMatchObject({ partner: 'Partner 0', language: 'fr', offers: [{ key, from: expect.stringMatching(/\S/) }], jobs: [] });
    const { customer, quote } = await trip();
    for (const secret of [customer.lastName, customer.email, reference, other, String(quote?.options[0]?.totalCents ?? '-')]) {
      expect(JSON.stringify(before)).not.toContain(secret);
    }
    await acceptOffer(context, key);
    expect(await readPartnerAccount(context, first)).toMatchObject({
      offers: [],
      jobs: [{ key, reference, crew: null, fee: { cents: 0 } }],
    });
    expect(await readPartnerAccount(context, second)).toMatchObject({ offers: [], jobs: [] });
    await sql`update jobs set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day'`.execute(db);
    await sql`update papers set valid_until = current_date - 2 where kind = 'insurance'`.execute(db);
    const after = await readPartnerAccount(context, first);
    expect(after).toMatchObject({ jobs: [], past: [{ reference, fee: null }] });
    expect(after?.certificates.filter(({ isOver }) => isOver)).toMatchObject([{ kind: 'insurance' }]);
    expect(after?.scores.find(({ measure }) => measure === 'answered')?.facts).toMatchObject([{ kind: 'accepted' }]);
    expect(
      await readPartnerAccount(
        context,
        (await upsertOperator(db, null, { kind: 'own', name: 'Own', country: 'NL', phone: '+31301234567', email: '' })) ?? '',
      ),
    ).toBeNull();
  });
});
