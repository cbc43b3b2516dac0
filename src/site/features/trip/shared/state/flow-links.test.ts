import { describe, expect, it } from 'vitest';
import { flowOfPath, linkInFlow } from './flow-links.ts';

describe('the flow of an address', () => {
  it('is its first part', () => {
    expect(flowOfPath('/my-quote/abc/cancel')).toBe('my-quote');
    expect(flowOfPath('/direct-booking/abc')).toBe('direct-booking');
  });

  it('is an error for any other page', () => {
    expect(() => flowOfPath('/contact')).toThrow('outside its flows');
  });
});

describe('links within a flow', () => {
  it('keep to the flow', () => {
    expect(linkInFlow('quote', 'abc', 'contact-details')).toEqual({ page: 'quote', id: 'abc', step: 'contact-details' });
    expect(linkInFlow('booking', 'abc', 'cancel')).toEqual({ page: 'booking', id: 'abc', step: 'cancel' });
  });

  it('leave out the step of the flow’s own address', () => {
    expect(linkInFlow('my-booking', 'abc', 'overview')).toEqual({ page: 'my-booking', id: 'abc' });
  });

  it('go to the customer’s own pages for those that direct booking lacks', () => {
    expect(linkInFlow('direct-booking', 'abc', 'cancel')).toEqual({ page: 'my-quote', id: 'abc', step: 'cancel' });
    expect(linkInFlow('direct-booking', 'abc', 'success')).toEqual({ page: 'direct-booking', id: 'abc', step: 'success' });
  });
});
