import * as v from 'valibot';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { readTexts } from '#output/texts/read-texts.ts';
import { findRequestId } from './request-id.ts';

/** As a page renders it, empty: `src/site/features/shell/error-page.tsx` and `src/desk/ui/request-id-line.tsx`. */
const emptyPlace = /(<code data-request-id="true">)(<\/code>)/;
const beginOfBody = /<body[^>]*>/;

/**
 * The page of a failure with the id of its request in it, by which its lines are found in the log. Written by the server and not by the
 * page itself, since one such page is kept for all visitors. A page without a place for it, such as a form that could not be sent, has it
 * above everything else.
 */
export function showRequestId(html: string, language: SiteLanguage): string {
  const { requestId } = findRequestId();
  if (requestId === undefined) return html;
  if (emptyPlace.test(html)) return html.replace(emptyPlace, (_whole, start: string, end: string) => start + requestId + end);
  const line = `<p><small>${labelIn(language)} <code data-request-id="true">${requestId}</code></small></p>`;
  return html.replace(beginOfBody, (body) => body + line);
}

const labelSchema = v.object({ error: v.object({ requestId: v.string() }) });

function labelIn(language: SiteLanguage): string {
  return v.parse(labelSchema, readTexts(language, 'common')).error.requestId;
}
