import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import type { PartnerMark } from '../../../ui/partner-mark.ts';
import type { Review } from '../review-card.tsx';

/** Reviews by travellers, and our customers. */
export type ShownPraise = { readonly reviews: readonly Review[]; readonly partners: readonly PartnerMark[] };
export type PraiseInput = { readonly language: SiteLanguage; readonly domain: SiteKey };

/** The error report when they cannot load. The visitor sees nothing of it (docs/specification.md#errors). */
export function createReviewsError({ language, domain }: PraiseInput, cause: unknown): Error {
  return Object.assign(new Error('Unable to getReviews', { cause }), { language, domain });
}
