import { describe, expect, it } from 'vitest';
import { orderHead } from './order-head.ts';

const start = '<html><head><meta charSet="utf-8"/>';
const sheets = '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>';

describe('orderHead', () => {
  it('puts stylesheets first, in their order', () => {
    const others = '<link rel="preload" as="image" href="/c.svg"/><title>T</title><link rel="modulepreload" href="/d.js"/>';
    expect(orderHead(start + others + sheets)).toBe(start + sheets + others);
  });

  it('leaves a head without links as it is', () => {
    expect(orderHead(`${start}<title>T</title>`)).toBe(`${start}<title>T</title>`);
  });
});
