import { describe, expect, it } from 'vitest';
import { formatConsentCookie, parseConsent } from './consent.ts';

describe('parseConsent', () => {
  it.each([
    ['', null],
    ['i18next=frBE', null],
    ['consent=all', 'all'],
    ['i18next=frBE; consent=none; x=1', 'none'],
    ['noconsent=all', null],
    ['consent=allowed', null],
    ['consent=', null],
  ])('%j says %s', (cookies, choice) => {
    expect(parseConsent(cookies)).toBe(choice);
  });
});

describe('formatConsentCookie', () => {
  it('is read back, lasts half a year and travels safely where the site does', () => {
    const cookie = formatConsentCookie('none', { isSecure: true });
    expect(parseConsent(cookie.split(';')[0] ?? '')).toBe('none');
    expect(cookie).toContain('Max-Age=15552000');
    expect(cookie).toMatch(/; Secure$/);
    expect(formatConsentCookie('all', { isSecure: false })).not.toContain('Secure');
  });
});
