import { findRequestId } from './request-id.ts';

/** As a page draws it, empty: `src/site/features/shell/error-page.tsx` and `src/desk/ui/request-id-line.tsx`. */
const emptyPlace = /(<code data-request-id="true">)(<\/code>)/;

/**
 * The page of a failure with the id of its request in it, by which its lines are found in the log. Written by the server and not by the
 * page itself, since one such page is kept for all visitors.
 */
export function showRequestId(html: string): string {
  const { requestId } = findRequestId();
  return requestId === undefined ? html : html.replace(emptyPlace, (_whole, start: string, end: string) => start + requestId + end);
}
