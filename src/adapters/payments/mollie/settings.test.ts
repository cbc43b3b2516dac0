import { describe, expect, it } from 'vitest';
import { checkoutSource, isCheckoutUrl, mollieUrl } from './settings.ts';

describe('isCheckoutUrl', () => {
  it.each([
    ['https://www.mollie.com/checkout/select-method/7UhSN1zuXS', true],
    ['https://pay.mollie.com/x', true],
    ['http://www.mollie.com/checkout', false],
    ['https://mollie.com.evil.example/', false],
    ['https://evilmollie.com/', false],
    ['https://www.mollie.com@evil.example/', false],
    ['https://user@www.mollie.com/', false],
    ['https://www.mollie.com:8443/', false],
    ['javascript:alert(1)', false],
    ['/checkout', false],
    ['', false],
  ])('of %j: %s', (href, allowed) => {
    expect(isCheckoutUrl(href, { url: mollieUrl })).toBe(allowed);
  });

  it('is the address of the server that replaces Mollie, if configured', () => {
    const url = 'http://127.0.0.1:8080/base';
    expect(checkoutSource({ url })).toBe('http://127.0.0.1:8080');
    expect(isCheckoutUrl('http://127.0.0.1:8080/checkout/1', { url })).toBe(true);
    expect(isCheckoutUrl('https://www.mollie.com/checkout/1', { url })).toBe(false);
  });
});
