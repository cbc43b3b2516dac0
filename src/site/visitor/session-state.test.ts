import { describe, expect, it } from 'vitest';
import { createSessionState } from './session-state.ts';

function createStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const broken = {
  getItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
};

describe('the state of a visit', () => {
  it('keeps in memory what it was told, and a later page without a campaign takes nothing away', () => {
    const state = createSessionState();
    state.update({ gclid: 'a', utm: '' });
    state.update({ gclid: '', utm: 'news;;;;;phone' });
    state.update({ gclid: '', utm: '' });
    expect(state.get()).toEqual({ gclid: 'a', utm: 'news;;;;;phone' });
  });

  it('stores nothing before it may, all of it then, and outlasts the page', () => {
    const storage = createStorage();
    const state = createSessionState();
    state.update({ gclid: 'a', utm: '' });
    expect(storage.kept.size).toBe(0);
    state.keepIn(storage);
    const next = createSessionState();
    next.keepIn(storage);
    expect(next.get()).toEqual({ gclid: 'a', utm: '' });
  });

  it('takes the newer campaign over the stored one', () => {
    const storage = createStorage();
    storage.setItem('campaign', '{"gclid":"old","utm":"old"}');
    const state = createSessionState();
    state.update({ gclid: 'new', utm: '' });
    state.keepIn(storage);
    expect(state.get()).toEqual({ gclid: 'new', utm: 'old' });
  });

  it('forgets what it stored when it may no longer, and all of it when told', () => {
    const storage = createStorage();
    const state = createSessionState();
    state.keepIn(storage);
    state.update({ gclid: 'a', utm: '' });
    state.keepIn(null);
    expect(storage.kept.size).toBe(0);
    state.reset();
    expect(state.get()).toEqual({ gclid: '', utm: '' });
  });

  it.each(['', 'no json', '[]', '1', '{"gclid":1}'])('reads %j as nothing', (text) => {
    const storage = createStorage();
    storage.setItem('campaign', text);
    const state = createSessionState();
    state.keepIn(storage);
    expect(state.get()).toEqual({ gclid: '', utm: '' });
  });

  it('goes on where the storage is full or blocked', () => {
    const state = createSessionState();
    state.keepIn(broken);
    state.update({ gclid: 'a', utm: '' });
    state.keepIn(null);
    expect(state.get().gclid).toBe('a');
  });
});
