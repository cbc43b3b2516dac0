import type { TestContext } from '#api/testing/test-context.ts';
import { deleteOldPlaces } from '#db/outbox/mail-quota.ts';
import { deleteOldJobs, emptySpentJobs } from '#db/outbox/outbox-store.ts';
import { openDeskService } from '#desk-service/desk-service.ts';
import { enter } from '#desk-service/testing/enter.ts';
import { addDays } from '#domain/calendar/date.ts';
import { tripStateNames } from '#domain/trip/states.ts';
import { readMonth } from '#operations/agencies/agency-store.ts';
import { listAgencyTrips } from '#operations/agencies/agency-trip-store.ts';
import { alertAnswersWhenDue, alertWhenDue } from '#operations/alerts/alert-trips.ts';
import { alertUntakenWhenDue } from '#operations/alerts/alert-untaken.ts';
import { planDutiesWhenDue } from '#operations/duties/trip-duties.ts';
import { createCertificateTasks } from '#operations/fleet/certificate-store.ts';
import { announceDelaysWhenDue } from '#operations/incidents/announce-delays.ts';
import { deleteOldMailMarks } from '#operations/messages/mailbox-store.ts';
import { deleteOldMessages } from '#operations/messages/message-store.ts';
import { forgetOldOnDuty } from '#operations/on-duty/forget-old.ts';
import { forgetOldJobs } from '#operations/partners/job-store.ts';
import { advanceOffersWhenDue } from '#operations/partners/send-round.ts';
import { forgetLongGone } from '#operations/privacy/replay-erasures.ts';
import { forgetOldSignIns } from '#operations/staff/forget-old-sign-ins.ts';
import { dueKinds, listDueTrips } from '#operations/trips/due-trips.ts';
import { deleteOldKeys } from '#operations/trips/old-keys.ts';
import { benchAgency } from './scale-data.ts';

/** Something that a person waits for, or the worker does each half minute. */
export type ScaleAction = { readonly name: string; readonly kind: 'interactive' | 'sweep'; readonly run: () => Promise<unknown> };

type Sample = { readonly reference: string; readonly customerId: string; readonly planned: string };

/** Every list, tab, filter and sort of the desk, what else its people open, and every sweep of the worker. `sample`: what is opened. */
export async function listScaleActions(context: TestContext, sample: Sample): Promise<readonly ScaleAction[]> {
  const asker = await enter(context, { roles: ['owner'] });
  const { queries } = openDeskService(asker, (work) => work);
  const interactive = (name: string, run: () => Promise<unknown>): ScaleAction => ({ name, kind: 'interactive', run });
  const sweep = (name: string, run: () => Promise<unknown>): ScaleAction => ({ name, kind: 'sweep', run });
  const today = context.now().slice(0, 10);
  const { reference, customerId: id, planned } = sample;
  const list = { search: '', state: '', site: '', from: '', to: '', order: '', owner: '', held: '', page: 1 };
  const run = { reference: planned, vehicle: '0' };
  const { db } = context;
  return [
    ...['earliest', 'nearest', 'latest'].map((order) =>
      interactive(`trips, ${order} first`, () => queries.tripList.page({ ...list, order })),
    ),
    ...tripStateNames.map((state) => interactive(`trips, ${state}`, () => queries.tripList.page({ ...list, state }))),
    ...tripStateNames.map((state) =>
      interactive(`trips, ${state}, earliest first`, () => queries.tripList.page({ ...list, state, order: 'earliest' })),
    ),
    interactive('trips of a site', () => queries.tripList.page({ ...list, site: 'es' })),
    interactive('trips of a month', () => queries.tripList.page({ ...list, from: addDays(today, -400), to: addDays(today, -370) })),
    interactive('trips that are mine', () => queries.tripList.page({ ...list, owner: 'me' })),
    interactive('trips, page 40', () => queries.tripList.page({ ...list, page: 40 })),
    ...['utrecht', 'ut', 'anna vries', 'klant777@', '06 12 34 56', reference, 'school 812', 'xyzzy'].map((search) =>
      interactive(`palette “${search.replace(reference, 'reference')}”`, () => queries.tripList.find({ search })),
    ),
    interactive('page of a trip', async () => {
      await queries.trips.page({ reference });
      await Promise.all([
        queries.onDuty.ofTrip({ reference }),
        queries.tasks.ofTrip({ reference }),
        queries.messages.ofTrip({ reference }),
      ]);
      await Promise.all([queries.journey.postings({ reference }), queries.journey.documents({ reference })]);
      await Promise.all([queries.customers.ofTrip({ reference }), queries.lostItems.ofTrip({ reference })]);
    }),
    interactive('Today', () => queries.today.inbox({})),
    interactive('board of 28 days', () => queries.plan.board({ from: today, days: '28', open: '' })),
    interactive('duties of the next fortnight', () => queries.plan.runs({})),
    interactive('crew of a duty', () => queries.plan.findCrew({ ...run, with: '' })),
    interactive('on the road', () => queries.onDuty.ahead({})),
    ...['', 'school 812', 'de vries', 'klant777@'].map((search) =>
      interactive(`customers “${search}”`, () => queries.customers.list({ search, kind: '', page: 1 })),
    ),
    interactive('customers, organisations', () => queries.customers.list({ search: '', kind: 'organisation', page: 1 })),
    interactive('a customer', async () => {
      await queries.customers.one({ id });
      await Promise.all([queries.customers.people({ id }), queries.customers.money({ id }), queries.customers.mails({ id })]);
      await Promise.all([queries.customers.trips({ id, page: 1 }), queries.customers.quotes({ id, page: 1 })]);
      await queries.customers.notes({ id });
    }),
    interactive('money, overview', () => queries.money.overview({})),
    interactive('money, bank lines', async () => [await queries.money.bankLines({}), await queries.money.recorded({})]),
    ...(['soon', 'overdue', 'all'] as const).map((show) =>
      interactive(`money, receivables and ageing, ${show}`, () => queries.money.receivables({ show, search: '' })),
    ),
    interactive('money, a receivable by name', () => queries.money.receivables({ show: 'all', search: 'vries' })),
    interactive('money, books', () => queries.money.books({})),
    interactive('money, cases and refunds', async () => [
      await queries.money.cases({}),
      await queries.money.writeOffs({}),
      await queries.money.refunds({}),
    ]),
    interactive('figures', () => queries.figures.ofWeeks({ from: '', to: '', site: '' })),
    interactive('an export of 500 trips', () => queries.tripList.export({ ...list, columns: ['reference'], only: [] })),
    interactive('follow-ups', () => queries.followUps.list({ mine: false })),
    ...(['open', 'mine', 'done', 'other'] as const).map((which) =>
      interactive(`messages, ${which}`, () => queries.messages.list({ list: which, search: '', before: '' })),
    ),
    interactive('messages, done, by a word', () => queries.messages.list({ list: 'done', search: 'hour', before: '' })),
    ...(['waiting', 'published', 'refused'] as const).map((state) =>
      interactive(`reviews, ${state}`, () => queries.reviews.list({ state, site: '', before: '' })),
    ),
    interactive('agencies', () => queries.agencies.list({})),
    interactive('an agency’s list by API', () => listAgencyTrips(db, { agencyId: benchAgency, after: null, limit: 50 })),
    interactive('an agency’s month', () => readMonth(db, { id: benchAgency })),
    interactive('drivers', () => queries.drivers.list({})),
    interactive('fleet', () => queries.fleet.all({})),
    interactive('what was done lately', () => queries.people.audit({})),
    ...dueKinds.map((kind) => sweep(`due: ${kind}`, () => listDueTrips(db, { kind, after: null, limit: 50 }))),
    sweep('delays', () => announceDelaysWhenDue(asker)),
    sweep('spent jobs', () => emptySpentJobs(db, 500)),
    sweep('old jobs', () => deleteOldJobs(db, 500)),
    sweep('old keys', () => deleteOldKeys(db, 500)),
    sweep('old sessions', () => forgetOldSignIns(db)),
    sweep('duties', () => planDutiesWhenDue(asker, 200)),
    sweep('rings', () => alertWhenDue(asker, 200)),
    sweep('answers', () => alertAnswersWhenDue(asker)),
    sweep('offers', () => advanceOffersWhenDue(asker, 100)),
    sweep('untaken', () => alertUntakenWhenDue(asker)),
    sweep('old partner jobs', () => forgetOldJobs(db)),
    sweep('paper tasks', () => createCertificateTasks(db)),
    sweep('old on duty', () => forgetOldOnDuty(db)),
    sweep('old messages', () => deleteOldMessages(db)),
    sweep('old mail marks', () => deleteOldMailMarks(db)),
    sweep('long gone', () => forgetLongGone(db)),
    sweep('old places', () => deleteOldPlaces(db)),
  ];
}
