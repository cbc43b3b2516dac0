import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { type GraphQLSchema, NoSchemaIntrospectionCustomRule } from 'graphql/index.js';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { ApiContext } from '../context.ts';
import { compileRepeated } from './compile-repeated.ts';
import { maskError } from './mask-errors.ts';

/** Twice what the largest operation of the site asks for, so that an attack stops long before a page does. */
export const limits = { depth: 12, aliases: 15, tokens: 2_000, cost: 40_000 } as const;

export type HttpHandlerOptions = { readonly schema: GraphQLSchema; readonly context: ApiContext; readonly introspection: boolean };

/** GraphQL over HTTP: POST with a JSON body alone, one operation a request, limited, with the inside of failures hidden. */
export function createYogaHandler({ schema, context, introspection }: HttpHandlerOptions): (request: Request) => Promise<Response> {
  const yoga = createYoga({
    schema,
    context: () => context,
    graphqlEndpoint: '*',
    batching: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    maskedErrors: { maskError: (error) => maskError(error, context.log) },
    plugins: [...limitPlugins(), ...(introspection ? [] : [withoutIntrospection()]), compileRepeated(schema)],
  });
  return async (request) => {
    if (request.method !== 'POST') return refuse(405, 'Send operations as POST', { Allow: 'POST' });
    if (!isJson(request.headers.get('content-type'))) return refuse(415, 'Send operations as application/json');
    return await yoga.fetch(request);
  };
}

function limitPlugins(): Plugin[] {
  const options = { exposeLimits: true };
  return [
    maxTokensPlugin({ ...options, n: limits.tokens }),
    maxDepthPlugin({ ...options, n: limits.depth }),
    maxAliasesPlugin({ ...options, n: limits.aliases }),
    costLimitPlugin({ ...options, maxCost: limits.cost }),
  ];
}

function withoutIntrospection(): Plugin {
  return { onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule) };
}

function isJson(contentType: string | null): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

function refuse(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers });
}
