import { describe, expect, it } from 'vitest';
import { getInvoiceInformation, type InformationInput } from './information.ts';
import { sampleBookedTrip, sampleInvoice } from './testing/sample-invoices.ts';

const trip = sampleBookedTrip();
const invoice = sampleInvoice(trip);
const [deposit, balance] = invoice.payments;
const ask = (changes: Partial<InformationInput> = {}) =>
  getInvoiceInformation({ trip, invoice, creditedCents: 0, settledCents: 0, today: '2026-11-22', ...changes });

describe('getInvoiceInformation', () => {
  it('names the invoice recipient, as specified', () => {
    expect(ask()).toMatchObject({
      organisation: 'Basisschool De Regenboog',
      organisationReference: 'PO-2027/0815',
      street: 'Dorpsstraat 5',
      zipcode: '3511 AA',
      city: 'Utrecht',
      country: 'NL',
      vatNumber: 'NL004495445B01',
      paymentMethod: 'bank-transfer',
    });
  });

  it('asks for the deposit, then for the balance, then for nothing', () => {
    const paid = [0, deposit?.amountCents ?? 0, invoice.totalCents].map((settledCents) => ask({ settledCents }));
    expect(paid.map(({ dueDate }) => dueDate)).toEqual([deposit?.dueOn, balance?.dueOn, null]);
    expect(paid.map(({ status }) => status)).toEqual(['open', 'open', 'paid']);
    expect(paid.map(({ outstandingCents }) => outstandingCents)).toEqual([invoice.totalCents, balance?.amountCents, 0]);
    expect(paid.every(({ dueDateInvoice }) => dueDateInvoice === balance?.dueOn)).toBe(true);
  });

  it('still asks for the rest of a deposit that was paid in part', () => {
    expect(ask({ settledCents: 1 })).toMatchObject({ dueDate: deposit?.dueOn, outstandingCents: invoice.totalCents - 1 });
  });

  it.each([
    ['2026-11-29', 'open'],
    ['2026-11-30', 'overdue'],
  ])('on %s an unpaid deposit is %s', (today, status) => {
    expect(ask({ today }).status).toBe(status);
  });

  it('is credited when a credit note settles it, and owes overpayments', () => {
    expect(ask({ creditedCents: invoice.totalCents })).toMatchObject({ status: 'credited', dueDate: null, outstandingCents: 0 });
    expect(ask({ creditedCents: invoice.totalCents, settledCents: 5_000 })).toMatchObject({ status: 'credited', outstandingCents: -5_000 });
  });

  it('is null before the first invoice, and empty before anything was filled in', () => {
    expect(ask({ invoice: null, trip: { invoice: null } })).toEqual({
      paymentMethod: 'bank-transfer',
      dueDate: null,
      dueDateInvoice: null,
      status: 'none',
      organisation: '',
      organisationReference: '',
      organisationNumber: '',
      buyerReference: '',
      street: '',
      zipcode: '',
      city: '',
      country: '',
      vatNumber: '',
      outstandingCents: 0,
    });
  });
});
