import { describe, expect, it } from 'vitest';
import { formatSecurity } from './well-known.ts';

describe('security.txt', () => {
  it.each([
    ['2026-11-27', '2027-06-01T00:00:00Z'],
    ['2026-12-31', '2027-07-01T00:00:00Z'],
    ['2027-01-01', '2027-08-01T00:00:00Z'],
  ])('of %s ends on %s', (today, expires) => {
    const text = formatSecurity({ origin: 'https://www.example.nl', today: new Date(today) });
    expect(text).toContain(`\nExpires: ${expires}\n`);
    const days = (Date.parse(expires) - Date.parse(today)) / 86_400_000;
    expect(days > 180 && days < 365).toBe(true);
  });
});
