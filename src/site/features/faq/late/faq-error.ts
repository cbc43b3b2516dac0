import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';

export type FaqInput = { readonly language: SiteLanguage; readonly page: string; readonly domain: SiteKey; readonly country: string };

/** The error report when the questions cannot load. The visitor sees nothing of it (docs/specification.md#errors). */
export function createFaqError({ page, country, language, domain }: FaqInput, cause: unknown): Error {
  return Object.assign(new Error('Unable to fetch async faq', { cause }), { page, country, language, domain });
}
