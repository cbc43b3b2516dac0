import { use } from 'react';
import type { PageRequest } from '../request-context.ts';

const never = new Promise<never>(() => undefined);

/**
 * Data of parts that only are read. With a whole page the server writes these parts, and their data is not sent a second time for the
 * script: a property that is not enumerable is rendered from, but not serialized. A navigation within the site gets it like all data.
 */
export function withReadOnly<Data extends object, Parts extends Readonly<Record<string, unknown>>>(
  data: Data,
  parts: Parts,
  { isWholePage }: Pick<PageRequest, 'isWholePage'>,
): Data & Partial<Parts> {
  for (const [name, value] of Object.entries(parts)) Object.defineProperty(data, name, { value, enumerable: !isWholePage });
  return data;
}

/** The part's data. Without it the part waits for ever, in a `Suspense` of its own: it stands as the server wrote it. */
export function readOnly<Value>(value: Value | undefined): Value {
  return value === undefined ? use(never) : value;
}
