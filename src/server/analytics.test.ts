import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAnalytics, measuredSchema } from './analytics.ts';

const servers: Server[] = [];
const site = { address: 'https://nl.example', language: 'nl-NL' };
const measured = {
  visitor: '1.2',
  events: [{ name: 'page_view', path: '/over', title: 'Over ons', values: { referrer: 'https://search.example/' } }],
} as const;
const parse = (value: unknown) => v.safeParse(measuredSchema, value);

async function serve(status = 204) {
  const received: { readonly path: string; readonly body: unknown }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      received.push({ path: request.url ?? '', body: JSON.parse(body) });
      response.writeHead(status).end();
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mp/collect` };
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('measured events', () => {
  it('reaches the collector as the Measurement Protocol has it', async () => {
    const { received, url } = await serve();
    const warn = vi.fn();
    createAnalytics({ id: 'G-TEST', secret: 's', url }, { warn }).hand(v.parse(measuredSchema, measured), site);
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]?.path).toBe('/mp/collect?measurement_id=G-TEST&api_secret=s');
    expect(received[0]?.body).toMatchObject({
      client_id: '1.2',
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [{ name: 'page_view', params: { page_location: 'https://nl.example/over', page_title: 'Over ons', language: 'nl-NL' } }],
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('are dropped, with one report, while the collector is away', async () => {
    const { url, received } = await serve(500);
    const warn = vi.fn();
    const analytics = createAnalytics({ id: 'G-TEST', secret: null, url }, { warn });
    analytics.hand(v.parse(measuredSchema, measured), site);
    analytics.hand(v.parse(measuredSchema, measured), site);
    await vi.waitFor(() => expect(received).toHaveLength(2));
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  });
});

describe('measuredSchema', () => {
  it('takes mail addresses and keys of trips out', () => {
    const key = 'Zm9vYmFyYmF6cXV4_Zm9v-YmFyY';
    const told = { ...measured, events: [{ name: 'page_view', path: `/quote/${key}`, title: 'Quote of anna@school.example', values: {} }] };
    expect(parse(told).output).toMatchObject({ events: [{ path: '/quote/:id', title: 'Quote of [mail]' }] });
  });

  it.each([
    ['an unknown event', { ...measured, events: [{ ...measured.events[0], name: 'purchase' }] }],
    ['no event', { ...measured, events: [] }],
    ['too many events', { ...measured, events: Array.from({ length: 11 }, () => measured.events[0]) }],
    ['a visitor of another form', { ...measured, visitor: 'a b' }],
    ['another site’s address', { ...measured, events: [{ ...measured.events[0], path: 'https://x.example/' }] }],
    ['nothing', null],
    ['more than it asks for', { ...measured, ip: '1.2.3.4' }],
  ])('refuses %s', (_, value) => {
    expect(parse(value).success).toBe(false);
  });
});
