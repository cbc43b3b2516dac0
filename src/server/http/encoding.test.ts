import { describe, expect, it } from 'vitest';
import type { Compressed } from '../compress.ts';
import { chooseEncoding, chooseLightEncoding, encodedBody } from './encoding.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const full: Compressed = { identity: bytes('plain'), br: bytes('b'), gzip: bytes('g'), etag: '' };
const plain: Compressed = { ...full, br: null, gzip: null };

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['BR;Q=0.1, gzip;q=1', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate,gzip ;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0.001', 'gzip'],
    ['br;q=0,gzip;q=0.0', 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['*', 'identity'],
    ['*;q=0', 'identity'],
    ['brotli, x-gzip', 'identity'],
    [';,;q=0,', 'identity'],
  ])('%j takes %s', (header, encoding) => {
    expect(chooseEncoding(header, full)).toBe(encoding);
  });

  it('uses only encodings that the body has', () => {
    expect(chooseEncoding('br, gzip', { ...full, br: null })).toBe('gzip');
    expect(chooseEncoding('br, gzip', plain)).toBe('identity');
  });
});

describe('chooseLightEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['zstd;q=0, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['', 'identity'],
  ])('%j takes %s', (header, encoding) => {
    expect(chooseLightEncoding(header)).toBe(encoding);
  });
});

describe('encodedBody', () => {
  it('gives the bytes of the encoding, or the plain ones where it has none', () => {
    expect(encodedBody(full, 'br')).toBe(full.br);
    expect(encodedBody(full, 'gzip')).toBe(full.gzip);
    expect(encodedBody(full, 'identity')).toBe(full.identity);
    expect(encodedBody(plain, 'gzip')).toBe(plain.identity);
  });
});
