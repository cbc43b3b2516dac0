import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/date.ts';
import { formatShortDay } from '#domain/calendar/format-date.ts';
import { createFormVisitor, dayFromNow, dayTripFields, type FormVisitor, readHiddenFields } from '../testing/forms.ts';
import { createMutations } from '../testing/mutations.ts';
import { type RunningServer, startServer } from '../testing/start-server.ts';

/** From a form to a booking without a script, and what the log and the mails contain afterwards. */
let server: RunningServer;
let visitor: FormVisitor;

beforeAll(async () => {
  server = await startServer();
  visitor = createFormVisitor({ port: server.port, host: 'nl.localhost' });
});
afterAll(async () => {
  await server.stop();
});

async function requestQuote(fields = dayTripFields()): Promise<string> {
  const { idempotencyKey = '' } = readHiddenFields((await visitor.get('/offerte-aanvragen')).text);
  const answer = await visitor.post('/offerte-aanvragen', { ...fields, idempotencyKey });
  expect(answer.status).toBe(303);
  return /^\/my-quote\/([\w-]{27})\?sent=1$/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';
}

async function waitForMails(count: number): Promise<readonly string[]> {
  const folder = join(server.dataFolder, 'mail');
  const { promise, resolve } = Promise.withResolvers<readonly string[]>();
  const look = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    if (names.length >= count) resolve(Promise.all(names.map((name) => readFile(join(folder, name), 'utf8'))));
    else setTimeout(look, 100);
  };
  await look();
  return promise;
}

describe('the price page without a script', () => {
  const day = dayFromNow(60);
  const preview = { ...dayTripFields(), intent: 'preview' };
  const fieldOf = (html: string, name: string) => {
    const [tag = ''] = html.match(new RegExp(`<input[^>]*name="${name.replaceAll('.', '\\.')}"[^>]*>`)) ?? [];
    return /\svalue="([^"]*)"/.exec(tag)?.[1];
  };

  it('has a button for each suggestion, which puts it into the form and prices it', async () => {
    const late = { ...preview, 'stops.1.place': 'Köln', 'stops.0.time': '07:00', 'stops.1.time': '18:30' };
    const asked = await visitor.post('/offerte-aanvragen', late);
    const [, intent = ''] = /value="(take-suggestion\.shorten-wait\.1)"/.exec(asked.text) ?? [];
    expect(fieldOf(asked.text, 'stops.1.time')).toBe('18:30');
    const taken = await visitor.post('/offerte-aanvragen', { ...late, intent });
    expect(taken.status).toBe(200);
    expect((fieldOf(taken.text, 'stops.1.time') ?? '') < '18:30').toBe(true);
    expect(taken.text).toContain('1 chauffeur<');
    // An outdated suggestion changes nothing.
    const stale = await visitor.post('/offerte-aanvragen', { ...late, intent: 'take-suggestion.fewer-stop.7' });
    expect([stale.status, fieldOf(stale.text, 'stops.1.time')]).toEqual([200, '18:30']);
  });

  it('accepts a second return, and describes how both parts of the group return', async () => {
    const night = {
      'stops.0.time': '18:00',
      'stops.1.time': '23:00',
      passengers: '60',
      secondReturnTime: '01:00',
      secondReturnPassengers: '20',
    };
    const asked = await visitor.post('/offerte-aanvragen', { ...preview, ...night });
    const written = (date: string) => formatShortDay(date, 'nl-NL');
    expect(asked.text).toContain(`40 passagiers: terugrit ${written(day)}, 23:00`);
    expect(asked.text).toContain(`20 passagiers: terugrit ${written(addDays(day, 1))}, 01:00`);
    const wrong = await visitor.post('/offerte-aanvragen', { ...preview, ...night, secondReturnPassengers: '60' });
    expect(wrong.text).toContain('Er moet minstens één passagier met de eerste terugrit mee');
    expect(fieldOf(wrong.text, 'secondReturnPassengers')).toBe('60');
  });
});

describe('a day trip', () => {
  it('is priced, accepted and booked by forms alone', async () => {
    const id = await requestQuote();
    const thanks = await visitor.get(`/succes?quoteId=${id}`);
    expect([thanks.status, thanks.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(thanks.text).toContain(`href="/quote/${id}"`);

    const quote = await visitor.get(`/my-quote/${id}`);
    expect(quote.status).toBe(200);
    expect(quote.text).toMatch(/NL-\d{2}-\d{6}/);
    expect(quote.text).toContain('Efteling');
    expect(quote.headers.get('x-robots-tag')).toBe('noindex, nofollow');

    const details = `/my-quote/${id}/contact-details`;
    const wrong = await visitor.post(details, { ...readHiddenFields((await visitor.get(details)).text), firstName: 'Anna' });
    expect(wrong.status).toBe(422);
    const saved = await visitor.post(details, { ...readHiddenFields((await visitor.get(details)).text), ...contactFields });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `/my-quote/${id}/check-itinerary`]);

    const check = `/my-quote/${id}/check-itinerary`;
    const page = await visitor.get(check);
    expect(page.text).toContain('Bestelling met betalingsverplichting');
    const refused = await visitor.post(check, readHiddenFields(page.text));
    expect(refused.status).toBe(422);
    const booked = await visitor.post(check, { ...readHiddenFields(page.text), termsAndCondition: 'on' });
    expect([booked.status, booked.headers.get('location')]).toEqual([303, `/my-quote/${id}/success`]);

    expect(booked.headers.get('set-cookie')).toMatch(/^booking=[\w-]{27}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const success = await visitor.get(`/my-quote/${id}/success`);
    // Written with both keys (docs/specification.md#success-button); redirects to the single address of the booking.
    const [, button = '', named = ''] = /href="(\/my-booking\/[\w-]{27}\?bookingId=([\w-]{27}))"/.exec(success.text) ?? [];
    expect(button).toContain(`/my-booking/${id}?`);
    const led = await visitor.get(button);
    expect([led.status, led.headers.get('location')]).toEqual([301, `/my-booking/${named}`]);
    const bookingPath = `/my-booking/${named}`;
    const booking = await visitor.get(bookingPath);
    expect(booking.status).toBe(200);
    expect(booking.text).toContain('Efteling');
    expect((await visitor.get(`/my-quote/${id}`)).headers.get('location')).toBe(`/my-quote/${id}/success`);

    const mails = await waitForMails(2);
    expect(mails.join('\n')).toContain('anna@school.example');
    const pictures = ['mark.png', 'strip-day.png', 'strip-night.png', 'vehicle-coachHire.png'];
    const filesOf = (mail = '') =>
      [...mail.matchAll(/filename="?([^"\r\n]+)"?/g)].map(([, name = '']) => name.replace(/^NL-\d{2}-\d{6}/, 'trip'));
    expect(filesOf(mails.find((mail) => mail.includes('quote.pdf')))).toEqual([...pictures, 'trip-quote.pdf']);
    const invoice = `INV-NL-${new Date().getUTCFullYear()}-000001`;
    expect(filesOf(mails.find((mail) => mail.includes('confirmation.pdf')))).toEqual([
      'payment-code.png',
      ...pictures,
      'trip-confirmation.pdf',
      `${invoice}.pdf`,
      `${invoice}.xml`,
      'trip.ics',
      'trip-2.ics',
    ]);

    const fileOf = async (file: string) => {
      const { status, headers, text } = await visitor.get(`${bookingPath}/documents/${file}`);
      return [status, headers.get('content-type') ?? headers.get('location'), text.slice(0, 5)];
    };
    expect(await fileOf('confirmation.pdf')).toEqual([200, 'application/pdf', '%PDF-']);
    expect(await fileOf(`${invoice}.pdf`)).toEqual([200, 'application/pdf', '%PDF-']);
    expect(await fileOf(`${invoice}.xml`)).toEqual([200, 'application/xml; charset=utf-8', '<?xml']);
    expect(await fileOf('trip.ics')).toEqual([200, 'text/calendar; charset=utf-8', 'BEGIN']);
    expect((await fileOf('payment.svg')).slice(0, 2)).toEqual([200, 'image/svg+xml']);
    for (const missing of ['quote.pdf', 'INV-NL-2026-999999.pdf', 'x.pdf'])
      expect(await fileOf(missing)).toEqual([302, '/trip-not-found', '']);
    const billingDocument = await visitor.get(`${bookingPath}/documents/${invoice}.pdf`);
    expect([billingDocument.headers.get('cache-control'), billingDocument.headers.get('referrer-policy')]).toEqual([
      'private, no-store',
      'no-referrer',
    ]);
    expect((await visitor.get(`/my-booking/${'A'.repeat(27)}/documents/${invoice}.pdf`)).headers.get('location')).toBe('/trip-not-found');

    const log = server.output.join('\n');
    for (const secret of [id, bookingPath.split('/')[2] ?? '', 'anna@school.example', 'de Vries']) expect(log).not.toContain(secret);
  });

  it('informs a visitor that a return after midnight is on the next day', async () => {
    const fields = dayTripFields();
    const date = fields['stops.0.date'] ?? '';
    const id = await requestQuote({ ...fields, 'stops.0.time': '18:00', 'stops.1.date': date, 'stops.1.time': '01:30' });
    for (const page of [`/succes?quoteId=${id}`, `/my-quote/${id}`]) {
      const { text } = await visitor.get(page);
      expect(text, page).toContain('Begrepen als de volgende dag');
    }
    const plain = await requestQuote();
    expect((await visitor.get(`/succes?quoteId=${plain}`)).text).not.toContain('Begrepen als de volgende dag');
  });

  it('is no quote any more once its booking was cancelled', async () => {
    const { requestQuote: ask, acceptQuote, cancelBooking } = createMutations(server.port);
    const email = 'cancelled@school.example';
    const { id, totalCents } = await ask(email);
    const booking = await acceptQuote({ id, email, totalCents });
    await cancelBooking(booking);
    for (const step of ['', '/contact-details', '/check-itinerary', '/change-itinerary', '/cancel', '/canceled']) {
      const answer = await visitor.get(`/my-quote/${id}${step}`);
      expect([step, answer.status, answer.headers.get('location')]).toEqual([step, 302, `/my-quote/${id}/success`]);
    }
    const page = await visitor.get(`/my-quote/${id}/success`);
    expect([page.status, page.text.includes('is geannuleerd; er komt geen bus'), page.text.includes('€')]).toEqual([200, true, false]);
    expect(page.text).not.toContain(booking);
    expect((await visitor.get(`/my-booking/${booking}/canceled`)).status).toBe(200);
  });

  it('is one request however often it is sent', async () => {
    const { idempotencyKey = '' } = readHiddenFields((await visitor.get('/offerte-aanvragen')).text);
    const fields = { ...dayTripFields(), idempotencyKey };
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.post('/offerte-aanvragen', fields)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(303));
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
  });

  it('goes to a person if it needs a ferry, with an explanation', async () => {
    const id = await requestQuote({ ...dayTripFields(), type: 'one-way', 'stops.1.place': 'Dublin' });
    const thanks = await visitor.get(`/succes?quoteId=${id}`);
    const [said = ''] = /<main[\s\S]*<\/main>/.exec(thanks.text) ?? [];
    expect(said).toContain('Een collega berekent de prijs van deze reis');
    expect(said).not.toMatch(/Uw prijs staat klaar|Kies het voertuig/);
    const page = await visitor.get(`/quote/${id}`);
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/veer/i);
    expect(page.text).not.toContain('Naar uw gegevens');
  });
});

const contactFields = {
  intent: 'send',
  firstName: 'Anna',
  lastName: 'de Vries',
  email: 'anna@school.example',
  phone: '06 1234 5678',
  organisation: 'De Regenboog',
  'firstContact.name': 'Bram Bos',
  'firstContact.phoneNumber': '06 8765 4321',
  'secondContact.name': '',
  'secondContact.phoneNumber': '',
  'invoice.organisation': 'De Regenboog',
  'invoice.vatNumber': '',
  'invoice.street': 'Domplein 1',
  'invoice.zipcode': '3512 JC',
  'invoice.city': 'Utrecht',
  'invoice.country': 'NL',
  'invoice.purchaseOrder': 'PO-7',
  'invoice.paymentMethod': 'bank-transfer',
};
