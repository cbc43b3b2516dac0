import { describe, expect, it } from 'vitest';
import { getDocumentTexts } from './texts.ts';

describe('document texts', () => {
  it('fall back along the chain of their language', () => {
    expect(getDocumentTexts('nlBE')('quote.title')).toBe('Offerte');
    expect(getDocumentTexts('en')('quote.title')).toBe('Quote');
  });

  it('do not change what a visitor typed, even if it looks like a placeholder', () => {
    expect(getDocumentTexts('en')('invoice.attention', { name: '$t(quote.title) {{name}} & <b>' })).toBe(
      'Attn. $t(quote.title) {{name}} & <b>',
    );
  });

  it('refuse a key that does not exist', () => {
    expect(() => getDocumentTexts('nl')('nothing.here' as 'date')).toThrow('No text nothing.here in documents.json');
  });
});
