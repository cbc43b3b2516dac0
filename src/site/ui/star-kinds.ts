export type StarKind = 'full' | 'half' | 'empty';

/**
 * The five stars of a rating (specification 2.6): full where the rating reaches the star's number, half where it is exactly
 * the number before plus .5, else empty.
 */
export function starKinds(rating: number): readonly StarKind[] {
  return [1, 2, 3, 4, 5].map((star) => {
    if (rating >= star) return 'full';
    return rating === star - 0.5 ? 'half' : 'empty';
  });
}
