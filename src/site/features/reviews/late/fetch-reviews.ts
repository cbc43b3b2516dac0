import * as v from 'valibot';
import { fetchJson } from '../../../api/fetch-json.ts';
import { letterStyles } from '../../../ui/partner-mark.ts';
import type { PraiseInput, ShownPraise } from './reviews-error.ts';

const text = v.optional(v.string());
const rating = v.optional(v.number());
const reviewSchema = v.object({
  id: v.string(),
  ...{ title: text, content: text, writtenAt: text, author: text, organisation: text },
  ...{ driverRating: rating, busRating: rating, platformRating: rating },
  reply: v.nullish(v.string()),
  sample: v.optional(v.boolean()),
});
const partnerSchema = v.object({ name: v.string(), sign: v.string(), letters: v.picklist(letterStyles) });
const praiseSchema = v.object({ reviews: v.array(reviewSchema), partners: v.array(partnerSchema) });

/** Fetches a site's reviews. Rejects when that fails or the response has another shape. */
export async function fetchReviews({ language, domain }: PraiseInput, signal: AbortSignal): Promise<ShownPraise> {
  const query = new URLSearchParams({ currentLanguage: language, currentDomain: domain });
  return await fetchJson('/api/reviews', { query, schema: praiseSchema, signal });
}
