import { describe, expect, it } from 'vitest';
import { foldWords } from './fold-words.ts';

describe('foldWords', () => {
  it.each([
    ['NL-26-1042', ['nl-26-1042']],
    ['  Müller   Köln ', ['muller', 'koln']],
    ['06 12 34 56 78', ['12345678']],
    ['+31 (0)6-1234.5678 jansen', ['12345678', 'jansen']],
    ['100% _x', ['100', 'x']],
    ['', []],
    ['nl26149728', ['nl-26-149728']],
    ['NL 26 149728 jansen', ['nl-26-149728', 'jansen']],
    ['26-149728', ['26-149728']],
    ['Dvořák Łukasz Straße', ['dvorak', 'lukasz', 'strasse']],
    ['Παπαδοπούλου ΟΡΦΕΥΣ', ['παπαδοπουλου', 'ορφευσ']],
    ['Щербицький', ['щербицькии']],
    ['김 서울', ['김', '서울']],
    ['فَاطِمَة', ['فاطمة']],
  ])('reads %j', (search, words) => {
    expect(foldWords(search)).toEqual(words);
  });
});
