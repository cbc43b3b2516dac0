import { cleanText } from '../input/clean-text.ts';

const longestReason = 2_000;

/** Why somebody cancels: nobody is asked to shorten that. Cleaned again, for the cut may go through a letter, and the database takes no half. */
export function cutReason(text: string): string {
  return cleanText(cleanText(text).slice(0, longestReason));
}
