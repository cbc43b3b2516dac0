import type { Context } from 'hono';
import * as v from 'valibot';
import { findSiteByHost } from '#domain/sites/host.ts';
import { tagOf } from '#domain/sites/language.ts';
import { getSite } from '#domain/sites/registry.ts';
import { parseConsent } from '#site/visitor/consent.ts';
import { measuredSchema } from '../analytics.ts';
import type { Services } from '../services.ts';

/** `POST /api/analytics`: measurements from visitors who consented, and from no one else. */
export async function answerMeasured({ analytics, environment, hostNames }: Services, c: Context): Promise<Response> {
  if (!analytics.isOn) return c.json({ error: 'not found' }, 404);
  if (parseConsent(c.req.header('cookie') ?? '') !== 'all') return c.json({ error: 'no consent' }, 403);
  const measured = v.safeParse(measuredSchema, await c.req.json().catch(() => null));
  if (!measured.success) return c.json({ error: 'expected a visitor and events' }, 400);
  const { site } = findSiteByHost(c.req.header('host') ?? '', hostNames);
  analytics.hand(measured.output, { address: environment.addresses[site], language: tagOf(getSite(site).languages[0]) });
  return c.body(null, 204);
}
