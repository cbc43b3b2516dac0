import { sql } from 'kysely';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { type Result, success } from '#domain/result.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { doOnce } from './do-once.ts';

const press = { memberId: 'm1', act: 'test.add', typed: { name: 'Jan' }, answer: v.object({ id: v.string() }) };

async function createWorld() {
  const { db } = await createTestDatabase();
  let works = 0;
  const add = async (changes: Partial<typeof press> = {}, answer: Result<{ id: string }, 'no'> | null = null) =>
    await doOnce<{ id: string }, 'no'>(db, { ...press, ...changes }, async (tx) => {
      works += 1;
      const id = `number ${works}`;
      await insertAudit(tx, { memberId: null, memberName: 'Mo', act: 'add', subject: id, detail: {} });
      return answer ?? success({ id });
    });
  const rows = async () => (await sql`select from staff_audit`.execute(db)).rows.length;
  return { db, add, rows };
}

it('the same press of the same person is done once, with one answer, however many come at one moment', async () => {
  const { add, rows } = await createWorld();
  const answers = await Promise.all(Array.from({ length: 8 }, () => add()));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await rows()).toBe(1);
});

it('other input, another person and another act are other presses', async () => {
  const { add, rows } = await createWorld();
  await add();
  await add({ typed: { name: 'Piet' } });
  await add({ memberId: 'm2' });
  await add({ act: 'test.other' });
  expect(await rows()).toBe(4);
});

it('what was refused is judged anew, and what failed left nothing', async () => {
  const { db, add } = await createWorld();
  expect(await add({}, { ok: false, failure: 'no' })).toEqual({ ok: false, failure: 'no' });
  expect((await add()).ok).toBe(true);
  const broken = doOnce<true, 'no'>(db, { ...press, act: 'broken', answer: v.literal(true) }, async () => {
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect((await sql`select from staff_repeats`.execute(db)).rows).toHaveLength(1);
});

it('two minutes later it is meant, and done again', async () => {
  const { db, add, rows } = await createWorld();
  await add();
  await sql`update staff_repeats set at = at - interval '121 seconds'`.execute(db);
  expect(await add()).toEqual(success({ id: 'number 2' }));
  expect(await rows()).toBe(2);
});
