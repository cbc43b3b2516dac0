import { readText } from '../shared/state/send-change.ts';

/** The ratings, by the names of the API. */
export const judged = ['driver', 'bus', 'platform'] as const;

const reviewFields = [...judged, 'text', 'author'] as const;

/** Exactly what was typed and ticked. */
export type ReviewValues = Readonly<Record<(typeof reviewFields)[number], string>>;

export function readReviewValues(form: FormData): ReviewValues {
  return Object.fromEntries(reviewFields.map((name) => [name, readText(form, name)])) as Record<(typeof reviewFields)[number], string>;
}

/** An empty review: no stars, and the first name filled in. */
export function createReviewValues(firstName: string): ReviewValues {
  return { driver: '', bus: '', platform: '', text: '', author: firstName };
}
