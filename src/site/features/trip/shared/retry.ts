import * as v from 'valibot';

/** A form that could not be delivered, as the pairs that it held. */
const retrySchema = v.object({ retry: v.array(v.tuple([v.string(), v.string()])) });
export type Retry = v.InferOutput<typeof retrySchema>;

export function retryOf(form: FormData): Retry {
  return { retry: [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : [])) };
}

/** The undelivered form that an error page was given, or null for any other error. */
export function parseRetry(value: unknown): Retry | null {
  const parsed = v.safeParse(retrySchema, value);
  return parsed.success ? parsed.output : null;
}
