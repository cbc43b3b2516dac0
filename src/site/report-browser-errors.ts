import { redactMail, withoutIds } from './visitor/redact-values.ts';

/** A page that fails over and over says so this often. */
const mostPerPage = 5;

/**
 * Tells our server of errors in the browser, which hands them to the error service where there is one. What code of ours reports with
 * `reportError` comes here as well. Without it errors stay in the browser's console, where they are in any case.
 */
export function reportBrowserErrors(view: Window): void {
  let told = 0;
  const tell = (error: unknown) => {
    told += 1;
    if (told > mostPerPage) return;
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
    const body = JSON.stringify({ message: redactMail(message), stack: redactMail(stack ?? ''), path: withoutIds(view.location.pathname) });
    view
      .fetch('/api/errors', { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' }, body })
      .catch(() => undefined);
  };
  view.addEventListener('error', (event) => tell(event.error ?? event.message));
  view.addEventListener('unhandledrejection', (event) => tell(event.reason));
}
