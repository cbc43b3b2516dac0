import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidyText } from './typed-text.ts';

describe('tidyText', () => {
  it('gives one bounded line without control characters, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const tidy = tidyText(text);
        expect(tidy.length).toBeLessThanOrEqual(200);
        expect(tidy).not.toMatch(/\p{C}/u);
        expect(tidyText(tidy)).toBe(tidy);
      }),
    );
  });
});
