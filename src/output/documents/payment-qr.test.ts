import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentRequest } from '#operations/payments/rules/payment-request.ts';
import { createEpcPayload, createPaymentQr, createPaymentQrSvg } from './payment-qr.ts';

const request: PaymentRequest = { name: 'Convoya B.V.', iban: 'NL50XXXX0000000000', amountCents: 52_864, reference: 'INV-NL-2026-000042' };

describe('createEpcPayload', () => {
  it('is that of EPC069-12, version 002, to the letter', () => {
    expect(createEpcPayload(request)).toBe('BCD\n002\n1\nSCT\n\nConvoya B.V.\nNL50XXXX0000000000\nEUR528.64\n\n\nINV-NL-2026-000042');
  });

  it.each([
    [1, 'EUR0.01'],
    [100, 'EUR1.00'],
    [123_405, 'EUR1234.05'],
    [99_999_999_999, 'EUR999999999.99'],
  ])('writes %i cents as %s', (amountCents, text) => {
    expect(createEpcPayload({ ...request, amountCents }).split('\n')[7]).toBe(text);
  });

  it.each([0, -1, 1.5, 100_000_000_000, Number.NaN])('refuses %d cents', (amountCents) => {
    expect(() => createEpcPayload({ ...request, amountCents })).toThrow(RangeError);
  });

  it('puts every field on its own line and within its limit, and the whole within 331 bytes, whatever is typed', () => {
    const text = fc.string({ unit: 'binary', maxLength: 400 });
    fc.assert(
      fc.property(text, text, (name, reference) => {
        const payload = createEpcPayload({ ...request, name, reference });
        const lines = payload.split('\n');
        expect(lines.slice(0, 5)).toEqual(['BCD', '002', '1', 'SCT', '']);
        expect([...(lines[5] ?? '')].length).toBeLessThanOrEqual(70);
        expect(lines.slice(6, 8)).toEqual(['NL50XXXX0000000000', 'EUR528.64']);
        expect(lines.length).toBeLessThanOrEqual(11);
        expect([...(lines[10] ?? '')].length).toBeLessThanOrEqual(140);
        expect(new TextEncoder().encode(payload).length).toBeLessThanOrEqual(331);
      }),
    );
  });

  it('cuts a long name at 70 letters, not in the middle of one', () => {
    expect(createEpcPayload({ ...request, name: '🚌'.repeat(80) }).split('\n')[5]).toBe('🚌'.repeat(70));
  });
});

describe('createPaymentQr', () => {
  it('is no larger than version 13, as the standard asks, with four modules of white around it', () => {
    const { size, path } = createPaymentQr({ ...request, name: 'é'.repeat(70), reference: 'é'.repeat(140) });
    expect(size).toBeLessThanOrEqual(69 + 8);
    const corners = [...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(corners.every((corner) => corner.every((at) => at >= 4 && at < size - 4))).toBe(true);
    expect(corners).toContainEqual([4, 4]);
  });

  it('has the right orientation: the one module that is always dark is below left, in column 8 (ISO/IEC 18004, 7.9.1)', () => {
    const { size, path } = createPaymentQr(request);
    expect(path).toContain(`M${8 + 4} ${size - 8 - 8 + 4}h`);
  });

  it('differs for another amount', () => {
    expect(createPaymentQr({ ...request, amountCents: 1 }).path).not.toBe(createPaymentQr(request).path);
  });

  it('is a picture without anything that was typed', () => {
    const svg = createPaymentQrSvg({ ...request, name: '"><script>' });
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+"[^<]*><rect [^<]*\/><path d="[Mhvz\d -]+" fill="#000"\/><\/svg>$/,
    );
  });
});
