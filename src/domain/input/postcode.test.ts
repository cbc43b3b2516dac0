import { describe, expect, it } from 'vitest';
import { isPostcodeOf } from './postcode.ts';

describe('isPostcodeOf', () => {
  it.each([
    ['3511 AA', 'NL', true],
    ['3511aa', 'NL', true],
    ['1', 'NL', false],
    ['3511', 'NL', false],
    ['2000', 'BE', true],
    ['500', 'BE', false],
    ['50667', 'DE', true],
    ['5066', 'DE', false],
    ['59000', 'FR', true],
    ['08001', 'ES', true],
    ['53001', 'ES', false],
    ['SW1A 2AA', 'GB', true],
    ['anything', 'XK', true],
  ])('%j of %s: %s', (text, country, can) => {
    expect(isPostcodeOf(text, country)).toBe(can);
  });
});
