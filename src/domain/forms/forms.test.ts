import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readShippedRates } from '#content/testing/read-shipped-rates.ts';
import { type RateTable, rateTables } from '#domain/pricing/rates/rate-book.ts';
import { findDifferences } from './find-differences.ts';
import { listFields } from './form-fields.ts';
import { readForm } from './read-form.ts';
import { typedAs } from './schema-shape.ts';

const schema = v.strictObject({
  cents: v.pipe(v.number(), v.integer('must be whole cents'), typedAs('euro')),
  kind: v.picklist(['a', 'b']),
  months: v.array(v.number()),
  benefits: v.array(v.pipe(v.string(), typedAs('line'))),
  rows: v.array(v.strictObject({ town: v.string(), north: v.number() })),
  named: v.record(v.string(), v.number()),
  note: v.optional(v.string()),
  asked: v.nullable(v.number()),
});
const value = {
  cents: 12_345,
  kind: 'b',
  months: [5, 6],
  benefits: ['one, two', 'three'],
  rows: [{ town: 'Gent', north: 51.05 }],
  named: { tunnel: 7 },
  asked: null,
};
const typedOf = (written: unknown) => Object.fromEntries(listFields(schema, written).map(({ path, value: text }) => [path, text]));

describe('a form made from a schema', () => {
  it('reads back what it writes', () => {
    expect(readForm(schema, typedOf(value))).toEqual(value);
    expect(typedOf(value)).toMatchObject({ cents: '123.45', months: '5, 6', benefits: 'one, two\nthree', 'rows.1.town': '', note: '' });
  });

  it('adds a new row with a new name, and drops rows that are removed or emptied', () => {
    const typed = { ...typedOf(value), 'rows.1.town': 'Brugge', 'rows.1.north': '51,2', 'named.~name': 'bridge', 'named.~new': '9' };
    expect(readForm(schema, typed)).toMatchObject({
      rows: [value.rows[0], { town: 'Brugge', north: 51.2 }],
      named: { tunnel: 7, bridge: 9 },
    });
    expect(readForm(schema, { ...typed, 'rows.0.~remove': 'yes', 'named.tunnel': '' })).toMatchObject({
      rows: [{ town: 'Brugge', north: 51.2 }],
      named: { bridge: 9 },
    });
  });

  it('preserves text that is not a number, so that the schema reports it and the form shows it', () => {
    const read = readForm(schema, { ...typedOf(value), cents: 'much' });
    expect(v.safeParse(schema, read).issues?.map((issue) => v.getDotPath(issue))).toEqual(['cents']);
    expect(typedOf(read)).toMatchObject({ cents: 'much' });
  });

  it('accepts a decimal comma and half cents', () => {
    expect(readForm(schema, { ...typedOf(value), cents: '1,005' })).toMatchObject({ cents: 100.5 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (cents) => {
        expect(readForm(schema, typedOf({ ...value, cents }))).toMatchObject({ cents });
      }),
    );
  });
});

describe('the forms of our rates', () => {
  it('return every shipped table unchanged', async () => {
    const [book] = await readShippedRates();
    for (const table of ['card', 'tolls', 'extras', 'leadTimes', 'passages'] as const satisfies readonly RateTable[]) {
      const typed = Object.fromEntries(listFields(rateTables[table], book?.[table]).map(({ path, value: text }) => [path, text]));
      expect(readForm(rateTables[table], typed), table).toEqual(book?.[table]);
    }
  });
});

describe('findDifferences', () => {
  it('names each value that differs, and a list of single values as one', () => {
    expect(findDifferences(value, { ...value, cents: 1, months: [5], rows: [], note: 'x' })).toEqual([
      { path: 'cents', before: '12345', after: '1' },
      { path: 'months', before: '5, 6', after: '5' },
      { path: 'rows.0.town', before: 'Gent', after: null },
      { path: 'rows.0.north', before: '51.05', after: null },
      { path: 'note', before: null, after: 'x' },
    ]);
    expect(findDifferences(value, { ...value })).toEqual([]);
  });
});
