import { expect, it } from 'vitest';
import { readReferences } from './references.ts';

it.each([
  ['Re: Your booking NL-26-441008', ['NL-26-441008']],
  ['nl26441008 en be 26 824911', ['NL-26-441008', 'BE-26-824911']],
  ['DE–26–885954, DE-26-885954', ['DE-26-885954']],
  ['NL-26-1234567 grew', ['NL-26-1234567']],
  ['XX-26-441008, NL-2026-441008, IBAN NL91ABNA0417164300', []],
])('%s names %j', (text, references) => {
  expect(readReferences(text)).toEqual(references);
});
