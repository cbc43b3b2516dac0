import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#db/engine/transaction.ts';
import { vatOf } from '#domain/money/money.ts';
import { forgetOldJobs } from '../job-store.ts';
import { changeStatement, listInvoicesOfStatement } from '../partner-invoice-store.ts';
import { dropJob } from '../partners-job.ts';
import { totalsOfStatement } from '../rules/statement.ts';
import { findStatement, listStatements } from '../statement-store.ts';
import { createJob, createWorld, staff } from '../testing/partner-world.ts';
import { approveStatement, disputeLine, issueAgain, settleDispute } from './agree-statement.ts';
import { closeStatementsWhenDue } from './close-statements.ts';
import { correctJob } from './correct-job.ts';
import { listMonth } from './list-month.ts';
import { findInvoiceOfPartner, findStatementOfPartner, readStatement } from './read-statement.ts';

/** A job that ended this many months ago, in the middle of the month in the office's time zone. */
async function createCarried({ months = 1 } = {}) {
  const world = await createJob();
  const { db, context } = world;
  const middle = sql`date_trunc('month', now()) - ${months} * interval '1 month' + interval '14 days'`;
  await sql`update jobs set starts_at = ${middle} - interval '8 hours', ends_at = ${middle}`.execute(db);
  const job = await db.selectFrom('jobs').select(['id', 'price_cents', 'operator_id']).executeTakeFirstOrThrow();
  const close = async () => await closeStatementsWhenDue({ ...context });
  return { ...world, job, close };
}

describe('the statement of a month', () => {
  it('is made once when the month is over, with the job on it, and mailed to the partner', async () => {
    const { db, job, close, reference } = await createCarried();
    expect((await Promise.all([close(), close()])).every((count) => count <= 1)).toBe(true);
    await close();
    const [statement, ...others] = await listStatements(db, { operatorId: job.operator_id });
    expect(others).toEqual([]);
    expect(statement?.contents).toMatchObject({ isClosed: true, lines: [{ kind: 'job', reference, netCents: job.price_cents }] });
    const mails = await db.selectFrom('outbox').select('payload').where(sql`payload ->> 'kind'`, '=', 'partner-statement').execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.payload).toMatchObject({ statementId: statement?.id, jobs: 1, netCents: job.price_cents });
  });

  it('shares the price over the countries of the journey as the customer’s is', async () => {
    const { db, job, close, trip } = await createCarried();
    await close();
    const [statement] = await listStatements(db, { operatorId: job.operator_id });
    const countries = (await trip()).quote?.options[0]?.vat.filter(({ netCents }) => netCents > 0).map(({ countryCode }) => countryCode);
    expect(statement?.contents.lines[0]?.vat.map(({ countryCode }) => countryCode)).toEqual(countries);
    expect(totalsOfStatement(statement?.contents.lines ?? []).netCents).toBe(job.price_cents);
  });

  it('shows the destination of a job that returned to its start', async () => {
    const { db, job, close, trip } = await createCarried();
    const towns = (await trip()).itinerary.stops.map(({ place }) => place.town);
    expect(towns.at(-1)).toBe(towns[0]);
    await close();
    const [statement] = await listStatements(db, { operatorId: job.operator_id });
    expect(statement?.contents.lines).toMatchObject([{ from: towns[0], to: towns[1] }]);
  });

  it('of the running month is shown in its present state, and not stored', async () => {
    const { db, context, job } = await createCarried({ months: 0 });
    await sql`update jobs set ends_at = now() - interval '1 minute', starts_at = now() - interval '2 minutes'`.execute(db);
    expect(await readStatement(context, job.operator_id)).toMatchObject({ statement: { isClosed: false, lines: [{ id: job.id }] } });
    expect(await listMonth(context, '')).toMatchObject({ isClosed: false, rows: [{ id: job.operator_id }] });
    expect(await listStatements(db, { operatorId: job.operator_id })).toEqual([]);
  });

  it('lists a month in as many queries for many lines of many partners as for one', async () => {
    const { db, context, job, partners, close } = await createCarried({ months: 0 });
    let queries = 0;
    const counted = db.withPlugin({
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const count = async (month: string) => {
      queries = 0;
      const { rows } = await listMonth({ ...context, db: counted }, month);
      return { queries, lines: rows.map(({ lines }) => lines.length) };
    };
    await sql`update jobs set ends_at = now() - interval '1 minute', starts_at = now() - interval '2 minutes'`.execute(db);
    const one = await count('');
    expect(one.lines).toEqual([1]);
    for (const operatorId of partners.flatMap((id) => [id, id, id])) {
      await sql`insert into partner_corrections (id, job_id, operator_id, cents, reason, created_by, created_at)
        values (gen_random_uuid(), ${job.id}, ${operatorId}, 100, 'toll', 'Mo', now() - interval '1 minute')`.execute(db);
    }
    const many = await count('');
    expect(many.lines.toSorted()).toEqual([3, 3, 4]);
    expect(many.queries).toBe(one.queries);
    await sql`update jobs set ends_at = ends_at - interval '1 month', starts_at = starts_at - interval '1 month'`.execute(db);
    await sql`update partner_corrections set created_at = created_at - interval '1 month'`.execute(db);
    for (let time = 0; time < 3; time += 1) await close();
    const { months } = await listMonth(context, '');
    const closed = await count(months[1] ?? '');
    expect(closed.lines.toSorted()).toEqual([3, 3, 4]);
    await sql`update partner_statements set approved_at = now()`.execute(db);
    const agreed = await count(months[1] ?? '');
    await sql`update partner_statements set approved_at = null where operator_id <> ${job.operator_id}`.execute(db);
    expect((await count(months[1] ?? '')).queries).toBe(agreed.queries);
  });

  it('takes up a correction of a month that is closed in the one that runs', async () => {
    const { context, job, close } = await createCarried();
    await close();
    expect(await correctJob(context, { jobId: job.id, cents: -2_000, reason: 'toll', staff: { ...staff, rights: [] } })).toMatchObject({
      ok: false,
    });
    expect(await correctJob(context, { jobId: job.id, cents: -2_000, reason: 'toll', staff })).toEqual({ ok: true, value: true });
    expect((await readStatement(context, job.operator_id))?.statement.lines).toMatchObject([
      { kind: 'correction', netCents: -2_000, reason: 'toll' },
    ]);
    const { months } = await listMonth(context, '');
    expect((await listMonth(context, months[1] ?? '')).rows).toMatchObject([{ lines: [{ kind: 'job' }] }]);
  });

  it('has the fee of a job that was given back, without VAT, and not the job', async () => {
    const { db, context, key, partners } = await createJob();
    await dropJob(context, key, { reason: 'ill', feeCents: 0 });
    await sql`update jobs set drop_fee_cents = 12000, ended_at = ended_at - interval '1 minute'`.execute(db);
    expect((await readStatement(context, partners[0] ?? ''))?.statement.lines).toMatchObject([
      { kind: 'drop-fee', netCents: -12_000, vat: [] },
    ]);
  });

  it('is not made where nothing was carried, and a job that is still driven waits', async () => {
    const { db, context, partners } = await createWorld();
    expect(await closeStatementsWhenDue(context)).toBe(0);
    expect((await readStatement(context, partners[0] ?? ''))?.statement.lines).toEqual([]);
    expect(await db.selectFrom('partner_statements').select('id').execute()).toEqual([]);
  });

  it('opens by its own link, and nothing else does', async () => {
    const { db, context, job, close } = await createCarried();
    await close();
    const [statement] = await listStatements(db, { operatorId: job.operator_id });
    expect((await findStatementOfPartner(context, statement?.key ?? ''))?.statement.lines).toHaveLength(1);
    for (const key of ['', "'", 'A'.repeat(27), statement?.id ?? '']) expect(await findStatementOfPartner(context, key)).toBeNull();
    expect(await readStatement(context, 'nonsense')).toBeNull();
    await forgetOldJobs(db);
    expect((await findStatement(db, { id: statement?.id ?? '' }))?.contents.lines).toHaveLength(1);
  });
});

describe('what a partner agrees to', () => {
  /** A statement of a finished job with all VAT known. */
  async function createStated() {
    const world = await createCarried();
    const { db, job } = world;
    await world.close();
    const [made] = await listStatements(db, { operatorId: job.operator_id });
    if (made === undefined) throw new Error('No statement');
    const lines = made.contents.lines.map((line) => ({
      ...line,
      vat: line.vat.map((share) => ({ ...share, treatment: 'charged' as const, vatCents: vatOf(share.netCents, share.ratePercent) })),
    }));
    await inTransaction(db, async (tx) => await changeStatement(tx, made.id, { ...made.contents, lines }));
    return { ...world, made, line: lines[0]?.id ?? '' };
  }

  it('is invoiced at once in the partner’s name under the next number of its series, once, and mailed', async () => {
    const { db, context, made, job } = await createStated();
    const answers = await Promise.all([approveStatement(context, made.key), approveStatement(context, made.key)]);
    expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, value: [] }]);
    const invoices = await listInvoicesOfStatement(db, made.id);
    expect(invoices.map(({ document }) => [document.kind, document.netCents])).toEqual([['self-billed', job.price_cents]]);
    expect(invoices[0]?.document.number).toMatch(/^SB-[A-Z]{2}-\d+-\d{4}-000001$/);
    expect(invoices[0]?.document.supplier).toMatchObject({ city: 'Lyon', vatNumber: 'FR00000000000' });
    const mails = await db.selectFrom('outbox').select('payload').where(sql`payload ->> 'kind'`, '=', 'partner-invoice').execute();
    expect(mails).toHaveLength(1);
    expect(await findStatementOfPartner(context, made.key)).toMatchObject({ invoices: [{ id: invoices[0]?.id }], isWaiting: false });
    expect(await findInvoiceOfPartner(context, made.key, invoices[0]?.id ?? '')).toMatchObject({ number: invoices[0]?.document.number });
    expect(await findInvoiceOfPartner(context, 'A'.repeat(27), invoices[0]?.id ?? '')).toBeNull();
  });

  it('waits where something is missing, which our people read and then make good', async () => {
    const { db, context, made, job } = await createStated();
    await sql`update partners set city = ''`.execute(db);
    expect(await approveStatement(context, made.key)).toMatchObject({ ok: true, value: [{ why: 'no-address' }] });
    expect((await readStatement(context, made.id))?.unbilled).toMatchObject([{ why: 'no-address' }]);
    await sql`update partners set city = 'Lyon'`.execute(db);
    expect(await readStatement(context, made.id)).toMatchObject({ unbilled: [], isReady: true });
    expect((await listMonth(context, made.month)).rows).toMatchObject([{ isWaiting: true }]);
    expect(await issueAgain(context, { id: made.id, staff: { ...staff, rights: [] } })).toMatchObject({ ok: false });
    expect(await issueAgain(context, { id: made.id, staff })).toEqual({ ok: true, value: [] });
    expect(await issueAgain(context, { id: made.id, staff })).toEqual({ ok: true, value: [] });
    expect((await listMonth(context, made.month)).rows).toMatchObject([{ isWaiting: false }]);
    expect(await listInvoicesOfStatement(db, made.id)).toHaveLength(1);
    expect(job.price_cents).toBeGreaterThan(0);
  });

  it('leaves out a disputed line, which is on the next statement once settled (story 14)', async () => {
    const { db, context, made, job, line } = await createStated();
    expect(await disputeLine(context, made.key, { lineId: line, reason: ' ' })).toEqual({ ok: false, failure: { why: 'reason-needed' } });
    expect(await disputeLine(context, made.key, { lineId: line, reason: 'two hours more' })).toEqual({ ok: true, value: true });
    expect(await approveStatement(context, made.key)).toEqual({ ok: true, value: [] });
    expect(await disputeLine(context, made.key, { lineId: line, reason: 'again' })).toEqual({ ok: false, failure: { why: 'agreed' } });
    expect(await listInvoicesOfStatement(db, made.id)).toEqual([]);
    expect((await readStatement(context, job.operator_id))?.statement.lines).toEqual([]);
    expect(await settleDispute(context, { id: made.id, lineId: line, staff })).toEqual({ ok: true, value: true });
    expect(await settleDispute(context, { id: made.id, lineId: line, staff })).toEqual({ ok: false, failure: { why: 'no-line' } });
    expect((await readStatement(context, job.operator_id))?.statement.lines).toMatchObject([{ id: job.id, disputed: null }]);
  });
});
