import { describe, expect, it } from 'vitest';
import { isIssueCode, issueCodes } from './issues.ts';

describe('issue codes', () => {
  it('lists each once, spelled as keys of texts can be', () => {
    expect(new Set(issueCodes).size).toBe(issueCodes.length);
    for (const code of issueCodes) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('recognises its own codes and no others', () => {
    expect(issueCodes.every(isIssueCode)).toBe(true);
    expect(isIssueCode('toString')).toBe(false);
    expect(isIssueCode('')).toBe(false);
  });
});
