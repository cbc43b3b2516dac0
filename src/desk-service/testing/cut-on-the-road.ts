import { sql } from 'kysely';
import { placeCrew } from '#operations/duties/place-crew.ts';
import { readDuties } from '#operations/duties/trip-duties.ts';
import { setUnderWay } from '#operations/on-duty/testing/set-under-way.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { staffOf } from '../act.ts';
import type { Office, Scenario, Scenarios } from './cut-world.ts';

async function findBooked({ db, known }: Office) {
  const trip = await findTripByReference(db, known.booked);
  if (trip === null) throw new Error('gone');
  return trip;
}

export const extraTimeScenarios = {
  agree: async (office) => {
    const { db, boss, context, known } = office;
    const { booked: reference, vehicles, drivers } = known;
    await setUnderWay(db, await findBooked(office));
    await sql`delete from duties`.execute(db);
    await readDuties(context, await findBooked(office));
    const placed = { reference, vehicleIndex: 0, vehicleId: vehicles[0], driverIds: [drivers[0]], overrideReason: 'seen', seen: null };
    await placeCrew(context, { ...placed, staff: staffOf(context) });
    const { card, problem } = await boss.queries.extraTime.card({ reference, minutes: '60' });
    if (card === null) throw new Error(problem ?? 'no card');
    const asked = { reference, version: String(card.version), minutes: '60', toldCents: String(card.differenceCents) };
    return (desk) => desk.acts.extraTime.agree(asked);
  },
} satisfies Scenarios['extraTime'];

/** The way to the group is planned half an hour longer than it is from the depot of the coach. */
export const laterStartScenario: Scenario = async (office) => {
  const { db, boss, known } = office;
  const parts = [
    { kind: 'empty-drive', minutes: 120 },
    { kind: 'drive', minutes: 120 },
  ];
  await sql`update duties set parts = ${JSON.stringify(parts)}::jsonb, ends_at = starts_at + interval '4 hours',
    vehicle_until = starts_at + interval '4 hours' where trip_id = ${known.tripId}`.execute(db);
  const run = { reference: known.booked, vehicle: '0' };
  const seen = async () => String((await boss.queries.plan.findCrew({ ...run, with: '' }))?.seen ?? 0);
  const crew = { ...run, vehicleId: known.vehicles[0], driverIds: [known.drivers[0]], reason: '' };
  await boss.acts.plan.place({ ...crew, seen: await seen() });
  const asked = { ...run, minutes: '5', seen: await seen() };
  return (desk) => desk.acts.plan.startLater(asked);
};
