import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#db/testing/embedded-folder.ts';
import { dayFromNow } from '../testing/forms.ts';
import { type Answer, ask, type RunningServer, startServer } from '../testing/start-server.ts';

/** What a trip's keys open, and that nothing else opens or reveals the trip. */
let server: RunningServer;
let keys: Awaited<ReturnType<typeof bookTrip>>;
/** Of a trip that is priced and not ordered. */
let open: typeof keys;

const host = 'nl.localhost';
const unknown = 'A'.repeat(27);

beforeAll(async () => {
  server = await startServer();
  keys = await bookTrip();
  open = await bookTrip({ isOrdered: false });
});
afterAll(async () => {
  await server.stop();
});

const get = (path: string, method = 'GET') => ask(server.port, { host, path, method });

async function run(query: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const { text } = await ask(server.port, { host, path: '/graphql', method: 'POST', headers, body: JSON.stringify({ query }) });
  return JSON.parse(text);
}

async function bookTrip({ isOrdered = true } = {}) {
  const stops = `[{ placeText: "Utrecht", date: "${dayFromNow(60)}", time: "08:00", notes: "Bel Bram" },
    { placeText: "Efteling", date: "${dayFromNow(60)}", time: "17:30" }, { placeText: "Utrecht" }]`;
  const person = '{ firstName: "Anna", lastName: "Zwaluw", email: "anna@zwaluw.example", phone: "06 1234 5678" }';
  const travel = 'travel { quoteId bookingId shareId readId version quotes { isChosen totalCents } }';
  const answered = v.looseObject({
    travel: v.object({
      quoteId: v.string(),
      bookingId: v.nullable(v.string()),
      shareId: v.nullable(v.string()),
      readId: v.nullable(v.string()),
      version: v.number(),
      quotes: v.array(v.object({ isChosen: v.boolean(), totalCents: v.number() })),
    }),
  });
  const mutate = async (name: string, given: string) => {
    const key = crypto.randomUUID();
    const ask = () => run(`mutation { ${name}(${given.replace('KEY', `idempotencyKey: "${key}"`)}) { ${travel} } }`);
    // As a client does on a busy machine: the same key again is the same request.
    const reply = await eventually(async () => {
      const said = await ask();
      return v.is(v.object({ data: v.null() }), said) ? null : said;
    });
    return v.parse(v.object({ data: v.object({ [name]: answered }) }), reply).data[name]?.travel;
  };
  const itinerary = `{ type: "day-trip", passengers: 48, stops: ${stops} }`;
  const asked = await mutate('requestQuote', `KEY, domain: NL, language: nl, itinerary: ${itinerary}, customer: ${person}`);
  const quote = asked?.quoteId ?? '';
  const address = '{ street: "Domplein 1", zipcode: "3512 JC", city: "Utrecht", country: "NL", paymentMethod: "bank-transfer" }';
  const saved = await mutate('saveContactDetails', `id: "${quote}", version: ${asked?.version}, customer: ${person}, invoice: ${address}`);
  const total = asked?.quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;
  const read = asked?.readId ?? '';
  if (!isOrdered) return { quote, read, booking: '', share: '' };
  const accepted = await mutate(
    'acceptQuote',
    `KEY, id: "${quote}", version: ${saved?.version}, expectedTotalCents: ${total}, agreements: { termsAndCondition: true }`,
  );
  return { quote, read, booking: accepted?.bookingId ?? '', share: accepted?.shareId ?? '' };
}

const personal = ['Anna', 'Zwaluw', 'anna@', '1234 5678', 'Bel Bram', 'Domplein', '€', 'totalCents'];

describe('the page for the group', () => {
  it.each(['', '.data'])('reveals nothing about people, prices and other keys (%s)', async (ending) => {
    const page = await get(`/shared/${keys.share}${ending}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Efteling');
    for (const secret of [...personal, keys.quote, keys.booking]) expect(page.text).not.toContain(secret);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  it('has the calendar and no other file, and its key opens nothing else', async () => {
    const calendar = await get(`/shared/${keys.share}/documents/trip.ics`);
    expect([calendar.status, calendar.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    for (const secret of [...personal, ...Object.values(keys)]) expect(calendar.text).not.toContain(secret);
    const year = new Date().getUTCFullYear();
    for (const path of [
      ...['confirmation.pdf', 'quote.pdf', 'payment.svg', `INV-NL-${year}-000001.pdf`].map(
        (file) => `/shared/${keys.share}/documents/${file}`,
      ),
      ...['my-booking', 'booking', 'my-quote', 'quote', 'direct-booking'].map((flow) => `/${flow}/${keys.share}/documents/trip.ics`),
      `/my-booking/${keys.share}`,
      `/my-quote/${keys.share}`,
      `/shared/${keys.booking}`,
      `/shared/${keys.quote}/documents/trip.ics`,
    ])
      expect([path, ...summaryOf(await get(path))]).toEqual([path, 302, '/trip-not-found', 'private, no-store', 'no-referrer']);
  });
});

describe('the key that reads a quote', () => {
  const secrets = ['anna@', '1234 5678', 'Domplein', 'Bel Bram'];

  it.each(['', '.data'])('shows the quote and its price, and no key to act with (%s)', async (ending) => {
    const { quote, read } = open;
    const page = await get(`/forwarded/${read}${ending}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Efteling');
    expect(page.text).toContain('totalCents');
    for (const secret of [...secrets, quote]) expect(page.text).not.toContain(secret);
    expect(page.text).not.toContain('/contact-details');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  it('shows the fees and payment dates of a booking made now, until it is booked', async () => {
    const words = ['Boekt u nu', 'Als u nu boekt', 'Als u vandaag boekt', 'quote.pdf'];
    const saidOn = async (read: string) => {
      const { text } = await get(`/forwarded/${read}`);
      const shown = text.replace(/<script.*?<\/script>/gs, '');
      return words.filter((word) => shown.includes(word));
    };
    expect(await saidOn(open.read)).toEqual(words);
    expect(await saidOn(keys.read)).toEqual([]);
  });

  it('has the quote’s document and no other file, and opens no other page', async () => {
    const { quote, read } = open;
    const paper = await get(`/forwarded/${read}/documents/quote.pdf`);
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    for (const path of [
      ...['confirmation.pdf', 'trip.ics', 'payment.svg'].map((file) => `/forwarded/${read}/documents/${file}`),
      ...['my-booking', 'booking', 'my-quote', 'quote', 'direct-booking'].flatMap((flow) => [
        `/${flow}/${read}`,
        `/${flow}/${read}/documents/quote.pdf`,
      ]),
      `/shared/${read}`,
      `/forwarded/${quote}`,
      `/forwarded/${unknown}`,
    ])
      expect([path, ...summaryOf(await get(path))]).toEqual([path, 302, '/trip-not-found', 'private, no-store', 'no-referrer']);
  });

  it('may nothing over the API, and reads nothing else there', async () => {
    const { read } = open;
    const key = `idempotencyKey: "${crypto.randomUUID()}", id: "${read}"`;
    for (const mutation of [
      `acceptQuote(${key}, version: 1, expectedTotalCents: 1, agreements: { termsAndCondition: true })`,
      `cancelQuote(${key}, version: 1)`,
      `cancelBooking(${key}, version: 1, expectedFeeCents: 0)`,
      `shareTrip(${key}, isShared: false)`,
      `saveJourneyDetails(${key}, version: 1, flightNumber: "KL 1")`,
      `saveContactDetails(id: "${read}", version: 1, customer: { firstName: "A", lastName: "B", email: "a@b.example", phone: "06 1234 5678" },
        invoice: { street: "Domplein 1", zipcode: "3512 JC", city: "Utrecht", country: "NL", paymentMethod: "bank-transfer" })`,
    ]) {
      const reply = JSON.stringify(await run(`mutation { ${mutation} { travel { id } errors { code } } }`));
      expect(reply).toMatch(/"travel":null,"errors":\[\{"code":"trip-not-found"\}/);
    }
    for (const query of ['getTravel', 'getTrip', 'getInvoices']) {
      const part = query === 'getInvoices' ? '{ due { dueOn } }' : '{ id }';
      expect(await run(`{ ${query}(id: "${read}") ${part} }`)).toEqual({ data: { [query]: null } });
    }
    expect(await run(`{ getSharedTrip(shareId: "${read}") { reference } }`)).toEqual({ data: { getSharedTrip: null } });
    expect(await run(`{ getQuotes(id: "${read}") { quoteId } }`)).toEqual({ data: { getQuotes: null } });
  });
});

function summaryOf({ status, headers }: Answer) {
  return [status, headers.get('location'), headers.get('cache-control'), headers.get('referrer-policy')];
}

describe('the quote’s key of a booked trip', () => {
  const hidden = ['anna@', '1234 5678', 'Domplein'];

  it('opens the success page, which shows the booking only to the ordering browser', async () => {
    const path = `/my-quote/${keys.quote}/success`;
    const page = await get(path);
    expect([page.status, page.text.includes('Deze reis is geboekt')]).toEqual([200, true]);
    for (const secret of [...hidden, keys.booking, keys.share]) expect(page.text).not.toContain(secret);
    const own = await ask(server.port, { host, path, headers: { cookie: `booking=${keys.booking}` } });
    expect(own.text).toContain(`href="/my-booking/${keys.quote}?bookingId=${keys.booking}"`);
    const other = await ask(server.port, { host, path, headers: { cookie: `booking=${unknown}` } });
    expect(other.text).toContain('Deze reis is geboekt');
  });

  it.each(['', '.data'])(
    'gives another browser nothing of the customer, the trip and the price, in no line of its source (%s)',
    async (ending) => {
      const { text, status } = await get(`/my-quote/${keys.quote}/success${ending}`);
      expect(status).toBe(200);
      for (const secret of [...personal, 'Efteling', keys.booking, keys.share, keys.read]) expect(text).not.toContain(secret);
    },
  );

  it.each(['my-quote', 'quote', 'booking', 'my-booking'])('leads from every page of %s to that one', async (flow) => {
    for (const step of ['', '/cancel', '/change-itinerary']) {
      const answer = await get(`/${flow}/${keys.quote}${step}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, `/my-quote/${keys.quote}/success`]);
    }
  });

  it('has no files', async () => {
    for (const file of ['confirmation.pdf', 'trip.ics', 'payment.svg', `INV-NL-${new Date().getUTCFullYear()}-000001.pdf`])
      expect(summaryOf(await get(`/my-quote/${keys.quote}/documents/${file}`)).slice(0, 2)).toEqual([302, '/trip-not-found']);
  });

  it('may nothing over the API', async () => {
    const key = `idempotencyKey: "${crypto.randomUUID()}", id: "${keys.quote}"`;
    for (const mutation of [
      `cancelBooking(${key}, version: 1, expectedFeeCents: 0)`,
      `cancelQuote(${key}, version: 1)`,
      `shareTrip(${key}, isShared: false)`,
      `saveJourneyDetails(${key}, version: 1, flightNumber: "KL 1")`,
      `submitReview(id: "${keys.quote}", driver: 5, bus: 5, platform: 5, text: "a", author: "b")`,
    ]) {
      const reply = JSON.stringify(await run(`mutation { ${mutation} { travel { id } errors { code } } }`));
      expect(reply).toMatch(/"travel":null,"errors":\[\{"code":"(already-booked|trip-not-found)"\}\]/);
    }
    const seen = await run(
      `{ getInvoices(id: "${keys.quote}") { payments { cents } } previewCancelation(id: "${keys.quote}") { feeCents }
        getTravel(id: "${keys.quote}") { bookingId shareId customer { email phone } contacts { firstContact { name } } invoice { street } } }`,
    );
    expect(seen).toEqual({
      data: {
        getInvoices: null,
        previewCancelation: null,
        getTravel: { bookingId: null, shareId: null, customer: { email: '', phone: '' }, contacts: { firstContact: null }, invoice: null },
      },
    });
  });
});

describe('files of a trip', () => {
  it.each([
    '..%2f..%2fpackage.json',
    '%2e%2e%2fconfirmation.pdf',
    'confirmation.pdf%00',
    'confirmation.pdf%0d%0aX-Evil:%201',
    'CONFIRMATION.PDF',
    'trip.ics.data',
    '__proto__',
    '-'.repeat(40),
    'x'.repeat(3_000),
  ])('are not there under %.40s', async (file) => {
    const answer = await get(`/my-booking/${keys.booking}/documents/${file}`);
    expect([302, 400]).toContain(answer.status);
    expect(answer.headers.get('x-evil')).toBeNull();
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(answer.text).not.toContain('%PDF');
  });

  it('are the same to HEAD without a body, and take nothing that is sent', async () => {
    const path = `/my-booking/${keys.booking}/documents/trip.ics`;
    const [head, whole] = [await get(path, 'HEAD'), await get(path)];
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['content-type', 'content-disposition', 'cache-control', 'referrer-policy', 'x-robots-tag'])
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await get(path, method);
      expect([method, answer.status]).toEqual([method, 405]);
      expect(answer.text).not.toContain('BEGIN:VCALENDAR');
      expect(answer.text).not.toContain(keys.booking);
    }
  });
});

describe('a key that opens nothing', () => {
  it.each([
    '/my-quote/KEY',
    '/quote/KEY/cancel',
    '/my-booking/KEY',
    '/booking/KEY/change-itinerary',
    '/direct-booking/KEY/success',
    '/shared/KEY',
  ])('is answered alike at %s, whatever is wrong with it', async (path) => {
    const answers = [];
    for (const key of [unknown, keys.booking.slice(0, -1), `${keys.quote.slice(0, -1)}B`, 'x', '%27%20or%201=1'])
      answers.push(summaryOf(await get(path.replace('KEY', key))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual([302, '/trip-not-found', 'private, no-store', 'no-referrer']);
  });
});

it('writes no key into the log', async () => {
  await get(`/shared/${keys.share}/nothing-there`);
  await ask(server.port, { host: 'unknown.example', path: `/shared/${keys.share}` });
  const log = server.output.join('\n');
  for (const secret of [...Object.values(keys), 'Zwaluw', 'zwaluw']) expect(log).not.toContain(secret);
});
