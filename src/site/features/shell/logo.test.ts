import { describe, expect, it } from 'vitest';
import { logoTarget } from './logo.tsx';

describe('logoTarget', () => {
  it('is home outside a trip', () => {
    expect(logoTarget(null)).toEqual({ page: 'home' });
  });

  it.each([
    ['quote', { page: 'my-quote', id: 'k1' }],
    ['my-quote', { page: 'my-quote', id: 'k1' }],
    ['booking', { page: 'my-booking', id: 'k1' }],
    ['my-booking', { page: 'my-booking', id: 'k1' }],
    ['direct-booking', { page: 'home' }],
  ] as const)('in the flow %s', (flow, target) => {
    expect(logoTarget({ flow, id: 'k1', reference: null })).toEqual(target);
  });
});
