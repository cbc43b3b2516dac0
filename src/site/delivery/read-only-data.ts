import { use } from 'react';
import type { PageRequest } from '../request-context.ts';

const never = new Promise<never>(() => undefined);

/**
 * Data of read-only parts. With a whole page the server renders these parts, and their data is not sent again for the script: a
 * non-enumerable property can be rendered, but is not serialised. A navigation within the site receives it like all data.
 */
export function withReadOnly<Data extends object, Parts extends Readonly<Record<string, unknown>>>(
  data: Data,
  parts: Parts,
  { isWholePage }: Pick<PageRequest, 'isWholePage'>,
): Data & Partial<Parts> {
  for (const [name, value] of Object.entries(parts)) Object.defineProperty(data, name, { value, enumerable: !isWholePage });
  return data;
}

/** The part's data. Without it the part suspends for ever in its own `Suspense`, and stays as the server rendered it. */
export function readOnly<Value>(value: Value | undefined): Value {
  return value === undefined ? use(never) : value;
}
