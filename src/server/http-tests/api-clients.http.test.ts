import { createHash } from 'node:crypto';
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { Client, cacheExchange, fetchExchange } from '@urql/core';
import { describe, expect, inject, it } from 'vitest';

const server = { port: inject('sharedPort') };

type Sent = { readonly method: string; readonly status: number; readonly hasQuery: boolean };

/** A `fetch` that notes what a client sends. */
function createNoted() {
  const sent: Sent[] = [];
  const noted: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    const [address, body] = [String(input), String(init?.body ?? '')];
    const hasQuery = /[?&]query=/.test(address) || body.includes('"query":');
    sent.push({ method: init?.method ?? 'GET', status: response.status, hasQuery });
    return response;
  };
  return { noted, sent };
}

const addressOf = () => `http://127.0.0.1:${server.port}/graphql`;
const places = 'query Places($text: String!) { searchPlaces(query: $text, domain: NL, language: nl, limit: 1) { key label } }';
const found = { searchPlaces: [expect.objectContaining({ label: expect.stringContaining('Utrecht') })] };
const links =
  'mutation Links($key: String!) { requestLinks(idempotencyKey: $key, email: "nobody@school.example", domain: NL, language: nl) { accepted } }';

describe('urql as it comes', () => {
  const createClient = () => {
    const { noted, sent } = createNoted();
    return { client: new Client({ url: addressOf(), exchanges: [cacheExchange, fetchExchange], fetch: noted }), sent };
  };

  it('reads by GET and changes by POST', async () => {
    const { client, sent } = createClient();
    const read = await client.query(places, { text: 'Utrecht' }).toPromise();
    expect([read.error, read.data]).toEqual([undefined, expect.objectContaining(found)]);
    const changed = await client.mutation(links, { key: crypto.randomUUID() }).toPromise();
    expect([changed.error, changed.data?.requestLinks]).toEqual([undefined, expect.objectContaining({ accepted: true })]);
    expect(sent.map(({ method, status }) => [method, status])).toEqual([
      ['GET', 200],
      ['POST', 200],
    ]);
  });

  it('learns what is wrong with a query', async () => {
    const { error } = await createClient().client.query('{ nothing }', {}).toPromise();
    expect(error?.graphQLErrors[0]?.message).toContain('Cannot query field "nothing"');
    expect(error?.networkError).toBeUndefined();
  });
});

describe('Apollo Client as it comes', () => {
  const createClient = (isPersisted: boolean) => {
    const { noted, sent } = createNoted();
    const http = new HttpLink({ uri: addressOf(), fetch: noted });
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const link = isPersisted ? new PersistedQueryLink({ sha256, useGETForHashedQueries: true }).concat(http) : http;
    return { client: new ApolloClient({ link, cache: new InMemoryCache() }), sent };
  };

  it('reads and changes', async () => {
    const { client, sent } = createClient(false);
    const { data, error } = await client.query({ query: gql(places), variables: { text: 'Utrecht' } });
    expect([error, data]).toEqual([undefined, expect.objectContaining(found)]);
    const changed = await client.mutate({ mutation: gql(links), variables: { key: crypto.randomUUID() } });
    expect(changed.data).toMatchObject({ requestLinks: { accepted: true } });
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('learns what is wrong with a query', async () => {
    const asked = createClient(false).client.query({ query: gql('{ nothing }') });
    await expect(asked).rejects.toThrow('Cannot query field "nothing"');
  });

  it('sends a persisted query in full once, and then its hash alone', async () => {
    for (const isFirst of [true, false]) {
      const { client, sent } = createClient(true);
      const { data } = await client.query({ query: gql(places), variables: { text: 'Utrecht' } });
      expect(data).toMatchObject(found);
      const byHash = { method: 'GET', status: 200, hasQuery: false };
      expect(sent).toEqual(isFirst ? [byHash, { method: 'POST', status: 200, hasQuery: true }] : [byHash]);
    }
  });
});
