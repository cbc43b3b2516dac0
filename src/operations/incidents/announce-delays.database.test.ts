import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { staffRights } from '#operations/staff/rules/rights.ts';
import { deleteMailPause } from '#operations/trips/mail-pause-store.ts';
import { pauseMails } from '#operations/trips/pause-mails.ts';
import { announceDelaysWhenDue } from './announce-delays.ts';
import { announceIncident } from './incident-messages.ts';
import { listIncidentLines, listIncidentsOfTrip } from './incident-store.ts';
import { openByReport } from './open-incident.ts';

const staff = { kind: 'staff', name: 'Mo Planner', id: null, rights: staffRights } as const;

async function createWorld() {
  const { db, context: base, execute } = await createBookedTrip();
  const context = { ...base, sendsTexts: true };
  const { id: tripId, reference } = await db.selectFrom('trips').select(['id', 'reference']).executeTakeFirstOrThrow();
  await sql`update trips set first_contact = '{"name":"Loes","phoneNumber":"06 12345678"}' where id = ${tripId}`.execute(db);
  const report = async (minutes: number) =>
    await openByReport(context, { tripId, vehicleIndex: 0, kind: 'delay', minutes, note: '', by: 'Jan', save: async () => true });
  const later = async (minutes: number) =>
    await sql`update incidents set minutes_at = minutes_at - ${minutes} * interval '1 minute'`.execute(db);
  const announce = async () => await announceDelaysWhenDue(context);
  const sent = async () => {
    const rows = await db.selectFrom('outbox').select(['kind', 'message_id', 'payload']).orderBy('id').execute();
    return rows.filter(({ kind, message_id }) => kind === 'sms' || message_id.startsWith('<incident.'));
  };
  const ofGroup = async () => {
    await sql`update trips set is_shared = true`.execute(db);
    const { share_key: id } = await db.selectFrom('trips').select('share_key').executeTakeFirstOrThrow();
    return await execute('query ($id: String!) { getSharedTrip(shareId: $id) { delayMinutes } }', { id });
  };
  return { db, context, tripId, reference, report, later, announce, sent, ofGroup };
}

describe('a delay that a driver reports', () => {
  it('is announced automatically after two quiet minutes, once, to the customer and the passengers', async () => {
    const { db, tripId, report, later, announce, sent, ofGroup } = await createWorld();
    await report(30);
    expect([await announce(), await sent()]).toEqual([0, []]);
    await later(1);
    await report(45);
    await later(1.5);
    expect(await announce()).toBe(0);
    await later(1);
    expect((await Promise.all([announce(), announce(), announce()])).reduce((sum, each) => sum + each)).toBe(1);
    expect((await sent()).map(({ kind }) => kind).toSorted()).toEqual(['mail', 'sms']);
    expect(JSON.stringify((await sent())[0]?.payload)).toContain('45 min');
    expect(await announce()).toBe(0);
    expect(await ofGroup()).toMatchObject({ data: { getSharedTrip: { delayMinutes: 45 } } });
    const [incident] = await listIncidentsOfTrip(db, tripId);
    expect(incident).toMatchObject({ announcedMinutes: 45 });
    expect((await listIncidentLines(db, incident?.id ?? '')).at(-1)).toMatchObject({ what: 'told', by: 'Convoya', messages: 2 });
  });

  it('is announced again after a change of five minutes, and not below', async () => {
    const { report, later, announce, sent } = await createWorld();
    for (const [minutes, expected] of [
      [30, 1],
      [34, 0],
      [35, 1],
      [20, 1],
    ] as const) {
      await report(minutes);
      await later(3);
      expect([minutes, await announce()]).toEqual([minutes, expected]);
    }
    expect((await sent()).filter(({ kind }) => kind === 'mail')).toHaveLength(3);
  });

  it('is not announced while a person pauses the messages, or after a person announced it', async () => {
    const { db, context, tripId, reference, report, later, announce } = await createWorld();
    await pauseMails(context, { reference, staff, reason: 'we ring them' });
    await report(30);
    await later(3);
    expect(await announce()).toBe(0);
    await db.transaction().execute(async (tx) => deleteMailPause(tx, tripId));
    await announceIncident(context, { reference, staff, version: null, text: 'About half an hour late.', minutes: 20 });
    expect(await announce()).toBe(0);
  });
});
