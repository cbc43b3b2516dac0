import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { schema } from '../schema.ts';
import { createTestContext } from '../testing/test-context.ts';
import { createYogaHandler, limits } from './http-handler.ts';

const replySchema = v.object({
  data: v.optional(v.unknown()),
  errors: v.optional(v.array(v.looseObject({ message: v.string() })), []),
});

function createHandler({ introspection = false, getContent = createTestContext().getContent } = {}) {
  const context = createTestContext({ getContent });
  const handle = createYogaHandler({ schema, context, introspection });
  const post = (body: string, type = 'application/json') =>
    handle(new Request('http://localhost/graphql', { method: 'POST', headers: { 'content-type': type }, body }));
  const ask = async (query: string, variables: object = {}) => {
    const response = await post(JSON.stringify({ query, variables }));
    return { status: response.status, ...v.parse(replySchema, await response.json()) };
  };
  return { handle, post, ask, logged: context.logged };
}

const partners = '{ getPartners(domain: NL) { name } }';

describe('GraphQL over HTTP', () => {
  it('answers, and returns the same when compiled', async () => {
    const { ask } = createHandler();
    const query = 'query ($domain: Domain!) { getPartners(domain: $domain) { name } }';
    const first = await ask(query, { domain: 'NL' });
    expect(first).toEqual({ status: 200, data: { getPartners: [] }, errors: [] });
    expect(await ask(query, { domain: 'BE' })).toEqual(first);
    expect(await ask(query, { domain: 'DE' })).toEqual(first);
    expect((await ask(query, { domain: 'XX' })).errors).toHaveLength(1);
  });

  it('names the request in a failure of ours, which its lines of the log carry, and in no mistake of a client', async () => {
    const getContent = () => {
      throw new TypeError('bug');
    };
    const context = createTestContext({ getContent });
    const handle = createYogaHandler({
      schema,
      context: { ...context, log: { ...context.log, findRequestId: () => 'proxy-4711-a' } },
      introspection: false,
    });
    const ask = async (query: string) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await handle(new Request('http://localhost/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) }));
      return v.parse(replySchema, await answer.json()).errors;
    };
    expect(await ask(partners)).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'proxy-4711-a' } }]);
    expect(JSON.stringify(await ask('{ nothing }'))).not.toContain('requestId');
  });

  it('takes the operation that is named', async () => {
    const { post } = createHandler();
    const query = `query First ${partners} query Second { getPage(key: "none", language: en, domain: EU) { id } }`;
    const named = (operationName: string) => post(JSON.stringify({ query, operationName })).then((response) => response.json());
    for (let round = 0; round < 3; round += 1) {
      expect(await named('First')).toEqual({ data: { getPartners: [] } });
      expect(await named('Second')).toEqual({ data: { getPage: null } });
    }
  });

  it.each(['{', '', 'null', '"text"', '[]', '{"query": 1}'])('refuses the body %j', async (body) => {
    const response = await createHandler().post(body);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  it('reports a missing query', async () => {
    const response = await createHandler().post('{"variables": {}}');
    expect(v.parse(replySchema, await response.json()).errors).toHaveLength(1);
  });

  it('takes no batches', async () => {
    expect((await createHandler().post(JSON.stringify([{ query: partners }, { query: partners }]))).status).toBe(400);
  });

  it.each(['PUT', 'DELETE', 'OPTIONS', 'HEAD'])('refuses %s', async (method) => {
    const response = await createHandler().handle(
      new Request(`http://localhost/graphql?query=${encodeURIComponent(partners)}`, { method }),
    );
    expect({ status: response.status, allow: response.headers.get('allow') }).toEqual({ status: 405, allow: 'GET, POST' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/graphql'])(
    'refuses a body of %s',
    async (type) => {
      expect((await createHandler().post(JSON.stringify({ query: partners }), type)).status).toBe(415);
    },
  );
});

describe('a query by GET', () => {
  const get = async (parameters: Readonly<Record<string, string>>, handler = createHandler()) => {
    const headers = { accept: 'application/graphql-response+json' };
    const response = await handler.handle(new Request(`http://localhost/graphql?${new URLSearchParams(parameters)}`, { headers }));
    const { data, errors } = v.parse(replySchema, await response.json());
    return { status: response.status, cache: response.headers.get('cache-control'), allow: response.headers.get('allow'), data, errors };
  };

  it('is answered, with its variables and by its name', async () => {
    const query = 'query A($domain: Domain!) { getPartners(domain: $domain) { name } } query B { __typename }';
    const answer = await get({ query, variables: '{"domain":"BE"}', operationName: 'A' });
    expect(answer).toMatchObject({ status: 200, data: { getPartners: [] }, errors: [] });
  });

  it.each([
    ['content', partners, 'public, max-age=60'],
    ['content in a fragment', 'query { ...F } fragment F on Query { getPartners(domain: NL) { name } }', 'public, max-age=60'],
    ['a trip', '{ getTravel(id: "nothing") { id } }', 'no-store'],
    [
      'a trip in a fragment beside content',
      `query { ...F ${partners.slice(1)} fragment F on Query { getTravel(id: "x") { id } }`,
      'no-store',
    ],
    ['what is wrong', '{ nothing }', 'no-store'],
  ])('for %s is kept by caches as it may be', async (_what, query, cache) => {
    expect((await get({ query })).cache).toBe(cache);
  });

  it('is kept by no cache where it failed, and a POST is kept by none', async () => {
    const failing = createHandler({
      getContent: () => {
        throw new TypeError('bug');
      },
    });
    expect((await get({ query: partners }, failing)).cache).toBe('no-store');
    const posted = await createHandler().post(JSON.stringify({ query: partners }));
    expect(posted.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['mutation { requestLinks(idempotencyKey: "0123456789abcdef", email: "a@b.eu", domain: NL, language: nl) { accepted } }'])(
    'never is a mutation',
    async (query) => {
      expect(await get({ query })).toMatchObject({ status: 405, allow: 'POST' });
    },
  );

  it.each([{ query: '{' }, { query: partners, variables: '{' }, { query: partners, extensions: '[]' }, { query: '' }, {}])(
    'that cannot be read is refused: %j',
    async (parameters) => {
      expect((await get({ ...parameters })).status).toBe(400);
    },
  );
});

describe('limits', () => {
  const nested = (depth: number) => `{ getQuotes(id: "x") ${'{ ...on Quote '.repeat(depth)} { key } ${'}'.repeat(depth)} }`;

  it.each([
    ['aliases', `{ ${Array.from({ length: limits.aliases + 1 }, (_, index) => `a${index}: getPartners(domain: NL) { name }`).join(' ')} }`],
    ['tokens', `{ getPartners(domain: NL) { ${'name '.repeat(limits.tokens)} } }`],
    ['depth', nested(limits.depth + 1)],
  ])('stops too many %s', async (_what, query) => {
    const { ask, logged } = createHandler();
    const { errors, data } = await ask(query);
    expect(data).toBeUndefined();
    expect(errors[0]?.message).toMatch(/limit|exceed/i);
    expect(logged).toEqual([]);
  });

  it('accepts requests within the limits', async () => {
    const aliases = Array.from({ length: limits.aliases }, (_, index) => `a${index}: getPartners(domain: NL) { name }`).join(' ');
    expect((await createHandler().ask(`{ ${aliases} }`)).errors).toEqual([]);
  });

  it('hides the schema by default', async () => {
    const query = '{ __schema { queryType { name } } }';
    expect(await createHandler().ask(query)).toMatchObject({ errors: [{ message: expect.stringContaining('introspection') }, {}] });
    expect((await createHandler({ introspection: true }).ask(query)).data).toEqual({ __schema: { queryType: { name: 'Query' } } });
  });
});

describe('a mistyped name', () => {
  it.each(['{ getPartner(domain: NL) { name } }', '{ getPartners(domain: NLL) { name } }', '{ getPartners(domain: NL) { nam } }'])(
    'is answered without the right one: %s',
    async (query) => {
      const { errors } = await createHandler().ask(query);
      expect(errors[0]?.message).toMatch(/\S/);
      expect(JSON.stringify(errors)).not.toMatch(/did you mean|getPartners"/i);
      expect(JSON.stringify((await createHandler({ introspection: true }).ask(query)).errors)).toMatch(/did you mean/i);
    },
  );
});

describe('a failure', () => {
  it('hides internal details and is logged once, without its message', async () => {
    const getContent = () => {
      throw new TypeError('cannot read anna@example.com of undefined');
    };
    const { ask, logged } = createHandler({ getContent });
    for (let round = 1; round <= 3; round += 1) {
      const { errors, data } = await ask(partners);
      expect(data ?? null).toBeNull();
      expect(errors).toMatchObject([{ message: 'Something went wrong on our side', extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
      expect(JSON.stringify(errors)).not.toMatch(/anna|stack|TypeError/);
      expect(logged).toHaveLength(round);
    }
    expect(logged[0]).toMatchObject({ message: 'Unable to getPartners', fields: { error: 'TypeError' } });
    expect(JSON.stringify(logged)).not.toContain('anna');
  });
});
