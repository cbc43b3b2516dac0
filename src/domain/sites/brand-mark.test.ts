import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';
import { mark } from './brand-mark.ts';

describe('the mark', () => {
  it('is the icon of the site as well', () => {
    const icon = readFileSync(new URL('../../../public/favicon.svg', import.meta.url), 'utf8');
    expect([...icon.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)).toEqual([mark.body, mark.glass]);
    expect(icon).toContain(`fill="${brand.colours.primary}"`);
  });
});
