import { describe, expect, it } from 'vitest';
import { formatBookingCookie, readBookingCookie } from './booking-cookie.ts';

const key = 'AAAAAAAAAAAAAAAAAAAAAAAAAAA';
const asking = (cookie: string) => new Request('https://nl.example.com/', { headers: { cookie } });

describe('the cookie of the ordering browser', () => {
  it('is out of reach of scripts and other sites, and of plain connections where there are others', () => {
    expect(formatBookingCookie(key, new URL('https://nl.example.com/my-quote/x'))).toMatch(
      /^booking=A{27}; .*HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(formatBookingCookie(key, new URL('http://nl.localhost:3000/my-quote/x'))).not.toContain('Secure');
  });

  it.each([
    [`booking=${key}`, key],
    [`i18next=nl; booking=${key}; other=1`, key],
    [`xbooking=${key}`, null],
    ['booking=short', null],
    ['booking=<script>', null],
    ['', null],
  ])('is read from %s as %s', (cookie, expected) => {
    expect(readBookingCookie(asking(cookie))).toBe(expected);
  });
});
