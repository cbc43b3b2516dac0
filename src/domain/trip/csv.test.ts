import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsvLine } from './csv.ts';

describe('a line of a file for spreadsheets', () => {
  it('has numbers as the language writes them', () => {
    expect(formatCsvLine(['NL-26-1', 1853.5, null, -2], 'en')).toBe('NL-26-1,1853.5,,-2\r\n');
    expect(formatCsvLine(['NL-26-1', 1853.5, null, -2], 'de')).toBe('NL-26-1;"1853,5";;-2\r\n');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+31 6', "'+31 6"],
    ['-x', "'-x"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['a "b", c', '"a ""b"", c"'],
    ['School', 'School'],
  ])('writes %j as %j', (text, written) => {
    expect(formatCsvLine([text], 'en')).toBe(`${written}\r\n`);
  });

  it('never has a text that begins a formula, whatever a customer typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const written = formatCsvLine([text], 'nl').replace(/^"/, '');
        expect(/^[=+\-@\t\r\n]/.test(written.slice(0, -2))).toBe(false);
      }),
    );
  });
});
