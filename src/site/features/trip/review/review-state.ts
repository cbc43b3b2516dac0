import type { Travel } from '../shared/state/travel.ts';

export type ReviewState = 'open' | 'reviewed' | 'too-early' | 'not-booked' | 'refused';

/** Whether a trip can be reviewed now. A review that was given counts before anything else. */
export function reviewStateOf({ canReview, hasReview }: Pick<Travel, 'canReview' | 'hasReview'>): ReviewState {
  if (hasReview) return 'reviewed';
  if (canReview.allowed) return 'open';
  if (canReview.reason === 'not-driven') return 'too-early';
  return canReview.reason === 'not-priced' ? 'not-booked' : 'refused';
}
