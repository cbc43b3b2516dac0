/**
 * Why a review is left out: what the page on how we collect reviews says, and nothing else (Directive 2005/29, annex I point 23c: reviews are
 * not chosen by what they say of us).
 */
export const refusalReasons = ['insults', 'names-people', 'advertises', 'other-trip'] as const;

/** Why one that was published goes: the same, or because its traveller asks for it. */
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
