import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createWorld } from '#desk-service/testing/desk-world.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { openFor, problemOf, versionOf } from './testing/open-for.ts';

const written = { key: 'form-1', subject: ' Uw rit\r\nBcc: x ', text: 'Komt u\r\nom acht uur?\n\n\n\nGraag tot dan. ' };

async function listLetters(db: Awaited<ReturnType<typeof createWorld>>['db']) {
  const { rows } = await sql<{ payload: Record<string, unknown> }>`
    select payload from outbox where message_id like '<letter.%' order by id`.execute(db);
  return rows.map(({ payload }) => payload);
}

it('is sent once in the customer’s language, in the thread of earlier mails, and is in the timeline and the audit', async () => {
  const { context, db, booked } = await createWorld();
  await sql`update outbox set done_at = now() where message_id like '<booking-confirmed.%'`.execute(db);
  const finance = await enter(context, { roles: ['finance'] });
  const send = { reference: booked, ...written };
  const answers = await Promise.all([1, 2, 3].map(() => openFor(finance).acts.trips.writeLetter(send)));
  expect(answers.map(problemOf)).toEqual([null, null, null]);
  expect(await listLetters(db)).toMatchObject([
    {
      ...{ language: 'nl', trip: { reference: booked }, subject: 'Uw rit Bcc: x', text: 'Komt u\nom acht uur?\n\nGraag tot dan.' },
      follows: [expect.stringMatching(/^<booking-confirmed\./)],
    },
  ]);
  const trip = await openFor(finance).queries.trips.page({ reference: booked });
  expect(trip?.mails.filter(({ kind }) => kind === 'letter')).toMatchObject([{ sentAt: null, mayResend: false }]);
  expect((await listAudit(db, 9)).find(({ act }) => act === 'letter')).toMatchObject({ subject: booked, memberName: 'Mo finance' });
});

it('starts with the template that suits the trip’s state, and its facts', async () => {
  const { context, booked, request } = await createWorld();
  const planner = await enter(context, { roles: ['planner'] });
  const lettersOf = async (reference: string) => (await openFor(planner).queries.trips.letter({ reference }))?.letters;
  expect(await lettersOf(request)).toEqual(['own', 'ask-fact']);
  expect(await lettersOf(booked)).toEqual(['own', 'ask-fact', 'bus-later', 'payment-reminder']);
  const driver = { driverName: 'Femke', driverPhone: '+31 6 11111111', vehicle: 'witte touringcar' };
  await openFor(planner).acts.trips.assignOutside({ reference: booked, version: await versionOf(context, booked), ...driver });
  const letter = await openFor(planner).queries.trips.letter({ reference: booked });
  expect(letter).toMatchObject({ letters: ['own', 'ask-fact', 'about-bus', 'payment-reminder'], crew: [driver], language: 'nl' });
  expect(letter?.payment?.iban).toMatch(/^NL\d\d/);
});

it('is not sent empty, with a gap, without a recipient, or without the right', async () => {
  const { context, db, booked } = await createWorld();
  const sales = await enter(context, { roles: ['sales'] });
  const refusal = async (changes: Partial<typeof written>) =>
    problemOf(await openFor(sales).acts.trips.writeLetter({ reference: booked, ...written, ...changes }));
  expect(await refusal({ text: ' \n ' })).toBe('letter-empty');
  expect(await refusal({ subject: '' })).toBe('letter-empty');
  expect(await refusal({ text: `${'Zin. '.repeat(1_700)}BETAAL VOOR VRIJDAG.` })).toBe('mistyped');
  expect(await refusal({ subject: 'x'.repeat(501) })).toBe('mistyped');
  expect(await refusal({ text: 'Wij missen […] nog.' })).toBe('gap-left');
  const editor = await enter(context, { roles: ['editor'] });
  const drivers = await enter(context, { roles: ['driverManager'] });
  for (const other of [editor, drivers]) {
    expect(await statusOf(() => openFor(other).acts.trips.writeLetter({ reference: booked, ...written }))).toBe(404);
    expect(await statusOf(() => openFor(other).queries.trips.letter({ reference: booked }))).toBe(404);
  }
  expect((await openFor(drivers).queries.trips.page({ reference: booked }))?.acts).not.toContain('letter');
  await sql`update trips set customer = customer || '{"email": ""}' where reference = ${booked}`.execute(db);
  expect(await refusal({})).toBe('no-customer');
  expect((await openFor(sales).queries.trips.page({ reference: booked }))?.acts).not.toContain('letter');
  expect(await listLetters(db)).toEqual([]);
});
