import { sql } from 'kysely';
import { upsertCertificate } from '#operations/fleet/certificate-store.ts';
import { upsertOperator } from '#operations/fleet/operator-store.ts';
import { acceptOffer } from '#operations/partners/answer-offer.ts';
import { askPrice } from '#operations/partners/counters/ask-price.ts';
import { saveProfile } from '#operations/partners/partner-store.ts';
import { samplePartner } from '#operations/partners/rules/testing/sample-partner.ts';
import { listStatements } from '#operations/partners/statement-store.ts';
import { approveStatement, disputeLine } from '#operations/partners/statements/agree-statement.ts';
import { closeStatementsWhenDue } from '#operations/partners/statements/close-statements.ts';
import type { Office, Scenario, Scenarios } from './cut-world.ts';

/** A partner that may drive every class. */
async function addPartner({ db }: Office): Promise<string> {
  const { operator, profile, certificates } = samplePartner();
  const { id: _id, ...draft } = operator;
  const id = (await upsertOperator(db, null, draft)) ?? '';
  await saveProfile(db, id, { ...profile, classes: ['coachHire', 'midibus', 'minibus', 'taxiBus', 'doubleDecker', 'specialBus'] });
  const taxi = { kind: 'taxi-licence', number: '', validUntil: '2030-12-31' } as const;
  for (const certificate of [...certificates, taxi]) await upsertCertificate(db, { subject: 'operator', id }, certificate, 'Mo');
  return id;
}

async function draftOffer(office: Office) {
  const partner = await addPartner(office);
  const run = { reference: office.known.booked, vehicle: '0' };
  return { ...run, mode: 'first', partners: [partner], price: '100', atOnce: '1', raise: '5', reason: '' };
}

async function sendOffer(office: Office): Promise<string> {
  await office.boss.acts.offers.send(await draftOffer(office));
  return (await office.boss.queries.offers.work({})).offers[0]?.id ?? '';
}

/** The booked trip is a partner's job; the ids of both. */
async function addJob(office: Office) {
  await sendOffer(office);
  const { key, operator_id: partner } = await office.db
    .selectFrom('offer_recipients')
    .select(['key', 'operator_id'])
    .executeTakeFirstOrThrow();
  await acceptOffer(office.context, key);
  return { partner, job: (await office.boss.queries.offers.work({})).jobs[0]?.id ?? '' };
}

/** A partner that asked for another price, and its turn as the desk saw it. */
async function askOtherPrice(office: Office) {
  await sendOffer(office);
  const { key } = await office.db.selectFrom('offer_recipients').select('key').executeTakeFirstOrThrow();
  const asked = await askPrice(office.context, key, { price: '120', hours: '4', reason: 'long empty way' });
  if (!asked.ok) throw new Error(asked.failure.why);
  const [offer] = (await office.boss.queries.offers.work({})).offers;
  return { reference: office.known.booked, id: offer?.asked[0]?.counters[0]?.id ?? '' };
}

const onCounter =
  (act: (desk: Office['boss'], turn: Awaited<ReturnType<typeof askOtherPrice>>) => Promise<unknown>): Scenario =>
  async (office) => {
    const turn = await askOtherPrice(office);
    return async (desk) => await act(desk, turn);
  };

export const offerScenarios = {
  acceptCounter: onCounter((desk, turn) => desk.acts.offers.acceptCounter({ ...turn, floorReason: '' })),
  refuseCounter: onCounter((desk, turn) => desk.acts.offers.refuseCounter({ ...turn, reason: 'too much' })),
  answerCounter: onCounter((desk, turn) =>
    desk.acts.offers.answerCounter({ ...turn, price: '110', hours: '24', reason: 'half way', floorReason: '' }),
  ),
  send: async (office) => {
    const offer = await draftOffer(office);
    return (desk) => desk.acts.offers.send(offer);
  },
  withdraw: async (office) => {
    const id = await sendOffer(office);
    return (desk) => desk.acts.offers.withdraw({ reference: office.known.booked, id });
  },
} satisfies Scenarios['offers'];

export const partnerScenarios = {
  saveProfile: async (office) => {
    const id = await addPartner(office);
    const { operatorId: _id, ...profile } = samplePartner().profile;
    const lists = { languages: [...profile.languages], classes: [...profile.classes] };
    const typed = { ...profile, ...lists, insuredEuros: '5000000', paymentDays: '14', selfBillingOn: '2026-01-15', zip: '69004' };
    return (desk) => desk.acts.partners.saveProfile({ id, seen: '0', ...typed });
  },
  settleAccount: async (office) => {
    const id = await addPartner(office);
    return (desk) => desk.acts.partners.settleAccount({ id, isClosed: true });
  },
} satisfies Scenarios['partners'];

/** The statement of last month with the job on it, as sent to the partner. */
async function addStatement(office: Office) {
  const { partner } = await addJob(office);
  const { db, context } = office;
  const middle = sql`date_trunc('month', now()) - interval '1 month' + interval '14 days'`;
  await sql`update jobs set starts_at = ${middle} - interval '8 hours', ends_at = ${middle}`.execute(db);
  await closeStatementsWhenDue(context);
  const [made] = await listStatements(db, { operatorId: partner });
  if (made === undefined) throw new Error('No statement');
  return { ...made, line: made.contents.lines[0]?.id ?? '' };
}

export const statementScenarios = {
  settle: async (office) => {
    const { id, key, line } = await addStatement(office);
    await disputeLine(office.context, key, { lineId: line, reason: 'two hours more' });
    return (desk) => desk.acts.statements.settle({ id, line });
  },
  issue: async (office) => {
    const { id, key } = await addStatement(office);
    await sql`update partners set city = ''`.execute(office.db);
    await approveStatement(office.context, key);
    await sql`update partners set city = 'Lyon'`.execute(office.db);
    return (desk) => desk.acts.statements.issue({ id });
  },
  correct: async (office) => {
    const { job } = await addJob(office);
    return (desk) => desk.acts.statements.correct({ job, amount: '-10', reason: 'an hour late' });
  },
} satisfies Scenarios['statements'];
