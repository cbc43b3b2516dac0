import { type DocumentNode, getOperationAST, Kind, OperationTypeNode, type SelectionSetNode } from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';

/** Published texts and lists: the same for everybody. All other fields are about a trip, or compute something for one visitor. */
const contentFields: ReadonlySet<string> = new Set([
  ...['__typename', 'getCaseStudies', 'getFAQs', 'getFleet', 'getHomeOffer', 'getHubs', 'getLocations', 'getOccasions', 'getPage'],
  ...['getPartners', 'getProof', 'getReviews'],
]);

/** A minute: as long as the pages of the sites may be out of date. */
const forContent = 'public, max-age=60';

/** Lets caches keep the answer of a GET that asks for content alone. Every other answer is kept nowhere. */
export function cacheContent(): Plugin {
  const cacheable = new WeakSet<Request>();
  return {
    onExecute({ args: { document, operationName }, context }) {
      if (!asksForContent(document, operationName ?? null)) return;
      return {
        onExecuteDone: ({ result }) => {
          if ('data' in result && result.errors === undefined && context.request.method === 'GET') cacheable.add(context.request);
        },
      };
    },
    onResponse({ request, response }) {
      response.headers.set('Cache-Control', cacheable.has(request) ? forContent : 'no-store');
    },
  };
}

/** Whether every root field of the operation is one of published content. */
function asksForContent(document: DocumentNode, operationName: string | null): boolean {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.QUERY) return false;
  return listRootFields(document, operation.selectionSet).every((name) => contentFields.has(name));
}

/** Validation has already refused circular fragments. */
function listRootFields(document: DocumentNode, { selections }: SelectionSetNode): readonly string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return listRootFields(document, selection.selectionSet);
    const named = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    );
    return named?.kind === Kind.FRAGMENT_DEFINITION ? listRootFields(document, named.selectionSet) : [];
  });
}
