import { toLocal } from '#domain/calendar/zoned.ts';
import { storePlan, workOutPlan } from '#operations/duties/make-plan.ts';
import { usualWeights } from '#operations/duties/rules/propose/week/week.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { Office, Scenarios } from './cut-world.ts';
import { openFor } from './open-for.ts';

/** A plan of the booked trip's day, worked out; its id. */
async function addPlan({ db, context, known }: Office): Promise<string> {
  const duty = await db.selectFrom('duties').select('starts_at').where('trip_id', '=', known.tripId).executeTakeFirstOrThrow();
  const from = toLocal(duty.starts_at, planningZone).date;
  const stored = await storePlan(db, { from, days: 3, weights: usualWeights, madeBy: 'Mo owner' });
  if (!stored.ok) throw new Error(stored.failure);
  await (await workOutPlan(context, stored.value.id)).finished;
  return stored.value.id;
}

/** What is tried of a plan is what is stored of it, so its search never ends. */
function openWithoutEnd({ context }: Office) {
  return openFor({ ...context, planWeek: async () => await new Promise<null>(() => undefined) });
}

const typedWeights = { emptyKilometres: '1', cost: '1', hours: '1', nights: '1', weekends: '1', freeDays: '1', homeNights: '1' };

export const planListScenarios = {
  start: async ({ db, known }) => {
    const duty = await db.selectFrom('duties').select('starts_at').where('trip_id', '=', known.tripId).executeTakeFirstOrThrow();
    const asked = { key: crypto.randomUUID(), from: toLocal(duty.starts_at, planningZone).date, days: '3' };
    return (_desk, office) => openWithoutEnd(office).acts.plans.start({ ...asked, ...typedWeights });
  },
  cancel: async (office) => {
    const stored = await storePlan(office.db, { from: '2030-01-01', days: 3, weights: usualWeights, madeBy: 'Mo owner' });
    if (!stored.ok) throw new Error(stored.failure);
    return (desk) => desk.acts.plans.cancel({ id: stored.value.id });
  },
  accept: async (office) => {
    const id = await addPlan(office);
    return (desk) => desk.acts.plans.accept({ id, leftOut: [] });
  },
  undo: async (office) => {
    const id = await addPlan(office);
    await office.boss.acts.plans.accept({ id, leftOut: [] });
    return (desk) => desk.acts.plans.undo({ id });
  },
} satisfies Scenarios['plans'];

const request = ({ known }: Office) => `request ${known.request}`;

async function failMail({ db, boss, known: { booked } }: Office): Promise<string> {
  const trip = await db.selectFrom('trips').select('id').where('reference', '=', booked).executeTakeFirstOrThrow();
  const failed = { kind: 'mail', trip_id: trip.id, payload: '{}', failed_at: new Date().toISOString(), last_error: 'full' };
  await db
    .insertInto('outbox')
    .values({ id: crypto.randomUUID(), message_id: '<quote.x@example.com>', ...failed })
    .execute();
  const { lines } = await boss.queries.today.inbox({});
  return lines.find(({ kind }) => kind === 'mail')?.key ?? '';
}

export const todayScenarios = {
  finish: async (office) => {
    const key = await failMail(office);
    return (desk) => desk.acts.today.finish({ key });
  },
  putOff: async (office) => (desk) => desk.acts.today.putOff({ key: request(office), later: 'hour' }),
  bringBack: async (office) => {
    await office.boss.acts.today.putOff({ key: request(office), later: 'hour' });
    return (desk) => desk.acts.today.bringBack({ key: request(office) });
  },
} satisfies Scenarios['today'];

const view = { name: 'Booked', query: 'state=booked', isForAll: false };

async function saveView({ boss }: Office): Promise<string> {
  await boss.acts.views.save(view);
  return (await boss.queries.views.list({}))[0]?.id ?? '';
}

export const viewScenarios = {
  save: async () => (desk) => desk.acts.views.save(view),
  rename: async (office) => {
    const id = await saveView(office);
    return (desk) => desk.acts.views.rename({ id, name: 'Mine' });
  },
  remove: async (office) => {
    const id = await saveView(office);
    return (desk) => desk.acts.views.remove({ id });
  },
} satisfies Scenarios['views'];
