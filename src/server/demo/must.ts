import type { Result } from '#domain/result.ts';

/** What a sample became; one that was refused is a mistake of the samples. */
export function must<Value>(result: Result<Value, object>): Value {
  if (result.ok) return result.value;
  throw new Error(`A sample was refused: ${JSON.stringify(result.failure)}`);
}
