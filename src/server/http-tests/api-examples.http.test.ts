import { describe, expect, inject, it } from 'vitest';
import { readApiExamples } from '../testing/api-examples.ts';
import { ask } from '../testing/start-server.ts';

const server = { port: inject('sharedPort') };

const host = 'nl.localhost';
const examples = readApiExamples('Examples');

describe('the examples of docs/api.md', () => {
  it('are there', () => {
    expect(examples.length).toBeGreaterThanOrEqual(4);
  });

  it.each(examples.map((example) => [example.title, example] as const))('%s', async (_title, { query, variables }) => {
    const body = JSON.stringify({ query, variables });
    const posted = await ask(server.port, {
      host,
      path: '/graphql',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const answer: unknown = JSON.parse(posted.text);
    expect(answer).toEqual({ data: expect.anything() });
    // Nothing was refused, and something was found.
    expect(posted.text).not.toContain('"code"');
    expect(Object.values(Object(Object(answer).data))).not.toContainEqual([]);
    const path = `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;
    const got = await ask(server.port, { host, path });
    expect(got.status).toBe(query.startsWith('mutation') ? 405 : 200);
    if (got.status === 200) expect(Object.keys(Object(JSON.parse(got.text).data))).toEqual(Object.keys(Object(Object(answer).data)));
  });
});

describe('the published schema', () => {
  it('is what the checkout has, and is confirmed by its tag', async () => {
    const path = '/graphql/schema.graphql';
    const { status, headers, text } = await ask(server.port, { host, path });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain('type Query {');
    const opened = await ask(server.port, { host, path: '/graphql', headers: { accept: 'text/html,*/*' } });
    expect([opened.status, opened.text.includes('<h1>')]).toEqual([400, false]);
  });
});
