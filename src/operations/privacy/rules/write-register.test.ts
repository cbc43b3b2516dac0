import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writeRegister } from './write-register.ts';

it('is what the document says', () => {
  expect(readFileSync('docs/operating/data.md', 'utf8')).toBe(writeRegister());
});
