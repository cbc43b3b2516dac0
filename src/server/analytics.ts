import * as v from 'valibot';
import type { AnalyticsSettings } from './environment.ts';
import { describeError, type Logger, redact } from './log.ts';

const shortText = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(2_000),
    v.transform((text) => redact(text).slice(0, most)),
  );
const valueSchema = v.union([v.pipe(v.number(), v.finite()), shortText(100)]);

/** Events from a browser: only known names, never a trip key. Mail addresses are removed here once more. */
export const measuredSchema = v.strictObject({
  visitor: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)),
  events: v.pipe(
    v.array(
      v.strictObject({
        name: v.picklist(['page_view', 'outbound_link', 'site_speed']),
        path: v.pipe(shortText(300), v.startsWith('/')),
        title: shortText(300),
        values: v.pipe(v.record(v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/)), valueSchema), v.maxEntries(10)),
      }),
    ),
    v.minLength(1),
    v.maxLength(10),
  ),
});
export type Measured = v.InferOutput<typeof measuredSchema>;

export type Analytics = {
  readonly isOn: boolean;
  /** Forwards events in the background. An event that cannot be forwarded now is dropped, because no page depends on it. */
  hand(measured: Measured, site: { readonly address: string; readonly language: string }): void;
};

const mostUnderWay = 20;
const longestMs = 1_500;

/**
 * Where events go: a collector that speaks the Measurement Protocol of Google Analytics 4 (Google's own, or the one in `ANALYTICS_URL`).
 * The server sends them, so no script, cookie or visitor address reaches a third party.
 */
export function createAnalytics(settings: AnalyticsSettings | null, log: Pick<Logger, 'warn'>): Analytics {
  if (settings === null) return { isOn: false, hand: () => undefined };
  let underWay = 0;
  let isAway = false;
  const address = new URL(settings.url);
  address.searchParams.set('measurement_id', settings.id);
  if (settings.secret !== null) address.searchParams.set('api_secret', settings.secret);

  async function send(body: string): Promise<void> {
    underWay += 1;
    try {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(address, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(longestMs) });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the collector answered ${answer.status}`);
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ error: describeError(error).error }, 'Unable to hand on what was measured');
      isAway = true;
    } finally {
      underWay -= 1;
    }
  }

  return {
    isOn: true,
    hand(measured, site) {
      if (underWay < mostUnderWay) void send(JSON.stringify(formatMeasured(measured, site)));
    },
  };
}

/** As defined by the Measurement Protocol. Personalised advertising is denied, because we never ask for consent to it. */
function formatMeasured({ visitor, events }: Measured, { address, language }: { readonly address: string; readonly language: string }) {
  return {
    client_id: visitor,
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: events.map(({ name, path, title, values }) => ({
      name,
      params: { session_id: visitor, engagement_time_msec: 1, page_location: address + path, page_title: title, language, ...values },
    })),
  };
}
