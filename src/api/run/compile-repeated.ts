import { type DocumentNode, execute, type GraphQLSchema } from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';
import { type CompiledOperation, compileOperation } from './compiled-operations.ts';

/**
 * Compiles a document when it comes a second time. Yoga caches the parsed document of a text, so a document is recognised by its identity;
 * ever-new texts of a stranger are interpreted and never cost a compilation.
 */
export function compileRepeated(schema: GraphQLSchema): Plugin {
  const seen = new WeakMap<DocumentNode, Map<string, CompiledOperation>>();
  return {
    onExecute: ({ setExecuteFn }) => {
      setExecuteFn((args: Parameters<typeof execute>[0]) => {
        const { document, operationName, contextValue, variableValues } = args;
        const compiled = seen.get(document);
        if (compiled === undefined) {
          seen.set(document, new Map());
          return execute(args);
        }
        const name = operationName ?? null;
        const operation = compiled.get(name ?? '') ?? compileOperation({ schema, document, name });
        compiled.set(name ?? '', operation);
        return operation(Object(contextValue), variableValues ?? {});
      });
    },
  };
}
