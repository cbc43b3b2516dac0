import { Hono } from 'hono';
import { createYogaHandler } from '#api/run/http-handler.ts';
import { schema } from '#api/schema.ts';
import { createTestContext } from '#api/testing/test-context.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { houseBook } from '#domain/pricing/testing/house-rates.ts';
import { createAnalytics } from '../../analytics.ts';
import { checkClock } from '../../clock-offset.ts';
import { createLiveContent } from '../../content/live-content.ts';
import { openLive } from '../../desk/live/open-live.ts';
import { parseEnvironment } from '../../environment.ts';
import { answerFaq, answerReviews } from '../../http/async-blocks.ts';
import { answerBrowserError } from '../../http/browser-errors.ts';
import { noticeUnbelievedProxy } from '../../http/unbelieved-proxy.ts';
import { createLiveCapacity } from '../../live-capacity.ts';
import { serveMetrics } from '../../observing/serve-metrics.ts';
import type { Services } from '../../services.ts';
import { findFreePort } from '../start-server.ts';
import type { Fault, FaultScene } from './fault-scene.ts';

const nowhere = 'postgresql://nobody@127.0.0.1:1/none';

/** The blocks that pages fetch later, with an API that fails. */
async function fetchBlock({ log }: FaultScene, path: string): Promise<void> {
  const services = { api: { execute: () => Promise.reject(new Error('zwanetta@geheim.example')) }, log } as unknown as Services;
  const app = new Hono().get('/faq', (c) => answerFaq(services, c)).get('/reviews', (c) => answerReviews(services, c));
  await app.request(path);
}

async function askApi({ failures }: FaultScene, query: string, getContent?: () => never): Promise<void> {
  const context = { ...createTestContext(getContent === undefined ? {} : { getContent }), log: failures };
  const handle = createYogaHandler({ schema, context, introspection: false });
  const headers = { 'content-type': 'application/json' };
  await handle(new Request('http://localhost/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) }));
}

const until = async (isSo: () => boolean) => {
  for (let round = 0; round < 200 && !isSo(); round += 1) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** What goes wrong with what a web process answers and reads. */
export const webFaults: readonly Fault[] = [
  {
    name: 'a proxy that nobody told us of',
    says: 'X-Forwarded-For comes',
    where: [],
    provoke: async ({ log }) => {
      const app = new Hono().use(noticeUnbelievedProxy({ trustedProxies: 0, log })).all('*', (c) => c.text(''));
      await app.request('/', { headers: { 'x-forwarded-for': '203.0.113.9' } }, { incoming: { socket: { remoteAddress: '10.0.0.2' } } });
    },
  },
  {
    name: 'an error in a browser',
    says: 'An error in a browser',
    where: ['in', 'path', 'error', 'stack'],
    provoke: async ({ log, trip }) => {
      const services = { environment: parseEnvironment({ ERROR_DSN: 'http://key@127.0.0.1:9/1' }), log } as unknown as Services;
      const app = new Hono().post('/api/errors', (c) => answerBrowserError(services, c));
      const said = {
        message: `x of ${trip.customer.email}`,
        stack: `at /my-booking/${trip.bookingKey}`,
        path: '/x',
        cause: '',
        fields: {},
      };
      await app.request('/api/errors', { method: 'POST', body: JSON.stringify(said) });
    },
  },
  {
    name: 'questions that cannot be read',
    says: 'Unable to fetch async faq',
    where: ['page', 'country', 'language', 'domain', 'error'],
    provoke: (scene) => fetchBlock(scene, '/faq?currentLanguage=de&page=quote&currentDomain=de&country=DE'),
  },
  {
    name: 'reviews that cannot be read',
    says: 'Unable to getReviews',
    where: ['language', 'domain', 'error'],
    provoke: (scene) => fetchBlock(scene, '/reviews?currentLanguage=de&currentDomain=de'),
  },
  {
    name: 'a domain that there is not',
    says: 'Unable to read the domain name',
    where: ['site'],
    provoke: (scene) => fetchBlock(scene, '/reviews?currentLanguage=de&currentDomain=xx'),
  },
  {
    name: 'a clock that is ten seconds ahead',
    says: 'The clock of this machine',
    where: ['offsetSeconds'],
    provoke: ({ db, log }) => checkClock({ db, log, clock: () => Date.now() + 10_000 }),
  },
  {
    name: 'figures that cannot be read',
    says: 'Unable to read the figures',
    where: ['error', 'stack'],
    provoke: async ({ log }) => {
      const port = await findFreePort();
      const read = () => Promise.reject(new Error('zwanetta@geheim.example'));
      const stop = await serveMetrics({ environment: { metrics: { port, token: null }, host: '127.0.0.1' }, log, read });
      await fetch(`http://127.0.0.1:${port}/metrics`);
      stop();
    },
  },
  {
    name: 'an analytics service that is away',
    says: 'Unable to hand on what was measured',
    where: ['error'],
    provoke: async ({ log, lines }) => {
      const events = [{ name: 'page_view', path: '/over', title: 'Over ons', values: {} }] as const;
      const analytics = createAnalytics({ id: 'G-TEST', secret: 's', url: 'http://127.0.0.1:1/' }, log);
      analytics.hand({ visitor: '1.2', events: [...events] }, { address: 'https://nl.example', language: 'nl-NL' });
      await until(() => lines.length > 0);
    },
  },
  {
    name: 'a pooler through which nothing can be heard',
    says: 'Nothing can be listened to',
    where: [],
    provoke: async ({ db, log }) => await openStream({ db, log, databaseUrl: nowhere, isPooled: true }),
  },
  {
    name: 'a desk that hears nothing of the database',
    says: 'The desk hears nothing of the database',
    where: ['error'],
    provoke: async ({ db, log, lines }) => {
      await openStream({ db, log, databaseUrl: nowhere, isPooled: false }, () => until(() => lines.length > 0));
    },
  },
  {
    name: 'content that no release can read',
    says: 'An entry of the content cannot be read',
    where: ['file', 'message'],
    provoke: async ({ log }) => {
      const rows = [{ kind: 'page', slug: 'terms', site: 'nl', language: 'nl', content: 7 }];
      const content = await createLiveContent({ findVersion: async () => 1, loadAll: async () => rows }, log);
      content.stop();
    },
  },
  {
    name: 'content that cannot be looked for',
    says: 'Unable to look for newer content',
    where: ['error', 'stack'],
    provoke: async ({ log, lines }) => {
      const source = { findVersion: () => Promise.reject(new Error('zwanetta@geheim.example')), loadAll: async () => [] };
      const content = await createLiveContent(source, log);
      await until(() => lines.length > 0);
      content.stop();
    },
  },
  {
    name: 'what is left to sell, on a database that is away',
    says: 'Unable to count what is left to sell',
    where: ['error'],
    provoke: async ({ log, lines }) => {
      const db = createDatabase(createPool(nowhere));
      const capacity = await createLiveCapacity({ db, rates: () => houseBook(), log });
      await until(() => lines.length > 0);
      capacity.stop();
      await db.destroy();
    },
  },
  {
    name: 'a fault of the program in the API',
    says: 'Unable to getPartners',
    where: ['error', 'at'],
    provoke: (scene) =>
      askApi(scene, '{ getPartners(domain: NL) { name } }', () => {
        throw new TypeError('zwanetta@geheim.example');
      }),
  },
  {
    name: 'a database that is away',
    says: 'Unable to getTravel',
    where: ['error', 'code'],
    provoke: (scene) => askApi(scene, `{ getTravel(id: "${scene.trip.bookingKey}") { reference } }`),
  },
];

/** Opens a live stream of the desk, which then listens to the database. */
async function openStream(parts: Parameters<typeof openLive>[0], wait: () => Promise<void> = async () => undefined): Promise<void> {
  const live = openLive(parts);
  const session = { member: { id: 'x', roles: ['owner'] }, session: { id: 'x', scope: 'whole' }, hasCodes: false };
  const app = new Hono().get('/live', (c) => live.answer(c, session as never));
  await app.request('/live');
  await wait();
  await live.close();
}
