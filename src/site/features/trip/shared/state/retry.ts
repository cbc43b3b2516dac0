/** A form that could not be delivered, as name-value pairs. */
export type Retry = { readonly retry: readonly Pair[] };
type Pair = readonly [name: string, value: string];

export function retryOf(form: FormData): Retry {
  return { retry: [...form].flatMap(([name, value]): Pair[] => (typeof value === 'string' ? [[name, value]] : [])) };
}

/**
 * The undelivered form in an error, or null for any other error. Checked by hand, because a schema library would otherwise load on every
 * trip page for this alone.
 */
export function parseRetry(value: unknown): Retry | null {
  const retry: unknown = typeof value === 'object' && value !== null && 'retry' in value ? value.retry : null;
  return Array.isArray(retry) && retry.every(isPair) ? { retry } : null;
}

function isPair(value: unknown): value is Pair {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}
