import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormVisitor, dayFromNow, dayTripFields, type FormVisitor } from '../testing/forms.ts';
import { ask, type RunningServer, startServer } from '../testing/start-server.ts';

let server: RunningServer;
let visitor: FormVisitor;

beforeAll(async () => {
  server = await startServer();
  visitor = createFormVisitor({ port: server.port, host: 'nl.localhost' });
});
afterAll(async () => {
  await server.stop();
});

const form = '/offerte-aanvragen';
const graphql = (body: string, headers: Record<string, string> = {}) =>
  ask(server.port, {
    host: 'nl.localhost',
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
    body,
  });

describe('addresses', () => {
  it.each([
    ['/%', 400],
    ['/%00', 400],
    ['/%E0%A4%A', 400],
    [`/${'a'.repeat(5_000)}`, 414],
    ['/../../etc/passwd', 404],
    ['/assets/..%2f..%2fpackage.json', 404],
    ['/my-quote/', 302],
    ['/nothing-of-the-kind', 404],
  ])('%.40s answers %i', async (path, status) => {
    expect((await ask(server.port, { host: 'nl.localhost', path })).status).toBe(status);
  });

  it('shows the site around a missing page', async () => {
    const answer = await visitor.get('/nothing-of-the-kind');
    expect(answer.text).toContain('<header');
    expect(answer.text).toContain('href="/faq"');
  });
});

describe('bodies', () => {
  it('refuses a megabyte', async () => {
    expect((await graphql(JSON.stringify({ query: 'x'.repeat(1_000_000) }))).status).toBe(413);
    const refused = await visitor.post(form, { notes: 'x'.repeat(1_000_000) });
    expect(refused.status).toBe(413);
    expect(refused.text).toContain('Dit konden we niet lezen');
  });

  it('refuses a form from another site', async () => {
    const answer = await ask(server.port, {
      host: 'nl.localhost',
      path: form,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      body: 'intent=send',
    });
    expect(answer.status).toBe(403);
  });

  it('answers 400 to a body that is no form', async () => {
    const answer = await ask(server.port, {
      host: 'nl.localhost',
      path: form,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('<header');
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'POST'])(
    'reports within the site that a page does not accept %s, and logs nothing',
    async (method) => {
      const before = server.output.length;
      const answer = await ask(server.port, { host: 'nl.localhost', path: '/over', method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(answer.text).toContain('Dit konden we niet lezen');
      expect(answer.text).not.toContain('did not provide');
      expect(server.output.slice(before)).toEqual([]);
    },
  );
});

describe('GraphQL', () => {
  it.each([
    ['broken JSON', '{"query":', 400],
    ['no query', '{}', 400],
    ['a wrong type', '{"query":"{ getTravel(id: 5) { id } }"}', 400],
    ['an unknown field', '{"query":"{ getSecrets }"}', 400],
  ])('refuses %s', async (_name, body, status) => {
    const answer = await graphql(body);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toHaveProperty('errors');
  });

  it('knows no trip of an unknown id', async () => {
    const answer = await graphql(JSON.stringify({ query: '{ getTravel(id: "AAAAAAAAAAAAAAAAAAAAAAAAAAA") { id } }' }));
    expect(JSON.parse(answer.text)).toEqual({ data: { getTravel: null } });
  });

  it('reveals nothing about its schema', async () => {
    expect((await graphql(JSON.stringify({ query: '{ __schema { types { name } } }' }))).text).not.toContain('"types"');
  });
});

describe('the request form', () => {
  const send = (changes: Record<string, string>) =>
    visitor.post(form, { ...dayTripFields(), ...changes, idempotencyKey: crypto.randomUUID() });

  it.each([
    ['no passengers', { passengers: '0' }, 'Er reist minstens één persoon mee'],
    ['5,000 passengers', { passengers: '5000' }, 'We vervoeren tot 500 passagiers'],
    ['passengers in words', { passengers: 'veel' }, 'Vul een heel aantal passagiers in'],
    ['a day in the past', { 'stops.0.date': '2020-05-01' }, 'Dit moment is voorbij'],
    ['a place that does not exist', { 'stops.1.place': 'Atlantis aan Zee' }, 'We kennen deze plaats niet'],
    ['no mail address', { email: 'anna at school' }, 'Vul een e-mailadres in'],
    ['one stop', { stopCount: '1', type: 'one-way' }, 'Een reis heeft minstens twee plaatsen'],
    ['60 stops', { stopCount: '60' }, 'Een reis heeft hooguit 20 haltes'],
    ['a date too far ahead', { 'stops.0.date': dayFromNow(1_500), 'stops.1.date': dayFromNow(1_500) }, 'hooguit twee jaar vooruit'],
  ])('says what is wrong with %s and keeps what was typed', async (_name, changes: Record<string, string>, message) => {
    const answer = await send(changes);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(message);
    expect(answer.text).toContain('value="De Regenboog"');
    expect(answer.text).toContain('role="alert"');
  });

  it('proposes a time where the clock skips one', async () => {
    const answer = await send({ type: 'one-way', 'stops.0.date': nextGapDay(), 'stops.0.time': '02:30' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('kies 03:30');
  });

  it('explains why a person prices a trip, without a script too', async () => {
    const answer = await send({ 'stops.1.place': 'Helgoland', intent: 'preview' });
    expect(answer.text).toContain('Uw route gaat naar een eiland, en we kennen geen veerboot');
  });

  it('escapes typed text', async () => {
    const answer = await send({ lastName: '"><script>alert(1)</script>', passengers: '' });
    expect(answer.status).toBe(422);
    expect(answer.text).not.toContain('<script>alert(1)');
  });

  it('changes the stops for a visitor without a script', async () => {
    const answer = await visitor.post(form, { ...dayTripFields(), intent: 'add-stop' });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('name="stops.2.place"');
    expect(answer.text).toContain('value="Efteling"');
  });
});

/** The next last Sunday of March, when Dutch clocks go from 2 to 3. */
function nextGapDay(): string {
  const now = new Date();
  for (let year = now.getUTCFullYear(); ; year += 1) {
    const last = new Date(Date.UTC(year, 2, 31));
    last.setUTCDate(31 - last.getUTCDay());
    if (last.getTime() > now.getTime() + 2 * 86_400_000) return last.toISOString().slice(0, 10);
  }
}
