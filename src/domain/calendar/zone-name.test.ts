import { describe, expect, it } from 'vitest';
import { zoneNameOf } from './zone-name.ts';

describe('the name of a time zone', () => {
  it('is given in words, the same all year', () => {
    for (const at of ['2026-01-15T12:00:00.000Z', '2026-07-15T12:00:00.000Z']) {
      expect(zoneNameOf('Europe/Amsterdam', { tag: 'en', at })).toBe('Central European Time');
      expect(zoneNameOf('Europe/Madrid', { tag: 'nl-BE', at })).toBe('Midden-Europese tijd');
    }
  });
});
