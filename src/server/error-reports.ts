import { randomUUID } from 'node:crypto';
import { buildVersion } from './build-version.ts';
import type { ErrorServiceSettings } from './environment.ts';
import { type LoggedFields, redact } from './log.ts';

export type ErrorReports = { readonly report: (fields: LoggedFields, message: string) => void };

const mostUnderWay = 5;
const mostInAMinute = 30;
/** Limits one kind of error, so that there is room for others. */
const mostOfOneInAMinute = 5;
const longestMs = 1_500;
const longestText = 4_000;

/**
 * Sends logged errors to a service that accepts Sentry envelopes (`ERROR_DSN`), in the background. The log has each error in any case.
 * Number, size and time are limited, so that a storm of errors stays a storm of log lines. Trip keys and mail addresses are removed again.
 */
export function createErrorReports(settings: ErrorServiceSettings | null, now: () => number = Date.now): ErrorReports {
  let underWay = 0;
  const sentOf = new Map<string, number>();
  let sentInMinute = 0;
  let minute = 0;

  function mayReport(message: string): boolean {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      minute = current;
      sentInMinute = 0;
      sentOf.clear();
    }
    const ofThis = sentOf.get(message) ?? 0;
    if (underWay >= mostUnderWay || sentInMinute >= mostInAMinute || ofThis >= mostOfOneInAMinute) return false;
    sentInMinute += 1;
    sentOf.set(message, ofThis + 1);
    return true;
  }

  async function send({ url, key }: ErrorServiceSettings, body: string): Promise<void> {
    underWay += 1;
    try {
      const headers = {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=convoya/1, sentry_key=${key}`,
      };
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(longestMs) });
      await answer.body?.cancel();
    } catch {
      // The service is away: the log has the error, and reporting a further error would fail too.
    } finally {
      underWay -= 1;
    }
  }

  return {
    report(fields, message) {
      if (settings !== null && mayReport(message)) void send(settings, formatEnvelope({ fields, message, at: now() }));
    },
  };
}

type Reported = { readonly fields: LoggedFields; readonly message: string; readonly at: number };

/** Three lines of JSON: the envelope's header, the item's and the event (develop.sentry.dev, "Envelopes"). */
function formatEnvelope({ fields, message, at }: Reported): string {
  const id = randomUUID().replaceAll('-', '');
  const { error, stack, at: frames, ...rest } = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, shorten(value)]));
  const event = {
    event_id: id,
    timestamp: at / 1_000,
    platform: 'node',
    level: 'error',
    logger: 'convoya',
    release: buildVersion,
    // Errors are grouped by their log message.
    fingerprint: [shorten(message), error ?? ''],
    exception: { values: [{ type: shorten(message), value: error ?? '' }] },
    extra: { ...rest, stack: stack ?? frames ?? '' },
  };
  return [{ event_id: id, sent_at: new Date(at).toISOString() }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
}

function shorten(value: unknown): string {
  return redact(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, longestText);
}
