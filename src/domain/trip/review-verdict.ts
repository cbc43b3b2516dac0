/**
 * Reasons for rejecting a review: only those on the page about reviews (Directive 2005/29, annex I point 23c: reviews are not selected by
 * their opinion).
 */
export const refusalReasons = ['insults', 'names-people', 'advertises', 'other-trip'] as const;

/** Why a published review is removed: the same reasons, or its author asks for it. */
export const takeDownReasons = ['withdrawn', ...refusalReasons] as const;
export type TakeDownReason = (typeof takeDownReasons)[number];
export type RefusalReason = (typeof refusalReasons)[number];

export const reviewStates = ['waiting', 'published', 'refused'] as const;
export type ReviewState = (typeof reviewStates)[number];

type Judged = { readonly publishedAt: string | null; readonly rejectedAt: string | null };

export function reviewStateOf({ publishedAt, rejectedAt }: Judged): ReviewState {
  if (publishedAt !== null) return 'published';
  return rejectedAt === null ? 'waiting' : 'refused';
}
