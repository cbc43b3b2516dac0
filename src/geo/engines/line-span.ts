/** A stretch of a line, by the positions of its first and last point. */
export type LineSpan = {
  readonly from: number;
  readonly to: number;
  readonly kind: 'toll' | 'ferry' | 'shuttle-train';
  readonly key: string;
  readonly minutes: number;
};
