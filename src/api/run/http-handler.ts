import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { GraphQLError, type GraphQLSchema, NoSchemaIntrospectionCustomRule } from 'graphql/index.js';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { ApiContext } from '../context.ts';
import { cacheContent } from './cache-content.ts';
import { compileRepeated } from './compile-repeated.ts';
import { limitCalculations } from './limit-calculations.ts';
import { maskError } from './mask-errors.ts';
import { persistQueries } from './persisted-queries.ts';

export type Limits = { readonly depth: number; readonly aliases: number; readonly tokens: number; readonly cost: number };

/** At least twice the cost of the site's largest operation, so that pages can grow and an attack is still stopped early. */
export const limits: Limits = { depth: 22, aliases: 15, tokens: 1_300, cost: 9_900 };

export type HttpHandlerOptions = {
  readonly schema: GraphQLSchema;
  readonly context: ApiContext;
  readonly introspection: boolean;
  readonly limits?: Limits;
};

/**
 * GraphQL over HTTP: POST with a JSON body, or GET for queries; one operation a request, limited, with the inside of failures hidden. A GET
 * changes nothing, so no page of another site can do harm by one; that site's script cannot read the answer.
 */
export function createYogaHandler(options: HttpHandlerOptions): (request: Request, agencyId?: string) => Promise<Response> {
  const { schema, context, introspection } = options;
  const agencies = new WeakMap<Request, string>();
  const yoga = createYoga({
    schema,
    context: ({ request }) => ({ ...context, agencyId: agencies.get(request) ?? null }),
    graphqlEndpoint: '*',
    batching: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    maskedErrors: { maskError: (error) => maskError(error, context.log) },
    plugins: [
      cacheContent(),
      persistQueries(),
      ...limitPlugins(options.limits ?? limits),
      ...(introspection ? [] : [withoutIntrospection(), withoutSuggestions()]),
      limitCalculations({ maxCost: (options.limits ?? limits).cost }),
      compileRepeated(schema),
    ],
  });
  return async (request, agencyId) => {
    if (agencyId !== undefined) agencies.set(request, agencyId);
    if (request.method !== 'POST' && request.method !== 'GET')
      return refuse(405, 'Send operations as POST, or queries as GET', { Allow: 'GET, POST' });
    if (request.method === 'POST' && !isJson(request.headers.get('content-type')))
      return refuse(415, 'Send operations as application/json');
    if (request.method === 'GET' && !hasReadableParameters(new URL(request.url).searchParams))
      return refuse(400, 'Send a query, or the hash of one, with variables and extensions as JSON objects');
    return await yoga.fetch(request);
  };
}

function limitPlugins({ tokens, depth, aliases }: Limits): Plugin[] {
  return [maxTokensPlugin({ n: tokens }), maxDepthPlugin({ n: depth }), maxAliasesPlugin({ n: aliases })];
}

function withoutIntrospection(): Plugin {
  return { onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule) };
}

/** Suggestions of names would reveal the schema bit by bit to clients that may not read it. */
function withoutSuggestions(): Plugin {
  return {
    onResultProcess({ result, setResult }) {
      if (!('errors' in result) || !Array.isArray(result.errors)) return;
      setResult({
        ...result,
        errors: result.errors.map((error: GraphQLError) => withMessage(error, withoutSuggestion(error.message))),
      });
    },
  };
}

/** The suggestion is at the end of a message. */
function withoutSuggestion(message: string): string {
  const at = message.indexOf('Did you mean ');
  return at === -1 ? message : message.slice(0, at).trimEnd();
}

function withMessage({ nodes, path, extensions }: GraphQLError, message: string): GraphQLError {
  return new GraphQLError(message, { nodes: nodes ?? null, path: path ?? null, extensions });
}

/** What cannot be read is 400, as in a body; Yoga answers 200 to a client that takes any JSON. */
function hasReadableParameters(parameters: URLSearchParams): boolean {
  const isQuery = (parameters.get('query') ?? '') !== '' || parameters.has('extensions');
  return isQuery && ['variables', 'extensions'].every((name) => isJsonObject(parameters.get(name) ?? '{}'));
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value);
  } catch {
    return false;
  }
}

function isJson(contentType: string | null): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

function refuse(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers });
}
