import { sql } from 'kysely';
import * as v from 'valibot';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { upsertCertificate } from '#operations/fleet/certificate-store.ts';
import { upsertOperator } from '#operations/fleet/operator-store.ts';
import { staffRights } from '#operations/staff/rules/rights.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { acceptOffer } from '../answer-offer.ts';
import { draftOffer } from '../draft-offer.ts';
import { saveProfile } from '../partner-store.ts';
import { samplePartner } from '../rules/testing/sample-partner.ts';
import { sendOffer } from '../send-offer.ts';

export const staff = { kind: 'staff', name: 'Mo Planner', id: null, rights: staffRights } as const;
const planner = { ...staff, rights: staffRights.filter((right) => right !== 'offer-below-floor') };
const mailSchema = v.object({
  kind: v.string(),
  occasion: v.string(),
  language: v.string(),
  recipient: v.object({ email: v.string() }),
  url: v.string(),
  job: v.object({ from: v.string(), to: v.string() }),
});

/** A booked trip far ahead, and this many eligible partners. */
export async function createWorld({ count = 3 } = {}) {
  const { db, context } = await createBookedTrip();
  const sample = samplePartner();
  const partners: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id: _id, ...operator } = { ...sample.operator, name: `Partner ${index}`, email: `p${index}@example.com` };
    const id = (await upsertOperator(db, null, operator)) ?? '';
    await saveProfile(db, id, { ...sample.profile, classes: ['coachHire', 'midibus', 'minibus', 'taxiBus', 'doubleDecker', 'specialBus'] });
    for (const certificate of [...sample.certificates, { kind: 'taxi-licence', number: '', validUntil: '2030-12-31' } as const]) {
      await upsertCertificate(db, { subject: 'operator', id }, certificate, 'Mo');
    }
    partners.push(id);
  }
  const { reference } = await db.selectFrom('trips').select('reference').executeTakeFirstOrThrow();
  const run = { reference, vehicleIndex: 0 };
  const draft = await draftOffer(context, run);
  const plain = {
    mode: 'first',
    partners,
    atOnce: count,
    priceCents: (draft?.highestCents ?? 0) - 1_000,
    raisePercent: 5,
    reason: '',
  } as const;
  const offer = async (changes: Partial<Parameters<typeof sendOffer>[1]> = {}) =>
    await sendOffer(context, { ...run, ...plain, staff: planner, ...changes });
  const mails = async () => {
    const rows = await db.selectFrom('outbox').select('payload').orderBy('created_at').orderBy('id').execute();
    return rows.flatMap(({ payload }) => (v.is(mailSchema, payload) && payload.kind === 'partner-job' ? [payload] : []));
  };
  const mailed = async () => (await mails()).map(({ occasion, recipient }) => `${occasion} ${recipient.email}`).sort();
  /** The keys of the asked partners, in their order. */
  const keys = async () => {
    const rows = await db.selectFrom('offer_recipients').select(['key', 'operator_id']).orderBy('place').execute();
    return rows.map(({ key }) => key);
  };
  const trip = async () => {
    const found = await findTripByReference(db, reference);
    if (found === null) throw new Error('No trip');
    return found;
  };
  const overdue = async () => {
    await sql`update job_offers set deadline = now() - interval '1 minute' where state = 'open'`.execute(db);
    await sql`update offer_recipients set deadline = now() - interval '1 minute' where sent_at is not null`.execute(db);
  };
  return { db, context, run, reference, partners, draft, offer, mails, mailed, keys, trip, overdue };
}

/** The same with the job accepted by the first. */
export async function createJob() {
  const world = await createWorld();
  await world.offer();
  const [key = '', other = ''] = await world.keys();
  await acceptOffer(world.context, key);
  return { ...world, key, other };
}
