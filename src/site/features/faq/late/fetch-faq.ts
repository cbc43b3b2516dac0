import * as v from 'valibot';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { fetchJson } from '../../../api/fetch-json.ts';
import type { FaqItem } from '../faq-block.tsx';

const faqSchema = v.array(v.object({ id: v.string(), question: v.string(), content: v.string() }));

export type FaqInput = { readonly language: SiteLanguage; readonly page: string; readonly domain: SiteKey; readonly country: string };

/** Asks the server for a page's questions (specification 7). Rejects when it fails or answers something else. */
export async function fetchFaq({ language, page, domain, country }: FaqInput, signal: AbortSignal): Promise<readonly FaqItem[]> {
  const query = new URLSearchParams({ currentLanguage: language, page, currentDomain: domain, country });
  return await fetchJson('/api/faq', { query, schema: faqSchema, signal });
}

/** What goes to the error reports when the questions cannot be had: the visitor sees nothing of it (specification 8). */
export function createFaqError({ page, country, language, domain }: FaqInput, cause: unknown): Error {
  return Object.assign(new Error('Unable to fetch async faq', { cause }), { page, country, language, domain });
}
