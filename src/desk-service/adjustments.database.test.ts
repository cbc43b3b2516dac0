import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createWorld } from '#desk-service/testing/desk-world.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { exportMonth } from '#operations/accounting/close-month.ts';
import { issuesOf, openFor, problemOf } from './testing/open-for.ts';

const typed = (cents: number) => (cents / 100).toFixed(2);

/** A booking as two people of finance see it. */
async function world() {
  const made = await createWorld();
  const { context, db, booked, total } = made;
  const mine = openFor(await enter(context, { roles: ['finance'] }));
  const page = async () => (await mine.queries.trips.page({ reference: booked }))?.money;
  await page();
  let notes = 0;
  const pay = async (cents: number, sure = true) => {
    notes += 1;
    return problemOf(
      await mine.acts.money.recordPayment({ reference: booked, amount: typed(cents), note: `line ${notes}`, date: '', sure }),
    );
  };
  const giveUp = async (cents: number, reason = 'Small rest') =>
    await mine.acts.money.writeOff({ reference: booked, amount: typed(cents), reason });
  const openRows = async () => (await sql<{ cents: string }>`select sum(cents) as cents from open_amounts`.execute(db)).rows[0]?.cents;
  const open = async () => {
    const shown = (await page())?.outstandingCents;
    // The list of what is owed says the same as the trip.
    expect(Number((await openRows()) ?? 0)).toBe(Math.max(0, shown ?? 0));
    return shown;
  };
  return { ...made, ...mine, page, pay, giveUp, open, total };
}

describe('a write-off', () => {
  it('closes a small rest with a reason, and can be taken back', async () => {
    const { pay, giveUp, open, total, page, acts } = await world();
    expect(await pay(total - 3_000)).toBeNull();
    expect(await giveUp(3_000)).toMatchObject({ isDone: true, value: { waits: false } });
    expect(await open()).toBe(0);
    const [made] = (await page())?.adjustments ?? [];
    expect(made).toMatchObject({ kind: 'write-off', cents: 3_000, countedCents: 3_000, reason: 'Small rest', isApproved: true });
    expect(problemOf(await acts.money.undoWriteOff({ id: made?.id ?? '' }))).toBeNull();
    expect(await open()).toBe(3_000);
    expect(problemOf(await acts.money.undoWriteOff({ id: made?.id ?? '' }))).toBe('gone');
  });

  it('gives way to money that comes in after all, without a case of too much paid', async () => {
    const { pay, giveUp, open, total, page, queries } = await world();
    await pay(total - 3_000);
    await giveUp(3_000);
    expect(await pay(2_000, false)).toBeNull();
    expect(await open()).toBe(0);
    expect((await page())?.adjustments).toMatchObject([{ countedCents: 1_000 }]);
    expect(await pay(1_000, false)).toBeNull();
    expect((await page())?.adjustments).toMatchObject([{ countedCents: 0 }]);
    expect(await queries.money.cases({})).toEqual([]);
  });

  it('is refused above what is open, without a reason, twice, and to others', async () => {
    const { context, giveUp, total, booked } = await world();
    expect(problemOf(await giveUp(total + 1))).toBe('more-than-open');
    expect(issuesOf(await giveUp(100, ' '))).toEqual(['reason required']);
    expect(issuesOf(await giveUp(100, 'x'.repeat(textLimits.reason + 1)))).toEqual(['reason too-long']);
    expect(problemOf(await giveUp(100, 'x'.repeat(textLimits.reason)))).toBeNull();
    expect(problemOf(await giveUp(100))).toBe('written-off-before');
    const sales = openFor(await enter(context, { roles: ['sales'] }));
    const given = { reference: booked, amount: '1.00', reason: 'x' };
    expect(await statusOf(() => sales.acts.money.writeOff(given))).toBe(404);
  });

  it('above the limit counts once a second person has approved it', async () => {
    const { context, giveUp, open, total, acts, queries } = await world();
    const other = openFor(await enter(context, { roles: ['owner'] }));
    expect(await giveUp(25_001)).toMatchObject({ isDone: true, value: { waits: true } });
    expect(await open()).toBe(total);
    const [waiting] = await queries.money.writeOffs({});
    expect(waiting).toMatchObject({ cents: 25_001, mustAskAnother: true });
    const id = waiting?.id ?? '';
    expect(problemOf(await acts.money.approveWriteOff({ id }))).toBe('own-write-off');
    const both = await Promise.all([1, 2].map(() => other.acts.money.approveWriteOff({ id })));
    expect(both.map(problemOf).sort()).toEqual(['gone', null]);
    expect(await open()).toBe(total - 25_001);
    expect(await queries.money.writeOffs({})).toEqual([]);
  });

  it('is in the books of its month, and what is taken back in the next', async () => {
    const { db, giveUp, acts, page } = await world();
    await sql`update invoices set document = jsonb_set(document, '{issuedOn}', '"2026-09-30"')`.execute(db);
    await giveUp(3_000);
    await sql`update account_adjustments set approved_at = '2026-09-30T10:00:00Z'`.execute(db);
    expect(problemOf(await acts.money.closeMonth({ company: 'NL', month: '2026-09' }))).toBeNull();
    const file = async (month: string) => (await exportMonth(db, { company: 'NL', month, format: 'csv' }))?.text ?? '';
    expect(await file('2026-09')).toContain('4690;Afschrijving oninbare vorderingen;;30,00;');
    const [made] = (await page())?.adjustments ?? [];
    await acts.money.undoWriteOff({ id: made?.id ?? '' });
    expect(problemOf(await acts.money.closeMonth({ company: 'NL', month: '2026-10' }))).toBeNull();
    expect(await file('2026-10')).toContain('4690;Afschrijving oninbare vorderingen;;;30,00');
    const { rows } = await sql<{ cents: string }>`
      select sum(cents) as cents from accounting_movements where source like 'adjustment:%'`.execute(db);
    expect(Number(rows[0]?.cents)).toBe(0);
  });
});

/** A booking that was reminded with recovery costs. */
async function reminded() {
  const made = await world();
  const today = todayIn('Europe/Amsterdam', made.context.now());
  await sql`insert into payment_reminders (trip_id, due_on, step, cents, fee_cents, pay_by, sent_by)
    select id, ${addDays(today, -40)}::date, step, ${made.total}, 4000, ${today}::date, '' from trips, unnest(array[2, 3]) as step
    where reference = ${made.booked}`.execute(made.db);
  return made;
}

describe('recovery costs of a reminder', () => {
  it('count once they are paid, so that nothing is paid too much', async () => {
    const { pay, open, total, page, queries } = await reminded();
    expect(await pay(total + 4_000, false)).toBeNull();
    expect(await open()).toBe(0);
    expect(await queries.money.cases({})).toEqual([]);
    expect((await page())?.adjustments).toMatchObject([{ kind: 'reminder-fee', cents: 4_000, countedCents: 4_000 }]);
    expect(await pay(100, false)).toBe('ask-overpaid');
    expect(await pay(100)).toBeNull();
    expect(await queries.money.cases({})).toMatchObject([{ kind: 'overpaid', cents: 100 }]);
  });

  it('may be waived, before they are paid or after: then they are owed to the customer', async () => {
    const first = await reminded();
    const waive = async ({ acts, booked }: typeof first) =>
      problemOf(await acts.money.waiveReminderFee({ reference: booked, reason: 'Paid in time' }));
    expect(await waive(first)).toBeNull();
    expect(await waive(first)).toBe('no-reminder-fee');
    expect(await first.pay(first.total + 4_000, false)).toBe('ask-overpaid');

    const second = await reminded();
    await second.pay(second.total + 4_000, false);
    expect(await waive(second)).toBeNull();
    expect(await second.queries.money.cases({})).toMatchObject([{ kind: 'refund-owed', cents: 4_000 }]);
    expect((await second.page())?.outstandingCents).toBe(-4_000);
  });
});
