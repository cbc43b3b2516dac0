import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFaqError } from './faq-error.ts';
import { fetchFaq } from './fetch-faq.ts';

const question = { language: 'nlBE', page: 'quote', domain: 'be', country: 'BE' } as const;
const servers: Server[] = [];

/** Serves one response on this machine and directs relative addresses to it. Returns the requested addresses. */
async function serve(status: number, body: unknown): Promise<string[]> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const plainFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => plainFetch(new URL(path, base), init));
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const server of servers.splice(0)) server.close();
});

describe('fetchFaq', () => {
  const entry = { id: '1', question: 'Why?', content: '<p>So.</p>' };

  it('requests with the names of the specification and reads what it needs', async () => {
    const asked = await serve(200, [{ ...entry, slug: 'why' }]);
    expect(await fetchFaq(question, new AbortController().signal)).toEqual([entry]);
    expect(asked).toEqual(['/api/faq?currentLanguage=nlBE&page=quote&currentDomain=be&country=BE']);
  });

  it.each([
    [503, []],
    [200, { errors: [] }],
    [200, [{ id: 1 }]],
  ])('rejects an answer %i %j, and asks again', async (status, body) => {
    const asked = await serve(status, body);
    const another = { ...question, page: 'my-quote' };
    for (const _ of [1, 2]) await expect(fetchFaq(another, new AbortController().signal)).rejects.toThrow();
    expect(asked).toHaveLength(2);
  });

  it('asks once in a session', async () => {
    const asked = await serve(200, [entry]);
    const another = { ...question, page: 'booking' };
    for (const _ of [1, 2]) expect(await fetchFaq(another, new AbortController().signal)).toEqual([entry]);
    expect(asked).toHaveLength(1);
  });

  it('ends when the page is left', async () => {
    await serve(200, [entry]);
    const leaving = new AbortController();
    leaving.abort();
    await expect(fetchFaq(question, leaving.signal)).rejects.toThrow(/abort/i);
  });
});

describe('createFaqError', () => {
  it('names page, country, language and domain', () => {
    const error = createFaqError(question, new Error('away'));
    expect(error).toMatchObject({ message: 'Unable to fetch async faq', page: 'quote', country: 'BE', language: 'nlBE', domain: 'be' });
  });
});
