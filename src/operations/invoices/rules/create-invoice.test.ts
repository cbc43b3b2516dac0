import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents, vatOf } from '#domain/money/money.ts';
import { brand, companies } from '#domain/sites/brand.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { paymentMethods, type Trip } from '#domain/trip/trip.ts';
import { createInvoice, getInvoiceSeller } from './create-invoice.ts';
import { sampleBookedTrip, sampleInvoice, sampleInvoiceDetails, sampleTwoReturnTrip, withPrice } from './testing/sample-invoices.ts';
import { sampleQuote } from './testing/sample-quote.ts';

const create = (trip: Trip) =>
  createInvoice({ trip, number: 'INV-NL-2026-000042', issuedOn: '2026-11-22', company: getInvoiceSeller('nl') });
const optionOf = (trip: Trip) => trip.quote?.options.find(({ key }) => key === trip.quote?.chosen);

describe('createInvoice', () => {
  it('has the particulars of article 226', () => {
    expect(sampleInvoice()).toMatchObject({
      number: 'INV-NL-2026-000042',
      issuedOn: '2026-11-22',
      seller: { legalName: 'Convoya B.V.', vatNumber: companies.nl.vatNumber, street: 'Stationsplein 1', city: 'Utrecht' },
      buyer: {
        name: 'Basisschool De Regenboog',
        attention: 'Sanne de Vries',
        street: 'Dorpsstraat 5',
        zipcode: '3511 AA',
        city: 'Utrecht',
        country: 'NL',
        vatNumber: 'NL004495445B01',
      },
      purchaseOrder: 'PO-2027/0815',
      service: { from: 'Utrecht', to: 'Köln', startsOn: '2027-03-12', endsOn: '2027-03-13', passengers: 48 },
      paymentMethod: 'bank-transfer',
    });
  });

  it.each(['cheapest', 'one-size-up'] as const)('contains what was accepted: %s', (chosen) => {
    const trip = sampleBookedTrip({ quote: { ...sampleQuote, chosen } });
    expect(sampleInvoice(trip).service.vehicles).toEqual(optionOf(trip)?.vehicles);
  });

  it('describes the two returns of a divided group, and otherwise omits them', () => {
    expect(sampleInvoice(sampleTwoReturnTrip()).service.parts).toEqual([
      { passengers: 40, boards: null, returns: { date: '2027-03-13', time: '16:00' } },
      { passengers: 8, boards: null, returns: { date: '2027-03-13', time: '18:00' } },
    ]);
    expect(sampleInvoice().service).not.toHaveProperty('parts');
  });

  it('adds up to the option that was accepted, whatever its price and countries', () => {
    const anyVat = fc.record({
      countryCode: fc.constantFrom('NL', 'BE', 'DE', 'FR', 'CH'),
      kilometres: fc.integer({ min: 0, max: 2_000 }),
      netCents: fc.integer({ min: 0, max: 1_000_000 }),
      ratePercent: fc.constantFrom(0, 6, 9, 9.5, 19),
      exemption: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.array(anyVat, { minLength: 1, maxLength: 5 }), fc.constantFrom(...paymentMethods), (vat, paymentMethod) => {
        const taxed = vat.map((line) => ({ ...line, vatCents: vatOf(line.netCents, line.ratePercent) }));
        const trip = withPrice(sampleBookedTrip({ invoice: { ...sampleInvoiceDetails, paymentMethod } }), taxed);
        const { lines, vat: invoiced, netCents, vatCents, totalCents, payments } = sampleInvoice(trip);
        const option = optionOf(trip);
        expect([netCents, vatCents, totalCents]).toEqual([option?.netCents, option?.vatCents, option?.totalCents]);
        expect(sumCents(lines.map(({ amountCents }) => amountCents)) + sumCents(invoiced.map((line) => line.vatCents))).toBe(totalCents);
        expect(sumCents(invoiced.map((line) => line.netCents))).toBe(netCents);
        expect(sumCents(payments.map(({ amountCents }) => amountCents))).toBe(totalCents);
      }),
    );
  });

  it('names a person if there is no organisation', () => {
    const buyer = sampleInvoice(sampleBookedTrip({ invoice: { ...sampleInvoiceDetails, organisation: '' } })).buyer;
    expect(buyer).toMatchObject({ name: 'Sanne de Vries', attention: '' });
  });

  it.each([
    ['not-booked', { bookedAt: null }],
    ['not-priced', { quote: null }],
    ['no-address', { invoice: null }],
    ['no-address', { invoice: { ...sampleInvoiceDetails, street: ' ' } }],
  ] as const)('is refused as %s', (failure, changes) => {
    expect(create(sampleBookedTrip(changes))).toEqual({ ok: false, failure });
  });

  it('asks for the fee alone of a trip that was cancelled before it was invoiced, in every country its share', () => {
    const trip = sampleBookedTrip();
    const whole = sampleInvoice(trip);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: whole.totalCents }), (feeCents) => {
        const fee = sampleInvoice({ ...trip, cancelation: { feeCents, at: '2027-01-15T09:00:00.000Z', reason: '' } });
        expect(fee).toMatchObject({ subject: 'cancellation', lines: [], totalCents: feeCents });
        expect(fee.netCents + fee.vatCents).toBe(feeCents);
        expect(fee.vat.map(({ countryCode, ratePercent }) => [countryCode, ratePercent])).toEqual(
          whole.vat.map(({ countryCode, ratePercent }) => [countryCode, ratePercent]),
        );
      }),
    );
  });

  it('is refused if it does not add up', () => {
    const trip = sampleBookedTrip();
    const options = trip.quote?.options.map((option) => ({ ...option, totalCents: option.totalCents + 1 })) ?? [];
    expect(() => create({ ...trip, quote: trip.quote && { ...trip.quote, options } })).toThrow('does not add up');
  });
});

/** ISO 13616: with the first four characters moved to the end and letters as numbers, the remainder modulo 97 is 1. */
function remainderOf(iban: string): bigint {
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n;
}

describe('getInvoiceSeller', () => {
  it.each(siteKeys)('of %s has an account with right check digits in the company’s country', (site) => {
    const { iban, country, legalName } = getInvoiceSeller(site);
    expect(iban).toMatch(/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/);
    expect(iban.slice(0, 2)).toBe(country);
    expect(remainderOf(iban)).toBe(1n);
    expect(legalName).toContain(brand.name);
  });
});
