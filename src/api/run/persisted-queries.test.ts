import { createHash } from 'node:crypto';
import { createSchema, createYoga } from 'graphql-yoga';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { persistQueries } from './persisted-queries.ts';

const replySchema = v.object({
  data: v.optional(v.unknown()),
  errors: v.optional(v.array(v.looseObject({ extensions: v.optional(v.looseObject({ code: v.optional(v.string()) })) })), []),
});

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function createAsking(mostCharacters?: number) {
  const schema = createSchema({ typeDefs: 'type Query { one: Int two: Int }', resolvers: { Query: { one: () => 1, two: () => 2 } } });
  const plugins = [persistQueries(mostCharacters === undefined ? {} : { mostCharacters })];
  const yoga = createYoga({ schema, graphqlEndpoint: '*', logging: false, plugins });
  const read = async (response: Response) => {
    const { data, errors } = v.parse(replySchema, await response.json());
    return { status: response.status, data, code: errors[0]?.extensions?.code ?? null };
  };
  const post = async (sent: object) =>
    await read(
      await yoga.fetch('http://localhost/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(sent),
      }),
    );
  const get = async (extensions: object) =>
    await read(await yoga.fetch(`http://localhost/?extensions=${encodeURIComponent(JSON.stringify(extensions))}`));
  return { post, get };
}

const persisted = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });
const notFound = { status: 200, data: undefined, code: 'PERSISTED_QUERY_NOT_FOUND' };

describe('a persisted query', () => {
  it('is sent once in full, and then by its hash alone, by POST or GET', async () => {
    const { post, get } = createAsking();
    const [query, extensions] = ['{ one }', persisted(hashOf('{ one }'))];
    expect(await post({ extensions })).toEqual(notFound);
    const answered = { status: 200, data: { one: 1 }, code: null };
    expect(await post({ query, extensions })).toEqual(answered);
    expect(await post({ extensions })).toEqual(answered);
    expect(await get(extensions)).toEqual(answered);
  });

  it('cannot be given the hash of another', async () => {
    const { post } = createAsking();
    const extensions = persisted(hashOf('{ one }'));
    expect(await post({ query: '{ two }', extensions })).toMatchObject({ status: 400, code: 'PERSISTED_QUERY_HASH_MISMATCH' });
    expect(await post({ extensions })).toEqual(notFound);
  });

  it.each([{ version: 2, sha256Hash: hashOf('x') }, { version: 1, sha256Hash: 'x' }, 'text', null])(
    'of another form is refused: %j',
    async (persistedQuery) => {
      expect(await createAsking().post({ extensions: { persistedQuery } })).toMatchObject({
        status: 400,
        code: 'PERSISTED_QUERY_INVALID',
      });
    },
  );

  it('is forgotten when others need its room, the least recently used first', async () => {
    const { post } = createAsking(20);
    const texts = ['{ one }', '{ two }'];
    for (const query of texts) await post({ query, extensions: persisted(hashOf(query)) });
    await post({ extensions: persisted(hashOf('{ one }')) });
    await post({ query: '{ a: one }', extensions: persisted(hashOf('{ a: one }')) });
    expect((await post({ extensions: persisted(hashOf('{ one }')) })).code).toBeNull();
    expect((await post({ extensions: persisted(hashOf('{ two }')) })).code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });
});
