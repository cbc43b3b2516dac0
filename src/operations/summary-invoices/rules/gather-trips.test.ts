import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatOf } from '#domain/money/money.ts';
import { joinSummary } from '#operations/invoices/rules/summary-invoice.ts';
import { sampleBookedTrip, sampleInvoiceDetails, withPrice } from '#operations/invoices/rules/testing/sample-invoices.ts';
import { mergeByCountry } from '#operations/invoices/rules/vat-groups.ts';
import { findBrokenRules } from '#output/documents/testing/check-ubl.ts';
import { composeUblDocument } from '#output/documents/ubl/compose-ubl.ts';
import { composeParts } from './compose-parts.ts';
import { gatherTrips } from './gather-trips.ts';

const invoice = { ...sampleInvoiceDetails, paymentMethod: 'invoice-afterwards' } as const;
const trip = (reference: string, changes: Parameters<typeof sampleBookedTrip>[0] = {}) =>
  sampleBookedTrip({ id: `id ${reference}`, reference, status: 'Uitgevoerd', stage: 'done', invoice, ...changes });
const references = (trips: readonly ReturnType<typeof trip>[], invoicing: 'monthly' | 'twice-monthly' = 'monthly') =>
  gatherTrips(trips, invoicing).map((group) => group.trips.map(({ reference }) => reference));
const composing = { id: 'summary', number: 'INV-NL-2027-000009', issuedOn: '2027-04-01', terms: { paymentDays: null, invoiceEmail: '' } };

const net = (countryCode: string, netCents: number, ratePercent: number) => ({
  ...{ countryCode, kilometres: 10.25, netCents, ratePercent, vatCents: vatOf(netCents, ratePercent), exemption: null },
});

describe('trips that wait', () => {
  it('are together where address and month are the same, however the address was typed', () => {
    const typed = { ...invoice, street: 'dorpsstraat 5 ', zipcode: '3511aa' };
    expect(references([trip('B'), trip('A'), trip('C', { invoice: typed })])).toEqual([['A', 'B', 'C']]);
  });

  it('are apart by site, address, month of the cancellation, and number of the customer', () => {
    const cancelation = { at: '2027-02-01T10:00:00.000Z', feeCents: 5_000, reason: '' };
    const groups = references([
      trip('A'),
      trip('B', { site: 'be' }),
      trip('C', { invoice: { ...invoice, street: 'Kade 1' } }),
      trip('D', { cancelation }),
      trip('E', { invoice: { ...invoice, vatNumber: 'NL853746011B01' } }),
    ]);
    expect(groups.map((group) => group.length)).toEqual([1, 1, 1, 1, 1]);
    expect(groups[0]).toEqual(['D']);
  });
});

describe('a summary invoice', () => {
  const fee = { at: '2027-03-20T10:00:00.000Z', feeCents: 10_001, reason: '' };
  const [group] = gatherTrips(
    [trip('A'), trip('B', { invoice: { ...invoice, purchaseOrder: 'PO-2' } }), trip('C', { cancelation: fee })],
    'monthly',
  );
  if (group === undefined) throw new Error('Nothing gathered');
  const parts = composeParts(group, composing);
  const whole = joinSummary(parts);

  it('adds its parts up to the cent, with the fee of a cancelled trip, and is due once', () => {
    const [first] = parts;
    expect(whole.totalCents).toBe(2 * (first?.totalCents ?? 0) + 10_001);
    expect(whole.payments).toEqual([{ part: 'whole', dueOn: '2027-05-01', amountCents: whole.totalCents }]);
    expect(parts.map(({ summary }) => summary)).toEqual(
      parts.map(() => ({ id: 'summary', from: '2027-03-01', to: '2027-03-31', trips: 3, totalCents: whole.totalCents })),
    );
    expect(whole.service).toMatchObject({ reference: composing.number, startsOn: '2027-03-01', endsOn: '2027-03-31' });
    expect([whole.purchaseOrder, parts.map(({ purchaseOrder }) => purchaseOrder)]).toEqual(['', ['PO-2027/0815', 'PO-2', 'PO-2027/0815']]);
  });

  it('is due after the agreed days and goes where it was agreed', () => {
    const [part] = composeParts(group, { ...composing, terms: { paymentDays: 14, invoiceEmail: 'x@y.nl' } });
    expect([part?.payments[0]?.dueOn, part?.buyer.email]).toEqual(['2027-04-15', 'x@y.nl']);
  });

  it('is no document without all of its parts', () => {
    expect(() => joinSummary(parts.slice(1))).toThrow('lacks parts');
    expect(() => joinSummary([])).toThrow('without trips');
  });

  it('breaks no rule of EN 16931 as an e-invoice, whatever its trips cost', () => {
    const cents = fc.integer({ min: 1, max: 900_000 });
    const prices = fc.array(fc.tuple(cents, cents), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(prices, (drawn) => {
        const trips = drawn.map(([nl, de], index) => withPrice(trip(`T${index}`), [net('NL', nl, 9), net('DE', de, 19)]));
        const [all] = gatherTrips(trips, 'monthly');
        const invoiced = all === undefined ? null : joinSummary(composeParts(all, composing));
        if (invoiced === null) throw new Error('Nothing gathered');
        expect(findBrokenRules(composeUblDocument(invoiced))).toEqual([]);
        const merged = mergeByCountry(invoiced.vat);
        expect(merged.map(({ countryCode }) => countryCode)).toEqual(['NL', 'DE']);
        expect(merged.reduce((sum, line) => sum + line.netCents + line.vatCents, 0)).toBe(invoiced.totalCents);
      }),
      { numRuns: 30 },
    );
  });
});
