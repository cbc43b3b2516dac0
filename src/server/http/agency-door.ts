import type { Context } from 'hono';
import type { Services } from '../services.ts';

type Door = Pick<Services, 'graphql' | 'admitKey'>;

/**
 * The API with the key of an agency: an unknown or ended key is refused before anything is read, and so is what is more than the agency may
 * send in a minute. A request without a key is anybody's.
 */
export async function answerApi({ admitKey, graphql }: Door, c: Context): Promise<Response> {
  const sent = c.req.header('authorization');
  if (sent === undefined) return await graphql(c.req.raw);
  const [, key = ''] = /^Bearer +(\S+) *$/i.exec(sent) ?? [];
  return await answerAdmitted(await admitKey(key), c, graphql);
}

async function answerAdmitted(admission: Awaited<ReturnType<Door['admitKey']>>, c: Context, graphql: Door['graphql']): Promise<Response> {
  if (admission === null) {
    const message = 'This key is unknown or has ended';
    return refuse(c, 401, { message, code: 'UNAUTHENTICATED', headers: { 'WWW-Authenticate': 'Bearer' } });
  }
  if ('wait' in admission) {
    const message = `Too many requests of this agency; try again in ${admission.wait} s.`;
    return refuse(c, 429, { message, code: 'RATE_LIMITED', headers: { 'Retry-After': String(admission.wait) } });
  }
  return await graphql(c.req.raw, admission.agencyId);
}

type Refusal = { readonly message: string; readonly code: string; readonly headers: Readonly<Record<string, string>> };

function refuse(c: Context, status: 401 | 429, { message, code, headers }: Refusal): Response {
  return c.json({ errors: [{ message, extensions: { code } }] }, status, { ...headers, 'Cache-Control': 'no-store' });
}
