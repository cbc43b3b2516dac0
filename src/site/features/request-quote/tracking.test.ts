import { describe, expect, it } from 'vitest';
import { deviceClassOf, joinUtm, readGclid } from './tracking.ts';

describe('where a visitor came from', () => {
  it('joins the five parts and the device, empty ones included', () => {
    const query = new URLSearchParams('utm_source=news&utm_campaign=spring;2027');
    expect(joinUtm(query, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile')).toBe('news;;;;spring 2027;phone');
  });

  it('says nothing of a visitor who came by themself', () => {
    expect(joinUtm(new URLSearchParams('x=1'), '')).toBe('');
    expect(readGclid(new URLSearchParams())).toBe('');
  });

  it('keeps no mail address', () => {
    expect(joinUtm(new URLSearchParams({ utm_source: 'anna@example.com' }), '')).toBe('redacted;;;;;desktop');
    expect(readGclid(new URLSearchParams({ gclid: 'a@b.c' }))).toBe('redacted');
  });

  it.each([
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Mobile Safari', 'phone'],
    ['Mozilla/5.0 (Linux; Android 16; SM-X910) Safari', 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 19_0)', 'tablet'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'desktop'],
  ])('%s is a %s', (userAgent, device) => {
    expect(deviceClassOf(userAgent)).toBe(device);
  });
});
