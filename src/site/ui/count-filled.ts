const starCount = 5;

/**
 * How many of five stars a rating fills (docs/specification.md#screens): each star whose number it reaches, and half a star where it is
 * exactly the number before plus .5.
 */
export function countFilled(rating: number): number {
  const full = Math.max(0, Math.min(starCount, Math.floor(rating))) || 0;
  return rating === full + 0.5 && full < starCount ? rating : full;
}
