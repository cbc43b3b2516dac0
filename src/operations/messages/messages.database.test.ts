import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { issuesOf, openFor, problemOf } from '#desk-service/testing/open-for.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { brand } from '#domain/sites/brand.ts';
import { answerDueBy } from '#domain/trip/answer-due.ts';
import { findTripByKey } from '#operations/trips/trip-store.ts';
import { deleteOldMessages } from './message-store.ts';
import { sendMessage } from './send-message.ts';

const visit = { site: 'nl', language: 'nl' } as const;
const question = {
  ...{ wish: 'message', name: 'Anna de Vries', email: ' Bea@Example.COM ', phone: '', reference: '', callWindow: 'any', website: '' },
  ...{ subject: 'Rolstoel mee', text: 'Kan een rolstoel mee?\n\nHij is elektrisch.' },
};

async function createDesk() {
  const scene = await createBookedTrip();
  const trip = await findTripByKey(scene.db, scene.quoteId);
  if (trip === null) throw new Error('The trip is gone');
  const sales = await enter(scene.context, { roles: ['sales'] });
  const ask = async (changes: Readonly<Record<string, string>> = {}) => {
    const sent = await sendMessage(scene.context, { input: { ...question, ...changes }, visit });
    return sent.ok ? [] : sent.failure.map(({ field, code }) => `${field} ${code}`);
  };
  const open = async () => await openFor(sales).queries.messages.listOpen({});
  const mails = async (kind: string) =>
    (
      await sql<{ payload: Record<string, unknown>; trip_id: string | null }>`
      select payload, trip_id from outbox where payload->>'kind' = ${kind} order by id`.execute(scene.db)
    ).rows;
  return { ...scene, trip, sales, ask, open, mails };
}

describe('a question from a contact page', () => {
  it('reaches the desk with a due time, and is confirmed by mail once, however often it is sent', async () => {
    const { ask, open, mails } = await createDesk();
    expect([await ask(), await ask()]).toEqual([[], []]);
    const [message, ...more] = await open();
    expect(more).toEqual([]);
    expect(message).toMatchObject({ name: 'Anna de Vries', email: 'Bea@example.com', channel: 'contact-form', tripReference: null });
    expect(message?.answerDueAt).not.toBeNull();
    const [mail, ...others] = await mails('message-received');
    expect(others).toEqual([]);
    expect(mail?.payload).toMatchObject({ recipient: { email: 'Bea@example.com' }, answerBy: message?.answerDueAt, call: null });
    // Anybody can type anybody's address, so nothing of the message is sent there.
    expect(JSON.stringify(mail?.payload)).not.toContain('olstoel');
  });

  it('is promised an answer later if more waits than two people can answer by then', async () => {
    const { db, ask } = await createDesk();
    await ask();
    await sql`
      insert into messages select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'message_id', null, 'print', n))).*
      from messages m, generate_series(1, 49) n`.execute(db);
    await ask({ email: 'next@example.com' });
    const { rows } = await sql<{ received_at: string; answer_due_at: string }>`
      select received_at, answer_due_at from messages where email = 'next@example.com'`.execute(db);
    // 50 at ten minutes and its own ten, by two people: 255 minutes, rounded up to half an hour.
    const hours = { openingHours: brand.openingHours, timeZone: 'Europe/Amsterdam', departure: null, openMinutes: 270 };
    expect(rows.map((row) => row.answer_due_at)).toEqual(rows.map((row) => answerDueBy({ ...hours, now: row.received_at })));
    expect(rows).toHaveLength(1);
  });

  it('belongs to the trip that it names only where the trip is the sender’s own', async () => {
    const { ask, open, trip } = await createDesk();
    await ask({ reference: trip.reference.toLowerCase().replaceAll('-', ' '), email: trip.customer.email });
    await ask({ reference: trip.reference, email: 'stranger@example.com' });
    const found = (await open()).map(({ email, tripReference, reference }) => [email, tripReference, reference]);
    expect(found).toContainEqual([trip.customer.email, trip.reference, trip.reference.toLowerCase().replaceAll('-', ' ')]);
    expect(found).toContainEqual(['stranger@example.com', null, trip.reference]);
  });

  it.each([
    [{ name: '', email: '', subject: '', text: '' }, ['name required', 'email required', 'subject required', 'text required']],
    [{ email: 'anna@', phone: '12' }, ['email email', 'phone phone']],
    [{ wish: 'call-back', email: '', text: '' }, ['phone required']],
    [{ wish: 'call-back', email: '', text: '', phone: '020 123 45 67' }, []],
    [{ text: 'x'.repeat(textLimits.question) }, []],
    [{ text: 'x'.repeat(textLimits.question + 1) }, ['text too-long']],
    [{ name: 'win at casino.com' }, ['name invalid']],
    [{ callWindow: 'midnight' }, ['callWindow invalid']],
  ])('%j is told %j', async (changes, issues) => {
    const { ask } = await createDesk();
    expect(await ask(changes)).toEqual(issues);
  });

  it('of a program, or of a persistent sender, is stored as unwanted and triggers no mail', async () => {
    const { ask, open, mails, sales } = await createDesk();
    await ask({ website: 'https://example.com' });
    expect(await open()).toEqual([]);
    expect(await mails('message-received')).toEqual([]);
    for (let time = 0; time < 14; time += 1) await ask({ subject: `Nummer ${time}` });
    expect((await open()).length).toBeLessThanOrEqual(12);
    const { rows } = await openFor(sales).queries.messages.list({ list: 'other', search: '', before: '' });
    expect(rows.length + (await open()).length).toBe(15);
    // Three mails an hour, no matter who types the address.
    expect((await mails('message-received')).length).toBe(3);
  });
});

describe('a message at the desk', () => {
  it('is answered by mail beneath its confirmation, once, and leaves the list', async () => {
    const { ask, open, mails, sales } = await createDesk();
    await ask();
    const [message] = await open();
    const desk = openFor(sales);
    const answer = { id: message?.id ?? '', subject: 'Re: Rolstoel mee', text: 'Dat kan.\n\nWe sturen een bus met lift.' };
    expect(problemOf(await desk.acts.messages.answer({ ...answer, text: '' }))).toBe('letter-empty');
    expect(problemOf(await desk.acts.messages.answer({ ...answer, text: 'Dat kost […].' }))).toBe('gap-left');
    expect(issuesOf(await desk.acts.messages.answer({ ...answer, text: 'x'.repeat(textLimits.letter + 1) }))).toEqual(['text too-long']);
    expect(problemOf(await desk.acts.messages.answer(answer))).toBeNull();
    expect(problemOf(await desk.acts.messages.answer(answer))).toBe('answered-before');
    const [received] = await mails('message-received');
    const [mail, ...others] = await mails('message-answer');
    expect(others).toEqual([]);
    expect(mail?.payload).toMatchObject({ follows: [received?.payload.messageId], text: answer.text, language: 'nl' });
    expect(await open()).toEqual([]);
    const one = await desk.queries.messages.one({ id: answer.id });
    expect(one?.thread.map(({ direction, answeredBy }) => [direction, answeredBy])).toEqual([
      ['in', 'Mo sales'],
      ['out', null],
    ]);
  });

  it('is given to a colleague, put to a trip, closed, opened again and sorted out', async () => {
    const { ask, open, sales, trip } = await createDesk();
    await ask();
    const desk = openFor(sales);
    const id = (await open())[0]?.id ?? '';
    const { member } = sales.signedIn;
    expect(problemOf(await desk.acts.messages.assign({ id, owner: '0193f0c0-0000-7000-8000-000000000000', before: '' }))).toBe(
      'no-such-colleague',
    );
    expect(problemOf(await desk.acts.messages.assign({ id, owner: member.id, before: '' }))).toBeNull();
    expect((await desk.queries.messages.list({ list: 'mine', search: '', before: '' })).rows).toMatchObject([{ ownerName: 'Mo sales' }]);
    expect(problemOf(await desk.acts.messages.attach({ id, reference: 'NL-26-000000', before: '' }))).toBe('no-such-trip');
    expect(problemOf(await desk.acts.messages.attach({ id, reference: trip.reference, before: '' }))).toBeNull();
    expect(await desk.queries.messages.ofTrip({ reference: trip.reference })).toMatchObject({
      lines: [{ subject: 'Rolstoel mee', isOpen: true, files: [], incomplete: null }],
      undeliverable: null,
    });
    expect(problemOf(await desk.acts.messages.close({ id }))).toBeNull();
    expect(problemOf(await desk.acts.messages.close({ id }))).toBe('answered-before');
    expect((await desk.queries.messages.list({ list: 'done', search: 'rolstoel', before: '' })).rows).toHaveLength(1);
    expect(problemOf(await desk.acts.messages.reopen({ id }))).toBeNull();
    expect(await open()).toHaveLength(1);
    expect(problemOf(await desk.acts.messages.refuse({ id }))).toBeNull();
    expect(await open()).toEqual([]);
  });

  it('is visible to people who see trips, and answered only with the right', async () => {
    const { ask, open, context } = await createDesk();
    await ask();
    const id = (await open())[0]?.id ?? '';
    const editor = await enter(context, { roles: ['editor'] });
    expect(await statusOf(() => openFor(editor).queries.messages.listOpen({}))).toBe(404);
    const driverManager = await enter(context, { roles: ['driverManager'] });
    expect(await openFor(driverManager).queries.messages.listOpen({})).toHaveLength(1);
    expect(await statusOf(() => openFor(driverManager).acts.messages.close({ id }))).toBe(404);
  });

  it('is deleted two years after it came, and unwanted mail after ninety days', async () => {
    const { ask, db } = await createDesk();
    await ask();
    await ask({ website: 'x', subject: 'Casino' });
    const left = async (days: number) => {
      await sql`update messages set received_at = now() - make_interval(days => ${days})`.execute(db);
      await deleteOldMessages(db);
      return (await sql<{ subject: string }>`select subject from messages`.execute(db)).rows.map(({ subject }) => subject).sort();
    };
    expect(await left(89)).toEqual(['Casino', 'Rolstoel mee']);
    expect(await left(91)).toEqual(['Rolstoel mee']);
    expect(await left(731)).toEqual([]);
  });
});
