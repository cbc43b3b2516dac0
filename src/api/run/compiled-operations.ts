import { type DocumentNode, type ExecutionResult, type GraphQLError, type GraphQLSchema, parse, validate } from 'graphql/index.js';
import { compileQuery, isCompiledQuery } from 'graphql-jit';

export type CompiledOperation = (context: object, variables: object) => Promise<ExecutionResult> | ExecutionResult;

/** More texts than the site has; an endless series from a stranger must not fill the memory. */
const mostCompiled = 500;

/** Compiles each document once and caches the result; drops the least recently used. */
export function createCompiledOperations(schema: GraphQLSchema) {
  const cache = new Map<string, CompiledOperation>();

  /** Parses and compiles an operation, or returns its errors. For our own operations only: there are no limits here. */
  function compileText(text: string): CompiledOperation | readonly GraphQLError[] {
    const known = cache.get(text);
    if (known !== undefined) return store(text, known);
    const document = parse(text);
    const problems = validate(schema, document);
    return problems.length > 0 ? problems : store(text, compileOperation({ schema, document, name: null }));
  }

  function store(key: string, operation: CompiledOperation): CompiledOperation {
    cache.delete(key);
    cache.set(key, operation);
    const [oldest] = cache.keys();
    if (cache.size > mostCompiled && oldest !== undefined) cache.delete(oldest);
    return operation;
  }

  return { compileText };
}

type OperationSource = { readonly schema: GraphQLSchema; readonly document: DocumentNode; readonly name: string | null };

/** Turns a validated document into code. Costs milliseconds, so only for repeated documents. */
export function compileOperation({ schema, document, name }: OperationSource): CompiledOperation {
  const compiled = compileQuery(schema, document, name ?? '');
  if (!isCompiledQuery(compiled)) return () => compiled;
  return (context, variables) => compiled.query(undefined, context, variables);
}
