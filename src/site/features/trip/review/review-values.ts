import { readText } from '../shared/state/send-change.ts';

/** What is judged, by the names under which the API speaks of it. */
export const judged = ['driver', 'bus', 'platform'] as const;

const reviewFields = [...judged, 'text', 'author'] as const;

/** Exactly what was typed and ticked. */
export type ReviewValues = Readonly<Record<(typeof reviewFields)[number], string>>;

export function readReviewValues(form: FormData): ReviewValues {
  return Object.fromEntries(reviewFields.map((name) => [name, readText(form, name)])) as Record<(typeof reviewFields)[number], string>;
}

/** A review before anything was judged: no star is given beforehand, and the first name stands there to be changed. */
export function createReviewValues(firstName: string): ReviewValues {
  return { driver: '', bus: '', platform: '', text: '', author: firstName };
}
