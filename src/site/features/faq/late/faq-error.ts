import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';

export type FaqInput = { readonly language: SiteLanguage; readonly page: string; readonly domain: SiteKey; readonly country: string };

/** What goes to the error reports when the questions cannot be had: the visitor sees nothing of it (docs/specification.md#errors). */
export function createFaqError({ page, country, language, domain }: FaqInput, cause: unknown): Error {
  return Object.assign(new Error('Unable to fetch async faq', { cause }), { page, country, language, domain });
}
