import { describe, expect, it } from 'vitest';
import { totalsOfStatement, vatByCountry } from './statement.ts';
import { sampleLine, sampleStatement } from './testing/sample-statement.ts';

describe('a statement', () => {
  it('adds up jobs, corrections and fees, and leaves out disputed ones', () => {
    expect(totalsOfStatement(sampleStatement().lines)).toEqual({
      ...{ jobs: 1, jobsCents: 102_000, correctionsCents: -2_000, feesCents: -25_500 },
      ...{ netCents: 74_500, vatCents: 10_000, totalCents: 84_500, disputed: 1, isVatOpen: false },
    });
  });

  it('shows the VAT of each country, rate and treatment once', () => {
    expect(vatByCountry(sampleStatement().lines)).toEqual([
      { countryCode: 'FR', ratePercent: 10, treatment: 'charged', netCents: 100_000, vatCents: 10_000 },
    ]);
  });

  it('shows that the VAT of a line is undecided', () => {
    const [vat] = sampleLine().vat;
    const asked = sampleLine({ vat: vat === undefined ? [] : [{ ...vat, vatCents: 0, treatment: 'ask' }] });
    expect(totalsOfStatement([asked]).isVatOpen).toBe(true);
    expect(totalsOfStatement([{ ...asked, disputed: 'no' }]).isVatOpen).toBe(false);
  });
});
