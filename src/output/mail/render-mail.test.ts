import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { describeForChange } from '#domain/trip/list-changes.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { mailPayload } from './messages.ts';
import {
  buildBookingCancelledPayload,
  buildBookingConfirmedPayload,
  buildItineraryChangedPayload,
  buildQuoteReadyPayload,
  buildRequestReceivedPayload,
  type Settlement,
} from './payloads.ts';
import { createMailPictures } from './pictures.ts';
import { renderMail } from './render-mail.tsx';
import { everyPayload } from './testing/every-payload.ts';
import { addresses, sampleBooking, sampleStop, sampleTrip } from './testing/sample-trip.ts';

const quoteReady = (changes: Partial<Trip> = {}) => renderMail(buildQuoteReadyPayload(sampleTrip(changes), addresses));

describe('the mail about a quote', () => {
  it('states in Dutch the price, its deadline, and the next step', async () => {
    const { subject, text } = await quoteReady();
    expect(subject).toBe('Uw offerte NL-26-104233: Utrecht – Efteling, vrijdag 12 maart 2027');
    expect(text).toContain('Beste Sanne de Vries,');
    expect(text).toContain(
      'Prijs excl. btw: € 1.132,57\nBtw: € 101,93\nTotaal incl. btw: € 1.234,50\nGeldig tot: zaterdag 5 december 2026, 17:00',
    );
    expect(text).toContain(
      'vrijdag 12 maart 2027:\n08:30  Utrecht\n17:15  Efteling, Europalaan 1, 5171 KW Kaatsheuvel\nEinde van de reis  Utrecht',
    );
    expect(text).toContain('Bekijk uw offerte:\nhttps://www.convoya.test/quote/quote-key-abcdefghijklmnopq');
    expect(text).toContain('Telefoon: 085 000 0000\nE-mail: hello@convoya.example');
    expect(text).toContain('KvK: 00000000');
  });

  it('states when the coach arrives and returns, and the drives between, if the price knows them', async () => {
    const { quote } = sampleTrip();
    const stopTimes = [
      { arrives: null, driveMinutes: 0, breakMinutes: 0 },
      { arrives: '2027-03-12T08:25:00.000Z', driveMinutes: 55, breakMinutes: 0 },
      { arrives: '2027-03-12T17:10:00.000Z', driveMinutes: 55, breakMinutes: 0 },
    ];
    const options = quote?.options.map((option) => ({ ...option, crew: { ...option.crew, stopTimes } })) ?? [];
    const { text, html } = await quoteReady({ quote: quote && { ...quote, options } });
    expect(text).toContain('aankomst rond 09:25 – 17:15  Efteling, Europalaan 1, 5171 KW Kaatsheuvel');
    expect(text).toContain('(55 minuten rijden – 7 uur 50 min tot het vertrek)\nterug rond 18:10  Utrecht (55 minuten rijden)');
    expect(html).toContain('terug rond 18:10');
  });

  it('is in English on the European site, with its formats', async () => {
    const { subject, text, languageTag } = await quoteReady({ site: 'eu', language: 'en' });
    expect(subject).toBe('Your quote NL-26-104233: Utrecht – Efteling, Friday, 12 March 2027');
    expect(languageTag).toBe('en');
    expect(text).toContain('Total incl. VAT: € 1,234.50\nValid until: Saturday, 5 December 2026, 17:00 (Central European Time)');
    expect(text).toContain('https://eu.convoya.test/quote/');
  });

  it('sets the colon as French does', async () => {
    const { text, html } = await quoteReady({ site: 'fr', language: 'fr' });
    expect(text).toContain('Prix HT\u202f: €');
    expect(html).toMatch(/E-mail(<!-- -->)?\u202f:/);
    expect(text).not.toMatch(/\p{L}: /u);
  });

  it('has the same content in HTML and plain text', async () => {
    const { html } = await quoteReady();
    for (const words of [
      '€ 1.234,50',
      'zaterdag 5 december 2026, 17:00',
      'vrijdag 12 maart 2027, 08:30',
      '17:15',
      'Europalaan 1',
      'NL-26-104233',
      'KvK: 00000000',
      '48 passagiers',
      'Convoya B.V. is uw contractpartij.',
    ]) {
      expect(html).toContain(words);
    }
    expect(html).toContain('href="https://www.convoya.test/quote/quote-key-abcdefghijklmnopq"');
    expect(html).toContain('href="tel:+31850000000"');
    expect(html).toContain('href="mailto:hello@convoya.example"');
  });

  it('names a time zone only if a stop has another one, and mentions clock changes on the way', async () => {
    const london = { name: 'London', town: 'London', countryCode: 'GB', timeZone: 'Europe/London' };
    const stops = [
      sampleStop({}, { date: '2027-10-30', time: '20:00' }),
      sampleStop(london, { date: '2027-10-31', time: '17:00' }),
      sampleStop({}, null),
    ];
    const { text } = await quoteReady({ itinerary: { type: 'return', stops } });
    expect(text).toContain('5 december 2026, 17:00 (Midden-Europese tijd)');
    expect(text).toContain('De klok gaat terug in de nacht naar zondag 31 oktober 2027: het uur van 01:00 tot 02:00 komt twee keer.');
    expect(text).toContain('Elke tijd is de plaatselijke tijd van de halte.');
    const plain = (await quoteReady()).text;
    for (const words of ['Midden-Europese', 'De klok gaat', 'plaatselijke tijd']) expect(plain).not.toContain(words);
  });

  it('counts vehicles of one kind', async () => {
    const [option] = sampleTrip().quote?.options ?? [];
    const options = option ? [{ ...option, vehicles: ['coachHire', 'coachHire', 'minibus'] as const }] : [];
    const quote = sampleTrip().quote;
    const { text } = await quoteReady({ quote: quote && { ...quote, options } });
    expect(text).toContain('Voertuig: 2 × Touringcar + Minibus');
  });

  it('greets without a name if there is none', async () => {
    const { text } = await quoteReady({ customer: { ...sampleTrip().customer, firstName: '', lastName: ' ' } });
    expect(text).toContain('\n\nGoedendag,\n\n');
  });
});

describe('the other mails', () => {
  it('explain why a person prices a request', async () => {
    const trip = sampleTrip({ quote: null, personReasons: ['ferry'] });
    const { text } = await renderMail(buildRequestReceivedPayload(trip, addresses));
    expect(text).toContain('- de route gaat met een veerboot');
    expect(text).not.toContain('€');
  });

  it('confirm a booking with contact, payment and cancellation fees', async () => {
    const { subject, text } = await renderMail(buildBookingConfirmedPayload(sampleBooking(), addresses));
    expect(subject).toContain('NL-26-104233');
    expect(text).toContain('Contact op de dag zelf: Joris Bakker, 06 87654321');
    expect(text).toContain('Betaling: Op factuur na de reis');
    expect(text).toContain('Totaal incl. btw: € 1.234,50\nPrijs excl. btw: € 1.132,57 · Btw: € 101,93');
    expect(text).toContain(
      'Tot en met maandag 23 november 2026, 09:00: Gratis\nTot en met woensdag 10 februari 2027, 08:30: € 123,45 (10%)',
    );
    expect(text).toContain('Daarna: € 1.234,50 (100%)\nBedragen zijn inclusief btw.');
    expect(text).toContain('https://www.convoya.test/algemene-voorwaarden');
  });

  it('show price and group once, because the ticket and the attached document show them', async () => {
    const { text } = await renderMail(buildBookingConfirmedPayload(sampleBooking(), addresses));
    for (const once of ['Totaal incl. btw:', 'Btw:', '48 passagiers']) expect(text.split(once), once).toHaveLength(2);
  });

  it('show what a cancellation leaves to pay, with date and account, or the refund', async () => {
    const cancelled = sampleBooking({ cancelation: { at: '2026-12-01T10:00:00.000Z', feeCents: 30_862, reason: '' } });
    const transfer = { name: 'Convoya B.V.', iban: 'NL91ABNA0417164300', amountCents: 30_862, reference: cancelled.reference };
    const due = [{ part: 'whole', dueOn: '2026-12-08', amountCents: 30_862 }] as const;
    const textOf = async (settlement?: Settlement) =>
      (await renderMail(buildBookingCancelledPayload(cancelled, addresses, settlement))).text;
    const open = await textOf({ due, transfer, refundCents: 0 });
    for (const told of ['€ 308,62, uiterlijk', '8 december', 'NL91 ABNA 0417 1643 00', cancelled.reference]) expect(open).toContain(told);
    expect(open).not.toMatch(/krijgt .* terug/);
    expect(await textOf({ due: [], transfer: null, refundCents: 92_588 })).toContain('U krijgt € 925,88 terug');
    expect(await textOf({ due: [], transfer: null, refundCents: 0 })).toContain('Er hoeft niets meer betaald te worden');
    // A mail stored before these fields existed says neither.
    expect(await textOf()).not.toMatch(/terug:|niets meer betaald/);
  });

  it('show the fee of a cancellation, or that there is none', async () => {
    const cancelled = (feeCents: number) =>
      renderMail(
        buildBookingCancelledPayload(sampleBooking({ cancelation: { at: '2026-12-01T10:00:00.000Z', feeCents, reason: '' } }), addresses),
      );
    expect((await cancelled(12_345)).text).toContain('Annuleringskosten incl. btw: € 123,45');
    expect((await cancelled(12_345)).text).not.toContain('kosteloos');
    expect((await cancelled(0)).text).toContain('Annuleringskosten incl. btw: € 0\nDe annulering is kosteloos.');
  });
});

const places = siteKeys.flatMap((site) => getSite(site).languages.map((language) => ({ site, language })));

describe.each(places)('every mail of $site in $language', (place) => {
  it('has a subject, both bodies, the right language and no unfilled text', async () => {
    for (const payload of everyPayload(place)) {
      const { subject, html, text, languageTag, reference } = await renderMail(payload);
      expect(subject).toContain(reference);
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${languageTag}"`));
      expect(`${subject}${html}${text}`).not.toMatch(/undefined|NaN|\[object|{{|}}/);
      expect(text.length).toBeGreaterThan(300);
    }
  });

  it('loads nothing and leads only to our own addresses', async () => {
    for (const payload of everyPayload(place)) {
      const { html } = await renderMail(payload, await createMailPictures(payload));
      expect(html).not.toMatch(/<(?:script|iframe|form|object)|@import|src="(?!cid:)|url\((?!data:)/i);
      const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(hrefs.length).toBeGreaterThanOrEqual(2);
      expect(hrefs.every((href) => /^(?:https:\/\/[a-z]+\.convoya\.test\/|tel:\+\d+$|mailto:hello@)/.test(href ?? ''))).toBe(true);
    }
  });
});

describe('the pictures of a mail', () => {
  const shownIn = (html: string) => [...html.matchAll(/src="cid:([^"]*)"/g)].map(([, name]) => name);

  it('go along and are shown: our mark, the skyline by day and by night, and the vehicles that come', async () => {
    const [option] = sampleTrip().quote?.options ?? [];
    const quote = sampleTrip().quote;
    const options = option ? [{ ...option, vehicles: ['coachHire', 'coachHire', 'minibus'] as const }] : [];
    const payload = buildQuoteReadyPayload(sampleTrip({ quote: quote && { ...quote, options } }), addresses);
    const pictures = await createMailPictures(payload);
    const { html } = await renderMail(payload, pictures);
    const names = ['mark', 'strip-day', 'strip-night', 'vehicle-coachHire', 'vehicle-minibus'];
    expect(shownIn(html)).toEqual(names);
    expect(pictures.map(({ role }) => role)).toEqual(names);
    for (const { content } of pictures) expect([...content.slice(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
  });

  it('leave a mail short enough to be read whole, of every kind in every country', async () => {
    for (const { site, language } of places) {
      for (const payload of everyPayload({ site, language })) {
        const pictures = await createMailPictures(payload);
        const { html } = await renderMail(payload, pictures);
        expect(shownIn(html)).toEqual(pictures.map(({ role }) => role));
        // Gmail cuts mails that are longer than 102 kB.
        expect(Buffer.byteLength(html)).toBeLessThan(80_000);
        expect(pictures.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThan(60_000);
      }
    }
  });

  it('are none of whom none went along to', async () => {
    expect(shownIn((await quoteReady()).html)).toEqual([]);
  });
});

describe('typed text', () => {
  const nasty = '<script>alert("1")</script>&\r\nBcc: x@evil.example';
  const customer = { ...sampleTrip().customer, firstName: nasty, lastName: '' };
  const stops = [sampleStop({ name: nasty }, { date: '2027-03-12', time: '08:30' }), sampleStop({ street: nasty }, null)];

  it('stays text in HTML and one line in the headers', async () => {
    for (const payload of everyPayload({ site: 'nl', language: 'nl' }, { customer, itinerary: { type: 'one-way', stops } })) {
      const { html, subject, to } = await renderMail(payload);
      expect(html).not.toContain('<script');
      expect(subject).not.toMatch(/[\r\n]/);
      expect(to.name).not.toMatch(/[\r\n]/);
    }
    const { html } = await quoteReady({ customer });
    expect(html).toContain('Beste &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp; Bcc: x@evil.example,');
  });
});

describe('dark mail programs', () => {
  it('declare both colour schemes and have colours for each', async () => {
    const { html } = await quoteReady();
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toMatch(/@media \(prefers-color-scheme: dark\) \{\s+\.ground \{ background-color: #171412 !important/);
    const painted = [...html.matchAll(/<\w+[^>]*style="[^"]*background-color[^>]*>/g)].map(([tag]) => tag);
    const button = /<a [^>]*href="https:\/\/www\.convoya\.test\/quote/;
    expect(painted.filter((tag) => !/class="(?:ground|card|panel)"/.test(tag) && !button.test(tag))).toEqual([]);
    expect(painted).toHaveLength(4);
    for (const name of ['ground', 'card', 'quiet', 'cell', 'accent']) expect(html).toMatch(new RegExp(`class="[^"]*\\b${name}\\b`));
  });
});

describe('the mail about a changed trip', () => {
  const at = '2026-11-23T12:00:00.000Z';
  const changed = async (differenceCents: number, trip: Trip, isRebilled = true) =>
    (await renderMail(buildItineraryChangedPayload({ trip, addresses, differenceCents, at, isRebilled }))).text;
  const byTransfer = () => {
    const booking = sampleBooking();
    return { ...booking, invoice: booking.invoice && { ...booking.invoice, paymentMethod: 'bank-transfer' as const } };
  };

  it('links the new invoice and its due date if there was an invoice, and only then', async () => {
    const text = await changed(4_200, byTransfer());
    expect(text).toContain('de nieuwe factuur');
    expect(text).toContain('WAT U BETAALT');
    expect(text).toContain('Wat u al hebt betaald, telt mee.');
    expect(await changed(0, byTransfer(), false)).not.toContain('factuur');
    expect(await changed(4_200, sampleTrip())).not.toContain('factuur');
  });

  it('mentions no earlier invoice for payment after the trip, and says when to pay', async () => {
    const text = await changed(4_200, sampleBooking());
    expect(text).not.toMatch(/creditnota|nieuwe factuur/);
    expect(text).toContain('U betaalt na de reis');
    expect(text).toMatch(/Hele bedrag: € 1\.234,50, uiterlijk /);
  });

  it('lists the changes, old and new, with the price', async () => {
    const before = sampleBooking();
    const [first, ...others] = before.itinerary.stops;
    if (first === undefined) throw new Error('No stop');
    const stops = [{ ...first, departure: { date: '2027-03-12', time: '08:15' } }, ...others];
    const group = { ...before.group, passengers: 31, wheelchairPlaces: 1, notes: 'Ring bij de poort' };
    const trip = { ...before, group, itinerary: { ...before.itinerary, stops } };
    const payload = buildItineraryChangedPayload({ trip, addresses, differenceCents: 5_612, at, before: describeForChange(before) });
    const { text, html } = await renderMail(v.parse(mailPayload, structuredClone(payload)));
    for (const line of [
      'Utrecht: vrijdag 12 maart 2027, 08:30 → vrijdag 12 maart 2027, 08:15',
      'Groep: 48 passagiers → 31 passagiers',
      'Rolstoel: geen → 1 plaats, met lift of oprijplaat',
      'Uw opmerking: geen → Ring bij de poort',
      'Totaal incl. btw: € 1.178,38 → € 1.234,50',
    ]) {
      expect(text).toContain(line);
      expect(html).toContain(line.split(': ')[1]);
    }
    expect(text).not.toContain('Bagage: Geen bagage → ');
  });

  it('names both contacts and the cancellation fees of a booking, like the confirmation', async () => {
    const secondContact = { name: 'Bram Bos', phoneNumber: '+31 6 11111111' };
    const text = await changed(4_200, {
      ...sampleBooking(),
      firstContact: { name: 'Joke Jansen', phoneNumber: '+31 6 22222222' },
      secondContact,
    });
    expect(text).toContain('Joke Jansen, 06 22222222; Bram Bos, 06 11111111');
    expect(text).toMatch(/annuleert/i);
    const confirmed = (await renderMail(buildBookingConfirmedPayload(sampleBooking(), addresses))).text;
    const untils = [...confirmed.matchAll(/Tot en met \S+ \d+ \S+ \d{4}, \d\d:\d\d/g)].map(([moment]) => moment);
    expect(untils.length).toBeGreaterThan(1);
    for (const moment of untils) expect(text).toContain(moment);
  });

  it('is still readable if stored without these fields', async () => {
    const {
      contacts: _contacts,
      feeSteps: _feeSteps,
      ...older
    } = buildItineraryChangedPayload({
      trip: sampleBooking(),
      addresses,
      differenceCents: 0,
      at: '2026-11-23T12:00:00.000Z',
    });
    expect(v.parse(mailPayload, older)).toMatchObject({ contacts: [], feeSteps: [] });
  });
});

describe('the mail about a cancelled booking', () => {
  const cancelled = async (feeCents: number, paymentMethod: 'bank-transfer' | 'invoice-afterwards') => {
    const booking = sampleBooking();
    const cancelation = { at: '2026-11-23T12:00:00.000Z', feeCents, reason: '' };
    const trip = { ...booking, cancelation, invoice: booking.invoice && { ...booking.invoice, paymentMethod } };
    return (await renderMail(buildBookingCancelledPayload(trip, addresses))).text;
  };

  it('names only existing documents, and the due date of the fee', async () => {
    expect(await cancelled(0, 'bank-transfer')).toContain('De creditnota');
    const fee = await cancelled(12_345, 'invoice-afterwards');
    expect(fee).toContain('De factuur voor de annuleringskosten');
    expect(fee).toMatch(/Te betalen: € 123,45, uiterlijk /);
    const nothing = await cancelled(0, 'invoice-afterwards');
    expect(nothing).toContain('geen factuur gemaakt');
    for (const text of [fee, nothing]) expect(text).not.toContain('creditnota');
  });
});

describe('a mail about a trip without a price', () => {
  const inTown = { precision: 'street-with-town', reckonedFrom: 'town', spreadKilometres: 3.2 } as const;
  const stops = sampleTrip().itinerary.stops.map((stop) => ({ ...stop, place: { ...stop.place, accuracy: inTown } }));
  const trip = { ...sampleTrip(), itinerary: { ...sampleTrip().itinerary, stops } };

  it('states when we answer, and no binding price', async () => {
    const { text } = await renderMail(buildRequestReceivedPayload({ ...trip, quote: null, personReasons: ['ferry'] }, addresses));
    expect(text).toContain('We gaan voorlopig uit van het centrum van Kaatsheuvel');
    expect(text).not.toContain('De prijs geldt');
    expect(text).toMatch(/U hoort uiterlijk maandag 23 november 2026, \d\d:\d\d onze prijs/);
    const priced = (await renderMail(buildQuoteReadyPayload(trip, addresses))).text;
    expect(priced).toContain('De prijs geldt voor adressen tot 4 km');
  });

  it('mentions a free vehicle only if that is the question, and the telephone if no answer comes in time', async () => {
    const asked = async (createdAt: string) =>
      (await renderMail(buildRequestReceivedPayload({ ...trip, quote: null, createdAt, personReasons: ['short-lead'] }, addresses))).text;
    const soon = await asked('2027-03-11T09:00:00.000Z');
    expect(soon).toContain('Er is nog niets geboekt');
    expect(soon).not.toContain('berekent de prijs');
    expect(soon).toContain('donderdag 11 maart 2027, 12:00');
    expect(await asked('2027-03-12T07:00:00.000Z')).toContain('085 000 0000');
  });
});
