import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { listApprovals } from '#operations/approvals/approvals.ts';
import { createCertificateTasks, listCertificateTasks } from '#operations/fleet/certificate-store.ts';
import { saveCertificate } from '#operations/fleet/edit-certificates.ts';
import { upsertOperator } from '#operations/fleet/operator-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { insertMember } from '#operations/staff/member-store.ts';
import { insertPasskey } from '#operations/staff/passkey-store.ts';
import { testAddresses } from '#operations/testing/addresses.ts';
import { changeBankAccount, savePartner } from './edit-partners.ts';
import { findPartner, listPartners } from './partner-store.ts';
import { findEligibilityProblems } from './rules/eligibility.ts';

const by = { id: null, name: 'Mo Planner' };
const input = {
  state: 'active',
  language: 'fr',
  classes: ['coachHire'],
  insuredEuros: '5000000',
  paymentDays: '30',
  iban: 'fr76 3000 6000 0112 3456 7890 189',
};

async function createRegister() {
  const { db } = await createTestDatabase();
  const context = { db, addresses: testAddresses };
  const operator = { kind: 'partner', name: 'Autocars Bertrand', country: 'FR', phone: '+33478000000', email: 'b@example.com' } as const;
  const id = (await upsertOperator(db, null, operator)) ?? '';
  const own = (await upsertOperator(db, null, { ...operator, kind: 'own', name: 'Convoya' })) ?? '';
  return { db, context, id, own, today: todayIn(planningZone, new Date().toISOString()) };
}

describe('the register of partners', () => {
  it('stores what was typed, reports errors, and refuses our own company as a partner', async () => {
    const { db, context, id, own } = await createRegister();
    expect(await savePartner(context, by, { id, input })).toEqual({ ok: true, value: true });
    expect((await findPartner(db, id))?.profile).toMatchObject({
      state: 'active',
      classes: ['coachHire'],
      iban: 'FR7630006000011234567890189',
    });
    const wrong = await savePartner(context, by, { id, input: { ...input, iban: 'unknown', paymentDays: '900', language: 'xx' } });
    const issues = wrong.ok || wrong.failure.why !== 'mistyped' ? [] : wrong.failure.issues;
    expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual(['language invalid', 'iban invalid', 'paymentDays too-many']);
    expect((await findPartner(db, id))?.profile.paymentDays).toBe(30);
    expect(await savePartner(context, by, { id: own, input })).toEqual({ ok: false, failure: { why: 'gone' } });
    expect(await listPartners(db)).toHaveLength(1);
  });

  it('becomes eligible once all documents are on file, and asks in time for an expiring one', async () => {
    const { db, context, id, today } = await createRegister();
    await savePartner(context, by, { id, input });
    const findProblems = async () => {
      const partner = await findPartner(db, id);
      return partner === null ? null : findEligibilityProblems(partner, { class: 'coachHire', lastDay: today }, today);
    };
    expect(await findProblems()).toHaveLength(5);
    for (const kind of ['operator-licence', 'insurance', 'signed-terms', 'self-billing', 'papers-check']) {
      const validUntil = addDays(today, kind === 'insurance' ? 20 : 300);
      const certificate = { owner: { subject: 'operator' as const, id }, name: 'Bertrand', input: { kind, number: '', validUntil } };
      expect(await saveCertificate(context, by, certificate)).toMatchObject({ ok: true });
    }
    expect(await findProblems()).toEqual([]);
    expect(await createCertificateTasks(db)).toBe(1);
    expect(await createCertificateTasks(db)).toBe(0);
    expect(await listCertificateTasks(db)).toMatchObject([{ subject: 'operator', kind: 'insurance', days: 30 }]);
  });

  it('changes a bank account with a fresh proof alone, and by two people where there are two', async () => {
    const { db, context, id } = await createRegister();
    await savePartner(context, by, { id, input });
    const account = async () => (await findPartner(db, id))?.profile.iban;
    const asking = await insertMember(db, { email: 'a@example.com', name: 'Ann', language: 'nl', roles: ['planner'] });
    const other = await insertMember(db, { email: 'b@example.com', name: 'Bea', language: 'nl', roles: ['owner'] });
    if (asking === null || other === null) throw new Error('there already');
    const changed = { ...input, iban: 'NL91ABNA0417164300', paymentDays: '14' };
    const refused = { id, input: changed, bankRefusal: 'prove-again' } as const;
    expect(await savePartner(context, asking, refused)).toEqual({ ok: false, failure: { why: 'prove-again' } });
    expect(await savePartner(context, asking, { ...refused, input: { ...input, paymentDays: '21' } })).toMatchObject({ ok: true });
    const key = { id: 'key', memberId: other.id, publicKey: new Uint8Array([1]), counter: 0, transports: [], name: '' };
    await insertPasskey(db, key);
    expect(await savePartner(context, asking, { id, input: changed })).toEqual({ ok: false, failure: { why: 'second-person' } });
    expect([await account(), (await findPartner(db, id))?.profile.paymentDays]).toEqual(['FR7630006000011234567890189', 14]);
    const [approval] = await listApprovals(db);
    expect(approval).toMatchObject({ kind: 'bank-account', askedByName: 'Ann', payload: { iban: 'NL91ABNA0417164300' } });
    const asked = { operatorId: id, before: 'FR7630006000011234567890189', iban: 'NL91ABNA0417164300' };
    expect((await changeBankAccount(db, other, asked)).ok).toBe(true);
    expect(await account()).toBe('NL91ABNA0417164300');
    expect(await changeBankAccount(db, other, asked)).toEqual({ ok: false, failure: 'gone' });
  });
});
