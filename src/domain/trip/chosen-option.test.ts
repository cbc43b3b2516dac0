import { describe, expect, it } from 'vitest';
import { sampleQuote } from '#operations/invoices/rules/testing/sample-quote.ts';
import { chosenOptionOf, findChosenOption } from './chosen-option.ts';

describe('the chosen option', () => {
  it('is the one whose key the quote names', () => {
    expect(findChosenOption({ quote: sampleQuote })?.key).toBe(sampleQuote.chosen);
    expect(chosenOptionOf({ quote: sampleQuote })).toBe(findChosenOption({ quote: sampleQuote }));
  });

  it('is null for a trip without a price, and reading it then is a bug', () => {
    expect(findChosenOption({ quote: null })).toBeNull();
    expect(() => chosenOptionOf({ quote: null })).toThrow(RangeError);
  });
});
