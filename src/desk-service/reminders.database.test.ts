import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createWorld } from '#desk-service/testing/desk-world.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { readReminderLetter } from '#operations/payments/read-reminder-letter.ts';
import { collectionCosts } from '#operations/payments/rules/reminders.ts';
import { remindWhenDue } from '#operations/payments/send-reminder.ts';
import { openFor, problemOf } from './testing/open-for.ts';

/** A booking whose only amount was due that many days ago, as finance sees it. */
async function world(lateDays: number) {
  const made = await createWorld();
  const { context, db, booked } = made;
  const today = todayIn('Europe/Amsterdam', context.now());
  const due = addDays(today, -lateDays);
  await sql`
    update invoices set document = jsonb_set(document, '{payments}', (
      select jsonb_agg(jsonb_set(due, '{dueOn}', to_jsonb(${due}::text))) from jsonb_array_elements(document -> 'payments') as due))
    where kind = 'invoice' and trip_id = (select id from trips where reference = ${booked})`.execute(db);
  const { acts, queries } = openFor(await enter(context, { roles: ['finance'] }));
  const row = async () => (await queries.money.receivables({ show: 'all', search: booked })).rows[0];
  const mails = async () =>
    (
      await db
        .selectFrom('outbox')
        .select(['message_id', 'payload'])
        .where('message_id', 'like', '<payment-reminder.%')
        .orderBy('id')
        .execute()
    ).map(({ payload }) => payload);
  /** As if the last reminder had set a deadline that passed some days ago. */
  const wait = async () => await sql`update payment_reminders set pay_by = current_date - 3`.execute(db);
  return { ...made, today, due, acts, queries, row, mails, wait };
}

describe('a reminder of money that is late', () => {
  it('goes in three steps, each once, and not before the last has had its time', async () => {
    const { booked, acts, queries, row, mails, wait, total, today, db } = await world(3);
    expect(await row()).toMatchObject({ step: 0, mayRemind: true, next: { step: 1 }, payBy: null });
    expect((await queries.money.receivables({ show: 'all', search: '' })).reminders).toBe(1);
    const both = await Promise.all([1, 2].map(() => acts.money.sendReminder({ reference: booked })));
    expect(both.map(problemOf).sort()).toEqual(['no-reminder', null]);
    expect(await row()).toMatchObject({ step: 1, mayRemind: false, next: { step: 2 }, payBy: addDays(today, 7) });
    await wait();
    expect(problemOf(await acts.money.sendReminder({ reference: booked }))).toBeNull();
    await wait();
    expect(await acts.money.sendReminders({})).toMatchObject({ isDone: true, value: { sent: 1 } });
    await wait();
    expect(await row()).toMatchObject({ step: 3, mayRemind: false, next: null });
    expect(problemOf(await acts.money.sendReminder({ reference: booked }))).toBe('no-reminder');
    // A consumer in the Netherlands: the second reminder announces the costs, the third charges them.
    const costs = collectionCosts(total);
    expect(await mails()).toMatchObject([
      { reminder: { step: 1, cents: total, feeCents: 0 }, payment: { due: [{ amountCents: total }] } },
      { reminder: { step: 2, feeCents: 0, laterFeeCents: costs, clause: 'fourteen-days' }, payment: { due: [{ amountCents: total }] } },
      { reminder: { step: 3, feeCents: costs }, payment: { due: [{ amountCents: total + costs }] } },
    ]);
    expect((await queries.trips.page({ reference: booked }))?.money.reminders.map(({ step }) => step)).toEqual([1, 2, 3]);
    expect(await readReminderLetter(db, booked)).toMatchObject({ letter: { reminder: { step: 3, cents: total, feeCents: costs } } });
  });

  it('waits three days after the due day', async () => {
    const { booked, acts, row, db } = await world(2);
    expect(await row()).toMatchObject({ lateDays: 2, mayRemind: false, next: { step: 1 } });
    expect(problemOf(await acts.money.sendReminder({ reference: booked }))).toBe('no-reminder');
    expect(await readReminderLetter(db, booked)).toBeNull();
  });

  it('stops for a dispute, by hand and by the worker, until it is over', async () => {
    const { context, booked, acts, queries, row, mails } = await world(10);
    expect(problemOf(await acts.money.openDispute({ reference: booked, reason: 'An hour late' }))).toBeNull();
    expect(await row()).toMatchObject({ mayRemind: false });
    expect((await queries.trips.page({ reference: booked }))?.money.dispute).toBe('An hour late');
    expect(problemOf(await acts.money.sendReminder({ reference: booked }))).toBe('no-reminder');
    expect(await remindWhenDue(context, 'all')).toBe(0);
    expect(problemOf(await acts.money.closeDispute({ reference: booked }))).toBeNull();
    expect(await remindWhenDue(context, 'all')).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  it('is sent by the worker as far as the office allows', async () => {
    const { context, mails, wait } = await world(10);
    expect(await remindWhenDue(context, 'propose')).toBe(0);
    expect(await remindWhenDue(context, 'first')).toBe(1);
    expect(await remindWhenDue(context, 'all')).toBe(0);
    await wait();
    expect(await remindWhenDue(context, 'first')).toBe(0);
    expect(await remindWhenDue(context, 'all')).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  it('is not sent for a paid amount', async () => {
    const { context, booked, acts, total } = await world(10);
    const paid = { reference: booked, amount: (total / 100).toFixed(2), note: 'line 1', date: '', sure: false };
    expect(problemOf(await acts.money.recordPayment(paid))).toBeNull();
    expect(await remindWhenDue(context, 'all')).toBe(0);
    expect(problemOf(await acts.money.sendReminder({ reference: booked }))).toBe('no-reminder');
  });

  it('goes as a letter alone to a customer without a mailbox, and never by the worker', async () => {
    const { context, db, booked, acts, mails } = await world(10);
    await sql`update trips set email = '', customer = jsonb_set(customer, '{email}', '""') where reference = ${booked}`.execute(db);
    expect(await remindWhenDue(context, 'all')).toBe(0);
    expect(problemOf(await acts.money.sendReminder({ reference: booked }))).toBeNull();
    expect(await mails()).toHaveLength(0);
    expect(await readReminderLetter(db, booked)).toMatchObject({ letter: { reminder: { step: 1 } } });
  });

  it('is for finance alone', async () => {
    const { context, booked } = await world(10);
    const { acts } = openFor(await enter(context, { roles: ['sales'] }));
    expect(await statusOf(() => acts.money.sendReminder({ reference: booked }))).toBe(404);
    expect(await statusOf(() => acts.money.sendReminders({}))).toBe(404);
  });
});
