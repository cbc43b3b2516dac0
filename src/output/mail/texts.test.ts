import { describe, expect, it } from 'vitest';
import { getMailTexts } from './texts.ts';

describe('mail texts', () => {
  it('fall back along the chain of their language', () => {
    expect(getMailTexts('nlBE')('closing')).toBe('Met vriendelijke groet,');
    expect(getMailTexts('en')('closing')).toBe('Kind regards,');
  });

  it('do not change what a visitor typed, even if it looks like a placeholder', () => {
    expect(getMailTexts('en')('greeting.named', { name: '$t(closing) {{name}} & <b>' })).toBe('Dear $t(closing) {{name}} & <b>,');
  });

  it('refuse a key that does not exist', () => {
    expect(() => getMailTexts('nl')('nothing.here' as 'closing')).toThrow('No text nothing.here in mail.json');
  });
});
