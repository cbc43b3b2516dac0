import type { Result } from '#domain/result.ts';

/** Returns what a sample became; a refused one is a fault in the samples. */
export function must<Value>(result: Result<Value, object>): Value {
  if (result.ok) return result.value;
  throw new Error(`A sample was refused: ${JSON.stringify(result.failure)}`);
}
