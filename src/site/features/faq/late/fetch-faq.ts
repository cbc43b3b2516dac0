import * as v from 'valibot';
import { fetchJson } from '../../../api/fetch-json.ts';
import type { FaqItem } from '../faq-block.tsx';
import type { FaqInput } from './faq-error.ts';

const faqSchema = v.array(v.object({ id: v.string(), question: v.string(), content: v.string() }));

/** Fetches a page's questions (docs/specification.md#calls). Rejects when that fails or the response has another shape. */
export async function fetchFaq({ language, page, domain, country }: FaqInput, signal: AbortSignal): Promise<readonly FaqItem[]> {
  const query = new URLSearchParams({ currentLanguage: language, page, currentDomain: domain, country });
  return await fetchJson('/api/faq', { query, schema: faqSchema, signal });
}
