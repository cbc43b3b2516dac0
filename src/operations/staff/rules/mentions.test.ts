import { describe, expect, it } from 'vitest';
import { findMentions } from './mentions.ts';

const members = [
  { id: 'sam', name: 'Sam de Boer' },
  { id: 'anna1', name: 'Anna Jansen' },
  { id: 'anna2', name: 'Anna Öz' },
  { id: 'jose', name: 'José' },
];

describe('the people mentioned in a note', () => {
  it.each([
    ['@Sam can you ring them?', ['sam']],
    ['ask @sam de boer, please', ['sam']],
    ['@Samuel knows', []],
    ['@Anna', []],
    ['@anna oz and @José!', ['anna2', 'jose']],
    ['mail sam@example.com', []],
    ['@', []],
  ])('%j', (text, expected) => {
    expect(findMentions(text, members)).toEqual(expected);
  });
});
