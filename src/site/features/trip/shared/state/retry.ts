/** A form that could not be delivered, as the pairs that it held. */
export type Retry = { readonly retry: readonly Pair[] };
type Pair = readonly [name: string, value: string];

export function retryOf(form: FormData): Retry {
  return { retry: [...form].flatMap(([name, value]): Pair[] => (typeof value === 'string' ? [[name, value]] : [])) };
}

/**
 * The undelivered form that an error page was given, or null for any other error. Looked through by hand: for this alone every page of a trip
 * would load what reads schemas.
 */
export function parseRetry(value: unknown): Retry | null {
  const retry: unknown = typeof value === 'object' && value !== null && 'retry' in value ? value.retry : null;
  return Array.isArray(retry) && retry.every(isPair) ? { retry } : null;
}

function isPair(value: unknown): value is Pair {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}
