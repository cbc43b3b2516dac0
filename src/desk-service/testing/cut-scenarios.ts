import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { askApproval } from '#operations/approvals/approvals.ts';
import { sendMessage } from '#operations/messages/send-message.ts';
import { insertReport } from '#operations/on-duty/report-store.ts';
import { saveCodes } from '#operations/staff/code-store.ts';
import { insertPasskey } from '#operations/staff/passkey-store.ts';
import { insertSession } from '#operations/staff/session-store.ts';
import { agencyScenarios } from './cut-agencies.ts';
import { callerScenarios, followUpScenarios, incidentScenarios } from './cut-calls.ts';
import { factScenarios, pageScenarios, pictureScenarios, rateScenarios, textScenarios } from './cut-content.ts';
import { customerScenarios } from './cut-customers.ts';
import { calendarScenarios, capacityScenarios, driverScenarios, fleetScenarios, tachographScenarios } from './cut-fleet.ts';
import { moneyScenarios } from './cut-money.ts';
import { extraTimeScenarios, laterStartScenario } from './cut-on-the-road.ts';
import { planListScenarios, todayScenarios, viewScenarios } from './cut-own-lists.ts';
import { offerScenarios, partnerScenarios, statementScenarios } from './cut-partners.ts';
import { summaryScenarios } from './cut-summaries.ts';
import { tripScenarios } from './cut-trips.ts';
import { beAlone, type Office, type Scenario, type Scenarios } from './cut-world.ts';

const key = { publicKey: new Uint8Array([1]), counter: 0, transports: [] };

async function addPasskey({ db, context }: Office): Promise<void> {
  await insertPasskey(db, { ...key, id: 'key', memberId: context.signedIn.member.id, name: 'key' });
}

async function addSession({ db, context }: Office) {
  const kind = { scope: 'whole', proof: 'passkey', minutes: 60 } as const;
  return await insertSession(db, { ...kind, memberId: context.signedIn.member.id, browser: 'phone', tokenHash: Buffer.from('phone') });
}

/** A message that waits for an answer, and its id. */
async function addMessage({ context, boss }: Office): Promise<string> {
  const question = { wish: 'message', name: 'Anna', email: 'bea@example.com', phone: '', reference: '', callWindow: 'any', website: '' };
  await sendMessage(context, { input: { ...question, subject: 'Rolstoel', text: 'Kan dat?' }, visit: { site: 'nl', language: 'nl' } });
  return (await boss.queries.messages.listOpen({}))[0]?.id ?? '';
}

const onMessage =
  (act: (office: Office['boss'], id: string, known: Office['known']) => Promise<unknown>): Scenario =>
  async (office) => {
    const id = await addMessage(office);
    return async (desk, { known }) => await act(desk, id, known);
  };

/** A request of this owner that another one has to approve. */
async function addApproval({ db, second, known }: Office): Promise<string> {
  await askApproval(db, { id: null, name: 'Somebody' }, { kind: 'erase', subject: 'x', payload: { typed: known.email } });
  return (await second.queries.approvals.open({}))[0]?.id ?? '';
}

const onLostItem =
  (
    act: (desk: Office['boss'], found: { readonly reference: string; readonly id: string; readonly code: string }) => Promise<unknown>,
    isFound = false,
  ): Scenario =>
  async ({ boss, db, known }) => {
    const reference = known.begun;
    await boss.acts.lostItems.report({ reference, what: 'a bag', place: 'row 4' });
    const id = (await boss.queries.lostItems.ofTrip({ reference }))[0]?.id ?? '';
    if (isFound) await boss.acts.lostItems.answer({ reference, id, isFound: true, note: 'at the depot' });
    const { rows } = await sql<{ code: string | null }>`select code from lost_items where id = ${id}`.execute(db);
    return async (desk) => await act(desk, { reference, id, code: rows[0]?.code ?? '' });
  };

const onReview =
  (act: (desk: Office['boss'], reference: string) => Promise<unknown>, isPublished = false): Scenario =>
  async ({ boss, known: { booked } }) => {
    if (isPublished) await boss.acts.reviews.publish({ reference: booked });
    return async (desk) => await act(desk, booked);
  };

async function placedCrew({ boss, known }: Office): Promise<string> {
  const run = { reference: known.booked, vehicle: '0' };
  const page = async () => (await boss.queries.plan.findCrew({ ...run, with: '' }))?.seen ?? 0;
  const crew = { ...run, vehicleId: known.vehicles[0], driverIds: [known.drivers[0]], reason: '' };
  await boss.acts.plan.place({ ...crew, seen: String(await page()) });
  return String(await page());
}

/** Another driver takes the first vehicle over at the second stop. */
function splitOf({ known }: Office) {
  return { reference: known.booked, vehicle: '0', stop: '1', takesOver: 'driver', vehicleId: '' as const, driverIds: [] };
}

const template = { name: 'Rolstoel', 'subject.nl': 'Uw rit {{reference}}', 'text.nl': 'Ja, dat kan.' };

async function addTemplate({ boss }: Office): Promise<string> {
  await boss.acts.templates.add({ typed: template });
  return (await boss.queries.templates.list({}))[0]?.id ?? '';
}

/** Acts of the desk: what each needs, and what it does. */
export const scenarios = {
  account: {
    changeLanguage: async () => (desk) => desk.acts.account.changeLanguage({ language: 'de' }),
    endSession: async (office) => {
      const { id } = await addSession(office);
      return (desk) => desk.acts.account.endSession({ id });
    },
    endOtherSessions: async (office) => {
      await addSession(office);
      return (desk) => desk.acts.account.endOtherSessions({});
    },
    endAllSessions: async (office) => {
      await addSession(office);
      return (desk) => desk.acts.account.endAllSessions({});
    },
    removePasskey: async (office) => {
      await addPasskey(office);
      await saveCodes(office.db, office.context.signedIn.member.id, { secret: Buffer.from('secret'), lastStep: 1 });
      return (desk) => desk.acts.account.removePasskey({ id: 'key' });
    },
    removeCodes: async (office) => {
      await addPasskey(office);
      await saveCodes(office.db, office.context.signedIn.member.id, { secret: Buffer.from('secret'), lastStep: 1 });
      return (desk) => desk.acts.account.removeCodes({});
    },
  },
  agencies: agencyScenarios,
  approvals: {
    approve: async (office) => {
      const id = await addApproval(office);
      return (desk) => desk.acts.approvals.approve({ id });
    },
    refuse: async (office) => {
      const id = await addApproval(office);
      return (desk) => desk.acts.approvals.refuse({ id });
    },
  },
  calendars: calendarScenarios,
  callers: callerScenarios,
  capacity: capacityScenarios,
  customers: customerScenarios,
  drivers: driverScenarios,
  extraTime: extraTimeScenarios,
  facts: factScenarios,
  fleet: fleetScenarios,
  followUps: followUpScenarios,
  incidents: incidentScenarios,
  lostItems: {
    report:
      async ({ known }) =>
      (desk) =>
        desk.acts.lostItems.report({ reference: known.begun, what: 'a bag', place: 'row 4' }),
    answer: onLostItem((desk, { reference, id }) => desk.acts.lostItems.answer({ reference, id, isFound: true, note: 'at the depot' })),
    handOver: onLostItem((desk, found) => desk.acts.lostItems.handOver(found), true),
  },
  messages: {
    answer: onMessage((desk, id) => desk.acts.messages.answer({ id, subject: 'Rolstoel', text: 'Ja.' })),
    close: onMessage((desk, id) => desk.acts.messages.close({ id })),
    reopen: async (office) => {
      const id = await addMessage(office);
      await office.boss.acts.messages.close({ id });
      return (desk) => desk.acts.messages.reopen({ id });
    },
    refuse: onMessage((desk, id) => desk.acts.messages.refuse({ id })),
    assign: onMessage((desk, id, { salesId }) => desk.acts.messages.assign({ id, owner: salesId, before: '' })),
    attach: onMessage((desk, id, { booked }) => desk.acts.messages.attach({ id, reference: booked, before: '' })),
  },
  summaries: summaryScenarios,
  money: moneyScenarios,
  onDuty: {
    releaseSheets: async (office) => {
      await placedCrew(office);
      return (desk) => desk.acts.onDuty.releaseSheets({ reference: office.known.booked, vehicle: '0' });
    },
    noteJourneyForm:
      async ({ known }) =>
      (desk) =>
        desk.acts.onDuty.noteJourneyForm({ reference: known.booked, vehicle: '0', book: 'A1', number: '7', shown: '' }),
    handleReport: async (office) => {
      await placedCrew(office);
      const { db, known } = office;
      const duty = await db.selectFrom('duties').select('id').where('trip_id', '=', known.tripId).executeTakeFirstOrThrow();
      const id = randomUUID();
      const at = new Date().toISOString();
      const report = { id, tripId: known.tripId, dutyId: duty.id, driverId: known.drivers[0], at, minutes: null, note: '' };
      await insertReport(db, { ...report, kind: 'breakdown', stop: null });
      return (desk) => desk.acts.onDuty.handleReport({ id });
    },
    changeDriverLink:
      async ({ known }) =>
      (desk) =>
        desk.acts.onDuty.changeDriverLink({ id: known.drivers[0], isEnded: false }),
  },
  offers: offerScenarios,
  pages: pageScenarios,
  partners: partnerScenarios,
  people: {
    invite: async () => (desk) => desk.acts.people.invite({ name: 'New', email: 'new@example.com', language: 'nl', role: ['sales'] }),
    inviteAgain:
      async ({ known }) =>
      (desk) =>
        desk.acts.people.inviteAgain({ id: known.salesId }),
    recover:
      async ({ known }) =>
      (desk) =>
        desk.acts.people.recover({ id: known.salesId }),
    endSessions:
      async ({ known }) =>
      (desk) =>
        desk.acts.people.endSessions({ id: known.salesId }),
    changeRoles:
      async ({ known }) =>
      (desk) =>
        desk.acts.people.changeRoles({ id: known.salesId, role: ['planner'], before: ['sales'] }),
    close:
      async ({ known }) =>
      (desk) =>
        desk.acts.people.close({ id: known.salesId }),
  },
  plan: {
    place: async ({ boss, known }) => {
      const run = { reference: known.booked, vehicle: '0' };
      const seen = String((await boss.queries.plan.findCrew({ ...run, with: '' }))?.seen ?? 0);
      return (desk) => desk.acts.plan.place({ ...run, vehicleId: known.vehicles[0], driverIds: [known.drivers[0]], reason: '', seen });
    },
    takeOff: async (office) => {
      const seen = await placedCrew(office);
      return (desk) => desk.acts.plan.takeOff({ reference: office.known.booked, vehicle: '0', seen });
    },
    split: async (office) => {
      const seen = await placedCrew(office);
      return (desk) => desk.acts.plan.split({ ...splitOf(office), seen });
    },
    join: async (office) => {
      await office.boss.acts.plan.split({ ...splitOf(office), seen: await placedCrew(office) });
      return (desk) => desk.acts.plan.join({ reference: office.known.booked, vehicle: '1', seen: '0' });
    },
    lock: async (office) => {
      const seen = await placedCrew(office);
      return (desk) => desk.acts.plan.lock({ reference: office.known.booked, vehicle: '0', seen });
    },
    unlock: async (office) => {
      const run = { reference: office.known.booked, vehicle: '0' };
      await office.boss.acts.plan.lock({ ...run, seen: await placedCrew(office) });
      const seen = String((await office.boss.queries.plan.findCrew({ ...run, with: '' }))?.seen ?? 0);
      return (desk) => desk.acts.plan.unlock({ ...run, seen });
    },
    noAnswer: async (office) => {
      await placedCrew(office);
      const run = { reference: office.known.booked, vehicle: '0' };
      return (desk) => desk.acts.plan.noAnswer({ ...run, driverId: office.known.drivers[0] });
    },
    reportIll: async (office) => {
      await placedCrew(office);
      const run = { reference: office.known.booked, vehicle: '0' };
      return (desk) => desk.acts.plan.reportIll({ ...run, driverId: office.known.drivers[0] });
    },
    startLater: laterStartScenario,
    late:
      async ({ known }) =>
      (desk) =>
        desk.acts.plan.late({ reference: known.booked, vehicle: '0', minutes: '25' }),
  },
  pictures: pictureScenarios,
  plans: planListScenarios,
  privacy: {
    erase: async (office) => {
      await beAlone(office);
      return (desk) => desk.acts.privacy.erase({ who: office.known.email });
    },
  },
  rates: rateScenarios,
  reviews: {
    publish: onReview((desk, reference) => desk.acts.reviews.publish({ reference })),
    reject: onReview((desk, reference) => desk.acts.reviews.reject({ reference, reason: 'other-trip' })),
    takeDown: onReview((desk, reference) => desk.acts.reviews.takeDown({ reference, reason: 'withdrawn' }), true),
    answer: onReview((desk, reference) => desk.acts.reviews.answer({ reference, reply: 'Thank you', shown: '' }), true),
    putBack: onReview((desk, reference) => desk.acts.reviews.putBack({ reference }), true),
  },
  statements: statementScenarios,
  tasks: {
    add:
      async ({ known }) =>
      (desk) =>
        desk.acts.tasks.add({ reference: known.booked, text: 'ring', owner: '', dueOn: '' }),
    mark: async ({ boss, known: { booked: reference } }) => {
      await boss.acts.tasks.add({ reference, text: 'ring', owner: '', dueOn: '' });
      const id = (await boss.queries.tasks.ofTrip({ reference })).tasks[0]?.id ?? '';
      return (desk) => desk.acts.tasks.mark({ reference, id, isDone: true });
    },
    close: async ({ db, known }) => {
      const id = randomUUID();
      await sql`insert into trip_tasks (id, trip_id, text, created_by, kind, key, facts)
        values (${id}, ${known.tripId}, '', '', 'posting', 'x', '{"country":"FR","verdict":"declare","why":"cabotage","operator":"X","vehicle":1}')`.execute(
        db,
      );
      return (desk) => desk.acts.tasks.close({ reference: known.booked, id, as: 'reference', answer: 'FR-123' });
    },
  },
  tachograph: tachographScenarios,
  templates: {
    add: async () => (desk) => desk.acts.templates.add({ typed: template }),
    change: async (office) => {
      const id = await addTemplate(office);
      return (desk) => desk.acts.templates.change({ id, version: '1', typed: { ...template, 'text.nl': 'Jazeker.' } });
    },
    drop: async (office) => {
      const id = await addTemplate(office);
      return (desk) => desk.acts.templates.drop({ id });
    },
  },
  texts: textScenarios,
  today: todayScenarios,
  views: viewScenarios,
  ...tripScenarios,
} satisfies Scenarios;
