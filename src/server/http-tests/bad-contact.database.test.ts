import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { codesOf, travelOf } from '#api/testing/ask.ts';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { dateAhead } from '#api/testing/sample-input.ts';

import { createQuote } from '../testing/quote-by-api.ts';

/** What people type into contact details, followed to the mail and the document where it ends up. */

describe('contact details', () => {
  it('refuse 5,000 characters in any field, each with an error', async () => {
    const { save } = await createQuote();
    const long = 'ß'.repeat(5_000);
    const contact = { name: long, phoneNumber: '+31 20 123 45 67' };
    const answered = await save({
      customer: { firstName: long, lastName: long, email: `${long}@school.example`, phone: `+31 ${'2'.repeat(5_000)}`, organisation: long },
      invoice: {
        organisation: long,
        vatNumber: long,
        street: long,
        zipcode: long,
        city: long,
        country: long,
        purchaseOrder: long,
        organisationNumber: long,
        buyerReference: long,
      },
      firstContact: contact,
      secondContact: contact,
    });
    expect(answered.travel).toBeNull();
    const refused = answered.errors.filter(({ code }) => code === 'too-long').map(({ field }) => field);
    expect(refused.toSorted()).toEqual([
      ...['email', 'firstContact.name', 'firstName', 'invoice.buyerReference', 'invoice.city', 'invoice.country', 'invoice.organisation'],
      ...['invoice.organisationNumber', 'invoice.purchaseOrder'],
      ...['invoice.street', 'invoice.vatNumber', 'invoice.zipcode', 'lastName', 'organisation', 'phone', 'secondContact.name'],
    ]);
  });

  it('carry no script and no line break from any field into a mail, a document or a calendar', async () => {
    const { save, order } = await createQuote();
    const evil = (name: string) => `${name}\r\nBcc: x at evil\u0000<script>x()</script>`;
    const contact = { name: evil('Con'), phoneNumber: '+31 20 123 45 67' };
    travelOf(
      await save({
        customer: { firstName: evil('First'), lastName: evil('Last'), organisation: evil('Org') },
        invoice: {
          organisation: evil('Inv'),
          street: evil('Street'),
          city: evil('City'),
          purchaseOrder: evil('PO'),
          buyerReference: evil('Ref'),
        },
        firstContact: contact,
        secondContact: contact,
      }),
    );
    const { trip, mail, billingDocument, ubl, calendar } = await order();
    for (const text of [JSON.stringify(trip), JSON.stringify(billingDocument)]) {
      expect(text).not.toMatch(/\\r|\\n|\\u0000/);
      expect(text).toContain('First Bcc: x at evil <script>x()</script>');
    }
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).not.toContain('<script');
    expect(mail.text).not.toMatch(/^Bcc:/m);
    expect(ubl).not.toContain('<script');
    expect(ubl).toContain('&lt;script&gt;');
    expect(calendar).not.toMatch(/^Bcc:/m);
  });

  it('with a wrong VAT number are refused beside it, whatever the country', async () => {
    const { save } = await createQuote();
    const wrong = [
      ['NL', 'NL12345B01'],
      ['BE', 'BE9123456789'],
      ['DE', 'DE123'],
      ['FR', 'FROI123456789'],
      ['NL', '0403.019.261 BE'],
      ['NL', "NL' or 1=1 --"],
      ['NL', 'NL123456789B01'],
      ['BE', 'BE0123456789'],
      ['FR', 'FR40303265046'],
      ['DE', '143/123/45678'],
    ] as const;
    const zipcodes = { NL: '3512 JC', BE: '1000', DE: '10115', FR: '75001' };
    for (const [country, vatNumber] of wrong) {
      const codes = codesOf(await save({ invoice: { country, vatNumber, zipcode: zipcodes[country] } }));
      // Foreign, or without a country: too short, too long, letters where digits belong.
      expect([vatNumber, codes]).toEqual([
        vatNumber,
        [expect.stringMatching(/^invoice\.vatNumber vat-number(-shape|-digits|-steuernummer)?$/)],
      ]);
    }
  });

  it('may contain an IBAN as a name: it is printed as one, and never as the account to pay', async () => {
    const { save, order } = await createQuote();
    const iban = 'NL91 ABNA 0417 1643 00';
    travelOf(await save({ customer: { firstName: iban, lastName: iban }, invoice: { organisation: iban } }));
    const { billingDocument, ubl } = await order();
    expect(billingDocument.buyer.name).toBe(iban);
    expect(billingDocument.seller.iban).not.toContain('ABNA0417164300');
    const accounts = [...ubl.matchAll(/<cac:PayeeFinancialAccount>\s*<cbc:ID>([^<]+)/g)].map(([, account]) => account);
    expect(accounts).toEqual([billingDocument.seller.iban]);
  });
});

describe('displayed values', () => {
  it('is asked again where the price changed in another tab', async () => {
    const { asking, quoteId, total, save } = await createQuote();
    travelOf(await save({}));
    const stops = [
      { placeKey: 'stop:0', date: dateAhead(60), time: '08:00' },
      { placeKey: 'stop:1', date: dateAhead(60), time: '21:30' },
      { placeKey: 'stop:2' },
    ];
    const itinerary = { type: 'day-trip', stops, passengers: '48' };
    const { preview } = await asking.previewChange(quoteId, itinerary);
    const newTotal = preview?.totalCents ?? 0;
    travelOf(await asking.changeItinerary(quoteId, { itinerary, total: newTotal, version: preview?.version ?? 0 }));
    expect(newTotal).not.toBe(total);
    const refused = await asking.acceptQuote(quoteId, { total });
    expect(refused.errors).toMatchObject([{ field: 'expectedTotalCents', code: 'changed', proposal: String(newTotal) }]);
    expect(travelOf(await asking.acceptQuote(quoteId, { total: newTotal })).stage).toBe('won');
  });

  it('is asked again where the fee rose since, and nothing is cancelled', async () => {
    const { asking, bookingId, moveIntoPast, listEvents } = await createBookedTrip();
    const fee = async () => {
      const { data } = await asking.execute('query ($id: String!) { previewCancelation(id: $id) { feeCents } }', { id: bookingId });
      return v.parse(v.object({ previewCancelation: v.object({ feeCents: v.number() }) }), data).previewCancelation.feeCents;
    };
    const cancel = async (shown: number) =>
      await asking.run('cancelBooking', {
        declared: '$key: String!, $id: String!, $version: Int!, $fee: Int!',
        given: 'idempotencyKey: $key, id: $id, version: $version, expectedFeeCents: $fee',
        variables: { key: crypto.randomUUID(), id: bookingId, version: await asking.readVersion(bookingId), fee: shown },
      });
    await moveIntoPast(bookingId, { days: 35 });
    const shown = await fee();
    await moveIntoPast(bookingId, { days: 20 });
    const risen = await fee();
    expect(risen).toBeGreaterThan(shown);
    expect((await cancel(shown)).errors).toMatchObject([{ field: 'expectedFeeCents', code: 'changed', proposal: String(risen) }]);
    expect(await listEvents()).not.toContain('cancel');
    expect(travelOf(await cancel(risen)).stage).toBe('Cancellation');
  });
});
