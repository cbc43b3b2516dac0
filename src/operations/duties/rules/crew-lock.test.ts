import { expect, it } from 'vitest';
import { mayUnlock } from './crew-lock.ts';

it('is ended by whoever set it, and by people who may assign against objections', () => {
  const lock = { by: 'Anna', at: '2026-11-26T10:00:00.000Z' };
  expect(mayUnlock(lock, { name: 'Anna', rights: ['assign-drivers'] })).toBe(true);
  expect(mayUnlock(lock, { name: 'Ben', rights: ['assign-drivers'] })).toBe(false);
  expect(mayUnlock(lock, { name: 'Ben', rights: ['assign-drivers', 'override-refusals'] })).toBe(true);
});
