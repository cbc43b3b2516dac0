import { describe, expect, it } from 'vitest';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import { sampleBookedTrip, sampleInvoiceDetails, withPrice } from '#operations/invoices/rules/testing/sample-invoices.ts';
import { planVatTasks } from './trip-vat.ts';

const line = (countryCode: string, ratePercent: number): VatLine => ({
  ...{ countryCode, netCents: 10_000, ratePercent, kilometres: 100, vatCents: ratePercent * 100 },
  exemption: ratePercent === 0 ? 'international' : null,
});
const tasksOf = (vatNumber: string, vat: readonly VatLine[], isInvalid = false) =>
  planVatTasks(withPrice(sampleBookedTrip({ invoice: { ...sampleInvoiceDetails, vatNumber } }), [...vat]), isInvalid).map(({ key }) => key);

describe('what finance must find out about the VAT of a trip', () => {
  it('is nothing where each state’s rate and rule were read', () => {
    expect(tasksOf('NL004495445B01', [line('NL', 9), line('DE', 19), line('LU', 0)])).toEqual([]);
  });

  it('is who owes it if a business is charged in a state with an unknown rule; a consumer owes nothing', () => {
    expect(tasksOf('NL004495445B01', [line('NL', 9), line('PL', 8)])).toEqual(['liability PL']);
    expect(tasksOf('', [line('NL', 9), line('PL', 8)])).toEqual([]);
  });

  it('is the number of a customer that the register does not know', () => {
    expect(tasksOf('NL004495445B01', [line('NL', 9)], true)).toEqual(['number NL004495445B01']);
  });

  it('is whether it is taxed at all where no rate was read and nothing is charged', () => {
    expect(tasksOf('', [line('NL', 9), line('RO', 0)])).toEqual(['rate RO']);
  });
});
