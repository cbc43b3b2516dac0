import { describe, expect, it } from 'vitest';
import { formatPostcode, isPostcodeOf } from './postcode.ts';

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
    ['B-9000', 'BE', true],
    ['D-10115', 'DE', true],
    ['F-75001', 'FR', true],
    ['A-1010', 'AT', true],
    ['CH-8001', 'CH', true],
    ['DE-10115', 'DE', true],
    ['N-0150', 'NO', true],
    ['H-1051', 'HU', true],
    ['７５００１', 'FR', true],
    ['PL 00–950', 'PL', true],
    ['L 1855', 'LU', true],
    ['B-9000', 'DE', false],
    ['546 21', 'GR', true],
    ['SLO-1000', 'SI', true],
    ['D02 AF30', 'IE', true],
    ['anything', 'XK', true],
  ])('%j of %s: %s', (text, country, can) => {
    expect(isPostcodeOf(text, country)).toBe(can);
  });
});

describe('formatPostcode', () => {
  it.each([
    ['3511aa', 'NL', '3511 AA'],
    ['NL-3511 AA', 'NL', '3511 AA'],
    ['B-9000', 'BE', '9000'],
    ['sw1a2aa', 'GB', 'SW1A 2AA'],
    ['00950', 'PL', '00-950'],
    ['1100-048', 'PT', '1100-048'],
    ['54621', 'GR', '546 21'],
    ['SE-111 22', 'SE', '111 22'],
    ['d02af30', 'IE', 'D02 AF30'],
    ['10115', 'DE', '10115'],
    ['whatever', 'XK', 'whatever'],
    ['500', 'BE', '500'],
  ])('%j of %s is written %j', (text, country, written) => {
    expect(formatPostcode(text, country)).toBe(written);
  });
});
