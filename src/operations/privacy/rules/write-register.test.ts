import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writeRegister } from './write-register.ts';

it('equals the document', () => {
  expect(readFileSync('docs/operating/data.md', 'utf8')).toBe(writeRegister());
});
