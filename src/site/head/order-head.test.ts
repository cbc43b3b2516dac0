import { describe, expect, it } from 'vitest';
import { orderHead } from './order-head.ts';

const page = (head: string) => `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body><p>a</p></body></html>`;
const sheets = '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>';

describe('orderHead', () => {
  it('puts stylesheets first, in their order', () => {
    const head = `<link rel="preload" as="image" href="/c.svg"/><title>T</title><link rel="modulepreload" href="/d.js"/>${sheets}`;
    expect(orderHead(page(head))).toBe(
      page(`${sheets}<link rel="preload" as="image" href="/c.svg"/><title>T</title><link rel="modulepreload" href="/d.js"/>`),
    );
  });

  it.each([['without links'], [`<p>${sheets}</p>`]])('leaves %s as it is', (body) => {
    const html = `<!DOCTYPE html><html><head><title>T</title></head><body>${body}</body></html>`;
    expect(orderHead(html)).toBe(html);
    expect(orderHead(body)).toBe(body);
  });
});
