import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getNestedValue } from './nested-value.ts';

const trip = { tripShell: { id: 'k1', reference: null, stops: ['Utrecht', 'Efteling'] } };

describe('getNestedValue', () => {
  it.each([
    ['tripShell.id', 'k1'],
    ['tripShell.reference', null],
    ['tripShell.stops.1', 'Efteling'],
    ['tripShell.reference.x', undefined],
    ['other.id', undefined],
    ['tripShell.id.length', undefined],
    ['constructor', undefined],
    ['tripShell.__proto__', undefined],
  ])('%s is %s', (path, value) => {
    expect(getNestedValue(trip, path)).toBe(value);
  });

  it.each([[null], [undefined], ['text'], [1]])('throws for %s', (object) => {
    expect(() => getNestedValue(object, 'a')).toThrow(TypeError);
  });

  it.each(['', '.', 'a.', '.a', 'a..b'])('throws for the path "%s"', (path) => {
    expect(() => getNestedValue(trip, path)).toThrow(TypeError);
  });

  it('finds a value at any path', () => {
    const key = fc.stringMatching(/^[a-z]{1,5}$/);
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 6 }), fc.integer(), (keys, value) => {
        const object = keys.reduceRight<unknown>((inner, each) => ({ [each]: inner }), value);
        expect(getNestedValue(object, keys.join('.'))).toBe(value);
      }),
    );
  });
});
