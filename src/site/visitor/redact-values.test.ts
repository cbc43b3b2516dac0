import { describe, expect, it } from 'vitest';
import { redactMail, withoutIds } from './redact-values.ts';

const key = 'Zm9vYmFyYmF6cXV4_Zm9v-YmFyY';

describe('withoutIds', () => {
  it.each([
    [`/my-quote/${key}/cancel`, '/my-quote/:id/cancel'],
    ['/quote/short', '/quote/:id'],
    [`/share/${key}`, '/share/:id'],
    ['/locaties/den-haag', '/locaties/den-haag'],
    ['/direct-booking', '/direct-booking'],
    ['/', '/'],
    ['/a/anna@school.example', '/a/[redacted]'],
  ])('%s is told as %s', (path, told) => {
    expect(withoutIds(path)).toBe(told);
  });
});

describe('redactMail', () => {
  it.each([
    ['Quote of anna.de-vries+trip@school.example', 'Quote of [redacted]'],
    ['https://x.example/?m=anna%40school.example&b=1', 'https://x.example/?m=[redacted]&b=1'],
    ['no @ alone', 'no @ alone'],
  ])('%s becomes %s', (text, told) => {
    expect(redactMail(text)).toBe(told);
  });
});
