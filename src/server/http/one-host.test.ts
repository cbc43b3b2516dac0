import { expect, it } from 'vitest';
import { namesOneHost } from './one-host.ts';

it('a request names one host, in whichever letters', () => {
  expect(namesOneHost({ rawHeaders: ['Host', 'a', 'Accept', 'host'] })).toBe(true);
  expect(namesOneHost({ rawHeaders: [] })).toBe(false);
  expect(namesOneHost({ rawHeaders: ['Host', 'a', 'HOST', 'a'] })).toBe(false);
});
