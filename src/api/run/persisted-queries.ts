import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';
import * as v from 'valibot';

/** Texts of strangers are kept: a text as large as the body limit allows must not push out more than this leaves room for. */
const mostCharacters = 2_000_000;

const persisted = v.object({ version: v.literal(1), sha256Hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });

type PersistedQueriesOptions = { readonly mostCharacters?: number };

/**
 * Automatic persisted queries: a client sends the SHA-256 of its document, and the text only when this process does not know it. The least
 * recently used texts leave first.
 */
export function persistQueries(options: PersistedQueriesOptions = {}): Plugin {
  const texts = createTexts(options.mostCharacters ?? mostCharacters);
  return {
    onParams({ params, setParams }) {
      const sent: unknown = params.extensions?.persistedQuery;
      if (sent === undefined) return;
      const asked = v.safeParse(persisted, sent);
      if (!asked.success) throw refusal('persistedQuery needs version 1 and a SHA-256 as hexadecimal text', 'PERSISTED_QUERY_INVALID', 400);
      const { sha256Hash } = asked.output;
      const query = params.query ?? texts.find(sha256Hash);
      // Clients read this answer and send the text. Status 200, as Apollo Server answers: some clients take no other.
      if (query === undefined) throw refusal('PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND', 200);
      if (typeof params.query === 'string') {
        const hash = createHash('sha256').update(params.query).digest('hex');
        if (hash !== sha256Hash) throw refusal('The SHA-256 is not that of the query', 'PERSISTED_QUERY_HASH_MISMATCH', 400);
      }
      texts.store(sha256Hash, query);
      setParams({ ...params, query });
    },
  };
}

function createTexts(most: number) {
  const cache = new Map<string, string>();
  let characters = 0;
  const drop = (hash: string) => {
    characters -= cache.get(hash)?.length ?? 0;
    cache.delete(hash);
  };
  return {
    find: (hash: string) => cache.get(hash),
    store(hash: string, text: string) {
      drop(hash);
      cache.set(hash, text);
      characters += text.length;
      for (const oldest of cache.keys()) {
        if (characters <= most) return;
        drop(oldest);
      }
    },
  };
}

function refusal(message: string, code: string, status: number): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}
