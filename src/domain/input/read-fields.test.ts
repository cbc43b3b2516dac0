import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { line, requiredLine } from './fields.ts';
import { readFields } from './read-fields.ts';

const schema = v.object({ name: requiredLine(3), inner: v.nullish(v.object({ city: line(3) }), {}) });

describe('readFields', () => {
  it('returns the value', () => {
    expect(readFields(schema, { name: 'a' })).toEqual({ ok: true, value: { name: 'a', inner: { city: '' } } });
  });

  it('names every invalid field once, by its path', () => {
    expect(readFields(schema, { inner: { city: 'long' } })).toEqual({
      ok: false,
      failure: [
        { field: 'name', code: 'required' },
        { field: 'inner.city', code: 'too-long' },
      ],
    });
  });

  it('prefixes every path with the root', () => {
    expect(readFields(schema, { name: 'long' }, 'stops.3')).toEqual({ ok: false, failure: [{ field: 'stops.3.name', code: 'too-long' }] });
    expect(readFields(schema, 7, 'stops.3')).toEqual({ ok: false, failure: [{ field: 'stops.3', code: 'invalid' }] });
  });

  it.each([null, undefined, 'x', 7])('does not accept %j as a form', (value) => {
    expect(readFields(schema, value)).toEqual({ ok: false, failure: [{ field: 'form', code: 'invalid' }] });
  });
});
