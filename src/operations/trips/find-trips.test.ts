import { describe, expect, it } from 'vitest';
import { foldWords } from './find-trips.ts';

describe('foldWords', () => {
  it.each([
    ['NL-26-1042', ['nl-26-1042']],
    ['  Müller   Köln ', ['muller', 'koln']],
    ['06 12 34 56 78', ['12345678']],
    ['+31 (0)6-1234.5678 jansen', ['12345678', 'jansen']],
    ['100% _x', ['100', 'x']],
    ['', []],
  ])('reads %j', (search, words) => {
    expect(foldWords(search)).toEqual(words);
  });
});
