import { findRequestId } from './request-id.ts';

/** As a page renders it, empty: `src/site/features/shell/error-page.tsx` and `src/desk/ui/request-id-line.tsx`. */
const emptyPlace = /(<code data-request-id="true">)(<\/code>)/;

/**
 * The failure page with the request's id, by which its log lines are found. The server inserts it, because one cached page serves all
 * visitors.
 */
export function showRequestId(html: string): string {
  const { requestId } = findRequestId();
  return requestId === undefined ? html : html.replace(emptyPlace, (_whole, start: string, end: string) => start + requestId + end);
}
