import * as v from 'valibot';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { fetchJson } from '../../../api/fetch-json.ts';
import { letterStyles, type PartnerMark } from '../../../ui/partner-mark.ts';
import type { Review } from '../review-card.tsx';

const text = v.optional(v.string());
const rating = v.optional(v.number());
const reviewSchema = v.object({
  id: v.string(),
  ...{ title: text, content: text, writtenAt: text, author: text, organisation: text },
  ...{ driverRating: rating, busRating: rating, platformRating: rating },
  sample: v.optional(v.boolean()),
});
const partnerSchema = v.object({ name: v.string(), sign: v.string(), letters: v.picklist(letterStyles) });
const praiseSchema = v.object({ reviews: v.array(reviewSchema), partners: v.array(partnerSchema) });

/** Words of travellers and whose groups they were. */
export type ShownPraise = { readonly reviews: readonly Review[]; readonly partners: readonly PartnerMark[] };
export type PraiseInput = { readonly language: SiteLanguage; readonly domain: SiteKey };

/** Asks the server for a site's reviews. Rejects when it fails or answers something else. */
export async function fetchReviews({ language, domain }: PraiseInput, signal: AbortSignal): Promise<ShownPraise> {
  const query = new URLSearchParams({ currentLanguage: language, currentDomain: domain });
  return await fetchJson('/api/reviews', { query, schema: praiseSchema, signal });
}

/** What goes to the error reports when they cannot be had: the visitor sees nothing of it (specification 8). */
export function createReviewsError({ language, domain }: PraiseInput, cause: unknown): Error {
  return Object.assign(new Error('Unable to getReviews', { cause }), { language, domain });
}
