import { describe, expect, it } from 'vitest';
import { billStatement, formatSelfBilledNumber, nameOfSeries, type Supplier } from './self-billed.ts';
import { sampleLine, sampleStatement } from './testing/sample-statement.ts';

const supplier: Supplier = {
  ...{ name: 'Autocars Bertrand', street: 'Rue de la Part-Dieu 1', zip: '69003', city: 'Lyon', country: 'FR' },
  ...{ vatNumber: 'FR40303265045', iban: 'FR7630006000011234567890189', agreedOn: '2026-01-15', agreedUntil: '2030-12-31' },
};
type Billing = Parameters<typeof billStatement>[0];
const billing = (changes: Partial<Billing> = {}): Billing => ({
  statement: sampleStatement(),
  buyer: 'FR',
  supplier,
  issuedOn: '2026-12-01',
  invoiceOf: () => null,
  ...changes,
});

describe('a self-billed invoice', () => {
  it('contains undisputed jobs and corrections, and no fee', () => {
    const made = billStatement(billing());
    expect(made).toMatchObject({ ok: true, value: [{ kind: 'self-billed', netCents: 100_000, vatCents: 10_000, totalCents: 110_000 }] });
    expect(made.ok && made.value[0]?.lines.map(({ kind }) => kind)).toEqual(['job', 'correction']);
    expect(made.ok && made.value[0]?.dueOn).toBe('2026-12-31');
  });

  it('reverses an earlier invoice by a credit note that names it', () => {
    const [vat] = sampleLine().vat;
    const back = sampleLine({
      ...{ id: 'c2', jobId: 'old', kind: 'correction', reason: 'péage', netCents: -5_000 },
      vat: vat === undefined ? [] : [{ ...vat, netCents: -5_000, vatCents: -500 }],
    });
    const corrects = { number: 'SB-FR-12-2026-000001', issuedOn: '2026-11-02' };
    const made = billStatement(
      billing({ statement: sampleStatement('fr', { lines: [sampleLine(), back] }), invoiceOf: (job) => (job === 'old' ? corrects : null) }),
    );
    expect(made).toMatchObject({
      value: [
        { kind: 'self-billed', totalCents: 112_200, corrects: null },
        { kind: 'self-billed-credit', totalCents: -5_500, corrects },
      ],
    });
  });

  it.each([
    ['no-agreement', { supplier: { ...supplier, agreedOn: null } }],
    ['no-agreement', { supplier: { ...supplier, agreedUntil: '2026-11-30' } }],
    ['no-agreement', { supplier: { ...supplier, agreedOn: '2026-12-02' } }],
    ['no-address', { supplier: { ...supplier, city: '' } }],
    ['no-vat-number', { supplier: { ...supplier, vatNumber: '' } }],
    ['nothing', { buyer: 'NL' }],
  ] as const)('is not made out: %s', (why, changes) => {
    expect(billStatement(billing(changes))).toEqual({ ok: false, failure: why });
  });

  it('waits while VAT is asked about, and is never below zero', () => {
    const line = sampleLine({ vat: sampleLine().vat.map((share) => ({ ...share, treatment: 'ask' as const })) });
    expect(billStatement(billing({ statement: sampleStatement('fr', { lines: [line] }) }))).toEqual({ ok: false, failure: 'vat-open' });
    const back = sampleLine({ id: 'c1', kind: 'correction', netCents: -1, vat: [] });
    expect(billStatement(billing({ statement: sampleStatement('fr', { lines: [back] }) }))).toEqual({ ok: false, failure: 'below-zero' });
  });

  it('is numbered in a separate series by kind, company, partner and year', () => {
    const series = { company: 'FR', partner: 12, year: 2026 } as const;
    expect(nameOfSeries('self-billed', series)).toBe('SB-FR-12');
    expect(nameOfSeries('self-billed-credit', series)).toBe('SC-FR-12');
    expect(formatSelfBilledNumber('self-billed', series, 3)).toBe('SB-FR-12-2026-000003');
    expect(formatSelfBilledNumber('self-billed-credit', series, 4)).toBe('SC-FR-12-2026-000004');
  });
});
