import { cleanText } from '../input/clean-text.ts';

const longestReason = 2_000;

/**
 * The reason of a cancellation, cut to its limit: nobody should have to shorten it. Cleaned again, because the cut may split a character,
 * which the database refuses.
 */
export function cutReason(text: string): string {
  return cleanText(cleanText(text).slice(0, longestReason));
}
