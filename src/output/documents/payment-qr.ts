import QRCode from 'qrcode';
import type { PaymentRequest } from '#operations/payments/rules/payment-request.ts';
import { createQrPath, type QrPath, quietZone } from './qr-path.ts';

/** European Payments Council, EPC069-12 "Quick Response Code: guidelines", section 3. */
const limits = { name: 70, reference: 140, amountCents: 99_999_999_999, bytes: 331 } as const;

/**
 * The payload of EPC069-12, version 002 (no BIC within the EEA), UTF-8, lines separated by LF, without trailing empty lines. Throws a
 * RangeError for an amount that no transfer can have.
 */
export function createEpcPayload({ name, iban, amountCents, reference }: PaymentRequest): string {
  const isTransferable = Number.isSafeInteger(amountCents) && amountCents >= 1 && amountCents <= limits.amountCents;
  if (!isTransferable) throw new RangeError(`No amount to transfer: ${amountCents}`);
  const amount = `EUR${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, '0')}`;
  const head = ['BCD', '002', '1', 'SCT', '', cut(name, limits.name), iban, amount, '', ''];
  const payload = (letters: number) => [...head, cut(reference, letters)].join('\n').trimEnd();
  // Letters of two bytes or more may fill the code before the reference reaches its limit.
  let letters: number = limits.reference;
  while (letters > 0 && byteLength(payload(letters)) > limits.bytes) letters -= 1;
  return payload(letters);
}

/** Error correction level M, as EPC069-12 requires. */
export function createPaymentQr(request: PaymentRequest): QrPath {
  return createQrPath(createEpcPayload(request));
}

/**
 * The code as a separate picture. White background, because scanners need it on a dark page. The text beside it says the same, so it is
 * decoration for screen readers.
 */
export function createPaymentQrSvg(request: PaymentRequest): string {
  const { size, path } = createPaymentQr(request);
  const shapes = `<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true">${shapes}</svg>`;
}

/** The code as pixels, six per module. */
export async function createPaymentQrPng(request: PaymentRequest): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(createEpcPayload(request));
  return await QRCode.toBuffer([{ data: bytes, mode: 'byte' }], { errorCorrectionLevel: 'M', margin: quietZone, scale: 6 });
}

function cut(text: string, letters: number): string {
  return [...text.replace(/\s+/gu, ' ').trim()].slice(0, letters).join('').trimEnd();
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
