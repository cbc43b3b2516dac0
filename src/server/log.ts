import pino, { type DestinationStream, type Logger } from 'pino';
import type { Environment } from './environment.ts';
import { findAdvice } from './log-advice.ts';
import { createFloodLimit } from './log-flood.ts';
import { findRequestId } from './request-id.ts';

export type { Logger };

export type LoggedFields = Readonly<Record<string, unknown>>;

/**
 * The only logger. A message that comes more than once a second is counted and reported at the end of the minute ({@link
 * createFloodLimit}). Records carry no trip keys and no personal data: each call chooses its fields, never a whole object. Each warning and
 * error gets a `todo` with what an operator does ({@link findAdvice}). It writes through the process's own output, because pino's never
 * gives up on a closed terminal.
 */
export function createLogger(
  environment: Pick<Environment, 'logLevel' | 'mode'>,
  {
    onError,
    destination = process.stdout,
  }: { readonly onError?: (fields: LoggedFields, message: string) => void; readonly destination?: DestinationStream } = {},
): Logger {
  const flood = createFloodLimit(mostOfOneInMinute);
  return pino(
    {
      hooks: {
        logMethod(args, method, level) {
          const [fields, message]: readonly unknown[] = args;
          const said = String(message ?? fields);
          const reportLeftOut = (leftOut: number) => method.apply(this, [{ leftOut, seconds: 60 }, said]);
          if (level >= warnLevel && !flood.mayWrite(said, reportLeftOut)) return;
          if (level >= errorLevel && onError) onError(fieldsOf(fields), said);
          const todo = level >= warnLevel ? findAdvice(said) : null;
          if (todo === null) return method.apply(this, args);
          method.apply(this, [{ ...fieldsOf(fields), todo }, said]);
        },
      },
      level: environment.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: findRequestId,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}

/** The fields of a call besides its message. */
function fieldsOf(given: unknown): LoggedFields {
  return typeof given === 'object' && given !== null ? { ...given } : {};
}

/** pino's numbers for `warn` and `error`. */
const warnLevel = 40;
const errorLevel = 50;
/** One a second is as informative as a thousand. */
const mostOfOneInMinute = 60;

const tripKey = /[A-Za-z0-9_-]{27}/g;
/** An id opens nothing and identifies the trip or payment of a line, so it stays. In a group, so that a split keeps it. */
const ownId = /((?<![A-Za-z0-9_])[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?![A-Za-z0-9_-]))/;
// Starts only at a word boundary: a long text without any address would otherwise be scanned once for each of its characters.
const mailAddress = /(?<![^\s<>"'@/])[^\s<>"'@/]+(?:@|%40)[^\s<>"'@/]+/g;

/** An error's text as allowed in a log: without trip keys and mail addresses. */
export function describeError(error: unknown): { readonly error: string; readonly stack?: string } {
  if (!(error instanceof Error)) return { error: redact(String(error)) };
  return { error: redact(`${error.name}: ${error.message}`), stack: redact(error.stack ?? '') };
}

// A mail program may write `_` as `%5F` in a link, which would hide the key from the pattern.
const escapedLetter = /%(?:2D|3\d|[46][1-9A-F]|[57][\dA]|5F)/gi;

/** A path without the keys in it, for logs: `/my-quote/:id/cancel`. */
export function redact(text: string): string {
  const opened = takeKeys(text).replace(escapedLetter, decodeURIComponent);
  return takeKeys(opened.replace(mailAddress, '[mail]'));
}

function takeKeys(text: string): string {
  const parts = text.split(ownId);
  return parts.map((part, place) => (place % 2 === 1 ? part : part.replace(tripKey, ':id'))).join('');
}
