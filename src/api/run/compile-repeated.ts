import { type DocumentNode, execute, type GraphQLSchema } from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';
import { type CompiledOperation, compileOperation } from './compiled-operations.ts';

/**
 * Runs a document that comes a second time through the compiler. Yoga keeps the parsed document of a text, so a document is known by its
 * identity; a stranger's ever new texts are interpreted and never cost a compilation.
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
