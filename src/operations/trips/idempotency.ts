import { createHash } from 'node:crypto';
import { failure, success } from '#domain/result.ts';
import type { Answer, Refusal } from './answer.ts';
import type { IdempotentRequest } from './idempotency-store.ts';

/** Long enough that two visitors never choose the same key, short enough to index. */
const keyShape = /^[A-Za-z0-9_-]{16,100}$/;

type Input = { readonly operation: string; readonly key: string; readonly scope: string; readonly input: unknown };

/** Identifies a request, so that a repetition is recognised; or returns what is wrong with its key. */
export function identifyRequest({ operation, key, scope, input }: Input): Answer<IdempotentRequest> {
  if (!keyShape.test(key)) return failure([{ field: 'idempotencyKey', code: 'invalid' }]);
  return success({ operation, key, scope, inputHash: hashInput(input) });
}

export const keyReused: Refusal = { field: 'idempotencyKey', code: 'key-reused' };

/** Hashes input: equal input gives the same hash, in any order of its fields. */
function hashInput(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input, sortFields)).digest('hex');
}

function sortFields(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([first], [second]) => (first < second ? -1 : 1)));
}
