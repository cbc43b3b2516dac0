import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const document = ['docs/operating/security.md', 'docs/security/threat-model.md'].map((path) => readFileSync(path, 'utf8')).join('\n');
const rows = [...document.matchAll(/\| `(src\/[^`]+)`: (.+) \|$/gm)].map(([, file = '', name = '']) => ({ file, name }));

it('has a test for most rows', () => {
  expect(rows.length).toBeGreaterThan(45);
});

it.each(rows)('$file has a test "$name"', ({ file, name }) => {
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(name);
});
