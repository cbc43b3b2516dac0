import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { isBadId, isBadValue } from './bad-value.ts';

it('a value that the database refuses is distinguished from a fault of ours', async () => {
  const { db } = await createTestDatabase();
  const failureOf = async (query: ReturnType<typeof sql>) =>
    await query.execute(db).then(
      () => null,
      (error: unknown) => error,
    );
  const bad = [
    sql`select ${'a\0b'}::text`,
    sql`select ${'x'}::uuid`,
    sql`select ${'99999999999999999999'}::int`,
    sql`select ${'9999999-99-99'}::date`,
    sql`select ${'{"a":"\\u0000"}'}::jsonb ->> 'a'`,
  ];
  for (const query of bad) expect(isBadValue(await failureOf(query))).toBe(true);
  expect(isBadId(await failureOf(sql`select ${'x'}::uuid`))).toBe(true);
  expect(isBadId(await failureOf(sql`select ${'x'}::int`))).toBe(false);
  expect(isBadValue(await failureOf(sql`select nothing from nowhere`))).toBe(false);
});

it('dates and addresses that are none are bad values, an endless recursion is not', () => {
  expect(isBadValue(new RangeError('Invalid time value'))).toBe(true);
  expect(isBadValue(new URIError('URI malformed'))).toBe(true);
  expect(isBadValue(new RangeError('Maximum call stack size exceeded'))).toBe(false);
  expect(isBadValue(new TypeError('x is not a function'))).toBe(false);
});
