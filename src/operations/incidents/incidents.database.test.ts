import { sql } from 'kysely';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createBird } from '#adapters/text-messages/bird/create-bird.ts';
import { deliverTexts } from '#adapters/text-messages/deliver.ts';
import { startFakeBird } from '#adapters/text-messages/testing/fake-bird.ts';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { completeJob, failJob, leaseDueJobs } from '#db/outbox/outbox-store.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { staffRights } from '#operations/staff/rules/rights.ts';
import { listHistory } from '#operations/trips/history-store.ts';
import { listMailPauses } from '#operations/trips/mail-pause-store.ts';
import { pauseMails } from '#operations/trips/pause-mails.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { announceIncident, closeIncident } from './incident-messages.ts';
import { listIncidentLines, listIncidentsOfTrip, listOpenIncidents } from './incident-store.ts';
import { saveIncidentAct } from './note-act.ts';
import { openByReport, openIncident } from './open-incident.ts';

const staff = { kind: 'staff', name: 'Mo Planner', id: null, rights: staffRights } as const;

async function createWorld({ sendsTexts = true } = {}) {
  const { db, context: base } = await createBookedTrip();
  const context = { ...base, sendsTexts };
  const { id: tripId, reference } = await db.selectFrom('trips').select(['id', 'reference']).executeTakeFirstOrThrow();
  await sql`update trips set first_contact = '{"name":"Loes","phoneNumber":"06 12345678"}', second_contact = '{"name":"Piet","phoneNumber":"+31612345678"}'
    where id = ${tripId}`.execute(db);
  const act = { reference, staff, version: null };
  const jobs = async (kind: string) => {
    const rows = await db.selectFrom('outbox').select(['payload', 'message_id']).where('kind', '=', kind).orderBy('id').execute();
    return rows.map(({ payload, message_id }) => ({ ...v.parse(v.record(v.string(), v.unknown()), payload), id: message_id }));
  };
  const incidentMails = async () => (await jobs('mail')).filter(({ id }) => id.startsWith('<incident.'));
  const lines = async () => await listIncidentLines(db, (await listIncidentsOfTrip(db, tripId))[0]?.id ?? '');
  return { db, context, tripId, reference, act, jobs, incidentMails, lines };
}

describe('an incident', () => {
  it('is opened once, pauses scheduled mails, and is in history and audit', async () => {
    const { db, context, tripId, reference, act, lines } = await createWorld();
    const report = { ...act, kind: 'delay', minutes: 30, note: 'jam at Breda' } as const;
    expect(await openIncident(context, report)).toMatchObject({ ok: true });
    expect(await listOpenIncidents(db)).toMatchObject([
      { reference, kind: 'delay', minutes: 30, openedBy: 'Mo Planner', pausesMails: true },
    ]);
    expect(await listMailPauses(db)).toMatchObject([{ tripId, reason: 'delay' }]);
    expect((await listHistory(db, tripId)).at(-1)).toMatchObject({
      event: 'open-incident',
      actor: 'staff',
      detail: { incident: 'delay', minutes: 30 },
    });
    expect(await listAudit(db, 5)).toContainEqual(expect.objectContaining({ act: 'open-incident', subject: reference }));
    await openIncident(context, { ...report, kind: 'breakdown', minutes: null });
    expect(await listIncidentsOfTrip(db, tripId)).toMatchObject([{ kind: 'breakdown', minutes: 30 }]);
    expect((await lines()).map(({ what, key }) => [what, key])).toEqual([
      ['reported', 'delay'],
      ['reported', 'breakdown'],
    ]);
  });

  it('is opened once by a report that arrives twice at once', async () => {
    const { db, context, tripId, lines } = await createWorld();
    let saved = 0;
    const save = async () => {
      saved += 1;
      return saved === 1;
    };
    const breakdown = { tripId, vehicleIndex: 1, kind: 'breakdown', minutes: null, note: 'E19', by: 'Jan', save } as const;
    await Promise.all([openByReport(context, breakdown), openByReport(context, breakdown), openByReport(context, breakdown)]);
    expect(await listOpenIncidents(db)).toMatchObject([{ kind: 'breakdown', openedBy: 'Jan', vehicleIndex: 1 }]);
    expect(await lines()).toMatchObject([{ what: 'reported', by: 'Jan', text: 'E19' }]);
    expect((await listHistory(db, tripId)).at(-1)).toMatchObject({ event: 'open-incident', actor: 'driver' });
  });

  it('is of the vehicle whose driver reported it, and of another where that one has it worse', async () => {
    const { db, context, tripId, act } = await createWorld();
    const from = async (vehicleIndex: number, kind: 'delay' | 'breakdown') =>
      await openByReport(context, { tripId, vehicleIndex, kind, minutes: null, note: '', by: 'Jan', save: async () => true });
    const whose = async () => (await listOpenIncidents(db))[0]?.vehicleIndex;
    await openIncident(context, { ...act, kind: 'delay', minutes: null, note: '' });
    expect(await whose()).toBeNull();
    await from(2, 'delay');
    expect(await whose()).toBe(2);
    await from(1, 'breakdown');
    expect(await whose()).toBe(1);
    await from(0, 'delay');
    expect(await whose()).toBe(1);
  });

  it('is announced at once in the customer’s language, by mail and once to each telephone, with the time of the next message', async () => {
    const { db, context, act, jobs, incidentMails, lines } = await createWorld();
    await openIncident(context, { ...act, kind: 'breakdown', minutes: null, note: '' });
    const before = Date.now();
    const trip = await findTripByReference(db, act.reference);
    const [first] = trip === null ? [] : context.incidentWords.prepare(trip, { kind: 'breakdown', minutes: 20 });
    expect(first?.text).toBe(
      'Uw bus heeft pech. Voor iedereen wordt gezorgd en we regelen nu vervanging. We verwachten ongeveer 20 minuten vertraging.',
    );
    for (let word = 0; word < 5; word += 1) {
      expect(await announceIncident(context, { ...act, text: first?.text ?? '', minutes: 15 })).toMatchObject({ ok: true });
    }
    expect(await incidentMails()).toHaveLength(5);
    expect(await incidentMails()).toContainEqual(
      expect.objectContaining({
        language: 'nl',
        isOver: false,
        paragraphs: [first?.text, expect.stringMatching(/^U hoort uiterlijk om \d\d:\d\d weer van ons\.$/)],
      }),
    );
    const texts = await jobs('sms');
    expect(texts).toHaveLength(5);
    expect(texts[0]).toMatchObject({ to: '+31612345678', text: expect.stringContaining(`Convoya ${act.reference}: Uw bus heeft pech.`) });
    const [incident] = await listOpenIncidents(db);
    expect(Date.parse(incident?.nextWordAt ?? '')).toBeGreaterThanOrEqual(before + 15 * 60_000 - 2_000);
    expect((await lines()).at(-1)).toMatchObject({ what: 'told', by: 'Mo Planner', messages: 2, sent: 0, failed: 0 });
  });

  it('sends no text message without a provider, no empty message, and none after somebody else changed the trip', async () => {
    const { context, act, jobs } = await createWorld({ sendsTexts: false });
    expect(await announceIncident(context, { ...act, text: 'x', minutes: 5 })).toEqual({ ok: false, failure: { why: 'no-incident' } });
    await openIncident(context, { ...act, kind: 'delay', minutes: null, note: '' });
    expect(await announceIncident(context, { ...act, text: ' \n', minutes: 5 })).toEqual({ ok: false, failure: { why: 'nothing-typed' } });
    expect(await announceIncident(context, { ...act, version: 1, text: 'x', minutes: 5 })).toMatchObject({
      failure: { why: 'changed-meanwhile' },
    });
    const nobody = { ...staff, rights: [] };
    expect(await announceIncident(context, { ...act, staff: nobody, text: 'x', minutes: 5 })).toEqual({
      ok: false,
      failure: { why: 'no-right' },
    });
    expect(await announceIncident(context, { ...act, text: 'x', minutes: 5 })).toMatchObject({ ok: true });
    expect(await jobs('sms')).toEqual([]);
  });

  it('is closed with a message to the customer, and resumes mails that it alone paused', async () => {
    const { db, context, act, incidentMails, lines } = await createWorld();
    await openIncident(context, { ...act, kind: 'no-show', minutes: null, note: '' });
    expect(await closeIncident(context, { ...act, text: 'All is well.' })).toMatchObject({ ok: true });
    expect(await listOpenIncidents(db)).toEqual([]);
    expect(await listMailPauses(db)).toEqual([]);
    expect(await incidentMails()).toMatchObject([{ isOver: true, paragraphs: ['All is well.'] }]);
    expect((await lines()).at(-1)).toMatchObject({ what: 'closed' });
    expect(await closeIncident(context, { ...act, text: 'Again.' })).toEqual({ ok: false, failure: { why: 'no-incident' } });
    await pauseMails(context, { reference: act.reference, staff, reason: 'complaint' });
    await openIncident(context, { ...act, kind: 'accident', minutes: null, note: '' });
    await closeIncident(context, { ...act, text: 'Over.' });
    expect(await listMailPauses(db)).toMatchObject([{ reason: 'complaint' }]);
  });

  it('stores each step once, and calls and notes each time', async () => {
    const { db, context, act, reference, lines } = await createWorld();
    await openIncident(context, { ...act, kind: 'breakdown', minutes: null, note: '' });
    const note = async (done: Parameters<typeof saveIncidentAct>[1]['act']) =>
      await saveIncidentAct(context, { reference, staff, act: done });
    await note({ what: 'step', step: 'tow' });
    await note({ what: 'step', step: 'tow' });
    expect(await note({ what: 'step', step: 'insurer' })).toMatchObject({ ok: false });
    await note({ what: 'call', role: 'driver', name: 'Jan' });
    await note({ what: 'call', role: 'driver', name: 'Jan' });
    await note({ what: 'note', text: 'hard shoulder, km 48' });
    expect((await lines()).map(({ what }) => what)).toEqual(['reported', 'step', 'call', 'call', 'note']);
    expect(await listAudit(db, 9)).toContainEqual(expect.objectContaining({ act: 'incident-call', memberName: 'Mo Planner' }));
  });
});

describe('a text message', () => {
  it('goes out once, is seen at its word, and is given up where it would be old news', async () => {
    const { db, context, act, lines } = await createWorld();
    await openIncident(context, { ...act, kind: 'breakdown', minutes: null, note: '' });
    await announceIncident(context, { ...act, text: 'First.', minutes: 15 });
    const bird = await startFakeBird();
    const owner = 'worker';
    const outbox = {
      leaseDue: (asked: { readonly limit: number; readonly leaseSeconds: number }) => leaseDueJobs(db, { owner, kind: 'sms', ...asked }),
      complete: ({ id }: { readonly id: string }) => completeJob(db, { id, owner }),
      fail: ({ id }: { readonly id: string }, failed: { readonly retryInSeconds: number | null; readonly reason: string }) =>
        failJob(db, { id, owner, error: failed.reason, retryInSeconds: failed.retryInSeconds }),
    };
    const warned: object[] = [];
    const log = { warn: (fields: object) => void warned.push(fields) };
    const deliver = async (later = 0) =>
      await deliverTexts({ outbox, sender: createBird({ ...bird, originator: 'Convoya' }), log, now: () => Date.now() + later, limit: 9 });
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(bird.messages).toMatchObject([{ recipients: ['31612345678'], reference: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    expect((await lines()).at(-1)).toMatchObject({ messages: 2, sent: 1, failed: 0 });
    await announceIncident(context, { ...act, text: 'Second.', minutes: 15 });
    expect(await deliver(21 * 60_000)).toBe(1);
    expect(warned).toMatchObject([{ reason: 'too late', retryInSeconds: null }]);
    expect((await lines()).at(-1)).toMatchObject({ messages: 2, sent: 0, failed: 1 });
    bird.stop();
  });
});
