import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import type { PartnerMark } from '../../../ui/partner-mark.ts';
import type { Review } from '../review-card.tsx';

/** Words of travellers and whose groups they were. */
export type ShownPraise = { readonly reviews: readonly Review[]; readonly partners: readonly PartnerMark[] };
export type PraiseInput = { readonly language: SiteLanguage; readonly domain: SiteKey };

/** What goes to the error reports when they cannot be had: the visitor sees nothing of it (docs/specification.md#errors). */
export function createReviewsError({ language, domain }: PraiseInput, cause: unknown): Error {
  return Object.assign(new Error('Unable to getReviews', { cause }), { language, domain });
}
