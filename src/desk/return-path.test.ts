import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReturnPath } from './return-path.ts';

describe('a return address', () => {
  it.each(['/', '/trips', '/trips?state=request&page=2', '/plan/NL-26-104233/1', '/pages/content/faq/luggage', '/find?q=Caf%C3%A9+a%26b'])(
    '%s is a page of ours',
    (path) => {
      expect(readReturnPath(path)).toBe(path);
    },
  );

  it.each([
    null,
    '',
    'trips',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\0',
    '/\u200b',
    '/\u2028/x',
    '/%00',
    '/%0d%0aSet-Cookie:a=b',
    '/%5Cevil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%E0%A4%A',
    'javascript:alert(1)',
    '/x'.repeat(2_000),
  ])('%j is none', (text) => {
    expect(readReturnPath(text)).toBeNull();
  });

  it('loses nothing except what follows #', () => {
    expect(readReturnPath('/trips?a=1#b')).toBe('/trips?a=1');
  });

  it('leads to our own host whatever was sent', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      '\r',
      '.',
      '..',
      '@',
      ':',
      'evil.example',
      '%2f',
      '%09',
      '?',
      '#',
      ' ',
      '\u3002',
      'http:',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = readReturnPath(parts.join(''));
        if (path === null) return;
        expect(new URL(path, 'https://desk.example').host).toBe('desk.example');
        expect(() => new Headers({ Location: path })).not.toThrow();
      }),
    );
  });
});
