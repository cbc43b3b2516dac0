import { describe, expect, it } from 'vitest';
import { longestViewName, mayChangeView, readViewName } from './saved-view.ts';

describe('the name of a saved view', () => {
  it('is a clean line', () => {
    expect(readViewName('  Departures \n of  Lille ')).toEqual({ ok: true, value: 'Departures of Lille' });
  });

  it('is neither empty nor too long', () => {
    expect(readViewName(' \t ')).toEqual({ ok: false, failure: 'view-name' });
    expect(readViewName('x'.repeat(longestViewName)).ok).toBe(true);
    expect(readViewName('x'.repeat(longestViewName + 1))).toEqual({ ok: false, failure: 'view-name-too-long' });
  });
});

describe('a saved view', () => {
  it('may be changed by its owner, and a shared one by people with the right to create these', () => {
    expect(mayChangeView({ ownerId: 'a' }, { id: 'a', mayShare: false })).toBe(true);
    expect(mayChangeView({ ownerId: 'a' }, { id: 'b', mayShare: true })).toBe(false);
    expect(mayChangeView({ ownerId: null }, { id: 'a', mayShare: false })).toBe(false);
    expect(mayChangeView({ ownerId: null }, { id: 'a', mayShare: true })).toBe(true);
  });
});
