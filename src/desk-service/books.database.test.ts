import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createWorld } from '#desk-service/testing/desk-world.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { exportMonth } from '#operations/accounting/close-month.ts';
import { exportFormats } from '#operations/accounting/rules/formats.ts';
import { openFor, problemOf } from './testing/open-for.ts';

/** A booking that was invoiced in September and paid in October, as finance sees it. */
async function world() {
  const made = await createWorld();
  const { context, db, booked, total } = made;
  const { acts, queries } = openFor(await enter(context, { roles: ['finance'] }));
  await queries.trips.page({ reference: booked });
  await sql`update invoices set document = document || '{"issuedOn": "2026-09-30", "purchaseOrder": "KST 7"}'`.execute(db);
  const pay = async (cents: number, date: string) => {
    const typed = { reference: booked, amount: (cents / 100).toFixed(2), note: `${cents} ${date}`, date, sure: true };
    expect(problemOf(await acts.money.recordPayment(typed))).toBeNull();
  };
  await pay(10_000, '2026-09-30');
  await pay(total - 10_000, '2026-10-05');
  const close = async (month: string) => problemOf(await acts.money.closeMonth({ company: 'NL', month }));
  const files = async (month: string) =>
    await Promise.all(exportFormats.map(async (format) => (await exportMonth(db, { company: 'NL', month, format }))?.text));
  return { ...made, acts, queries, pay, close, files };
}

describe('a closed month', () => {
  it('is identical in every export, and later entries go into the next', async () => {
    const { db, booked, total, pay, close, files } = await world();
    expect(await files('2026-09')).toEqual(exportFormats.map(() => undefined));
    expect(await close('2026-09')).toBeNull();
    const before = await files('2026-09');
    expect(before[0]).toContain('INV-NL-');
    expect(before[0]).toContain('1100;Bank;;100,00;');
    expect(before[0]).toContain(';KST 7;\r\n');
    expect(before[0]).not.toContain(booked === '' ? 'x' : '2026-10-05');

    // Recorded late for September, and partly taken back at the provider.
    await pay(1_234, '2026-09-29');
    expect(await files('2026-09')).toEqual(before);
    expect(await close('2026-10')).toBeNull();
    const [october = ''] = await files('2026-10');
    expect(october).toContain('2026-10-01;2026-09-29;');
    expect(october).toContain('12,34');
    expect(october).not.toContain('INV-NL-');
    expect(await files('2026-09')).toEqual(before);

    const { rows } = await sql<{
      cents: string;
    }>`select sum(cents) as cents from accounting_movements where source like 'payment:%'`.execute(db);
    expect(Number(rows[0]?.cents)).toBe(total + 1_234);
  });

  it('is closed once, in order, and only when it is over', async () => {
    const { close, queries } = await world();
    const both = await Promise.all([close('2026-10'), close('2026-10')]);
    expect(both.sort()).toEqual(['month-closed', null]);
    expect(await close('2026-09')).toBe('month-closed');
    expect(await close('2999-01')).toBe('month-not-over');
    expect(await close('2026-13')).toBe('gone');
    expect((await queries.money.books({})).find(({ company }) => company === 'NL')?.closed.map(({ month }) => month)).toEqual(['2026-10']);
  });

  it('books a payment that was taken back the other way round in the next', async () => {
    const { db, close, files } = await world();
    expect(await close('2026-09')).toBeNull();
    await sql`delete from payments where cents = 10000`.execute(db);
    expect(await close('2026-10')).toBeNull();
    expect((await files('2026-10'))[0]).toContain('1100;Bank;;;100,00');
  });

  it('is for finance alone', async () => {
    const { context } = await world();
    const { acts, queries } = openFor(await enter(context, { roles: ['sales'] }));
    expect(await statusOf(() => queries.money.books({}))).toBe(404);
    expect(await statusOf(() => acts.money.closeMonth({ company: 'NL', month: '2026-10' }))).toBe(404);
  });
});
