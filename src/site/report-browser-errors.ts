import { redactMail, withoutIds } from './visitor/redact-values.ts';

/** The most reports of a page that fails repeatedly. */
const mostPerPage = 5;
const deepestCause = 3;

/**
 * Reports errors in the browser to our server, which forwards them to the error service where there is one. Errors passed to `reportError`
 * arrive here as well, with their fields and causes. Without it errors are only in the browser's console, where they appear in any case.
 */
export function reportBrowserErrors(view: Pick<Window, 'addEventListener' | 'fetch' | 'location'>): void {
  let reported = 0;
  const report = (error: unknown) => {
    reported += 1;
    if (reported > mostPerPage) return;
    const body = JSON.stringify({ ...takeApart(error), path: withoutIds(view.location.pathname) });
    view
      .fetch('/api/errors', { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' }, body })
      .catch(() => undefined);
  };
  view.addEventListener('error', (event) => report(event.error ?? event.message));
  view.addEventListener('unhandledrejection', (event) => report(event.reason));
}

function takeApart(error: unknown) {
  if (!(error instanceof Error)) return { message: redactMail(String(error)), stack: '', cause: '', fields: {} };
  const { message, stack, cause, ...fields } = error;
  const texts = Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, redactMail(value)]] : []));
  return {
    message: redactMail(error.message),
    stack: redactMail(error.stack ?? ''),
    cause: redactMail(listCauses(error).join(' \u2190 ')),
    fields: Object.fromEntries(texts),
  };
}

/** The causes of an error, nearest first. */
function listCauses({ cause }: Error, depth = 0): readonly string[] {
  if (cause === undefined || depth === deepestCause) return [];
  return cause instanceof Error ? [`${cause.name}: ${cause.message}`, ...listCauses(cause, depth + 1)] : [String(cause)];
}
