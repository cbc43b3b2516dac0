/** A number compared with last year's: the difference in percent or percentage points, and whether that is good. */
export type Change = { readonly by: number; readonly isGood: boolean } | null;

type Asked = { readonly now: number | null; readonly before: number | null };

/** In percent, rounded; null where there is nothing to compare with. */
export function changeInPercent({ now, before }: Asked): Change {
  if (now === null || before === null || before === 0) return null;
  const by = Math.round(((now - before) / Math.abs(before)) * 100);
  return { by, isGood: by >= 0 };
}

/** For percentages: in points, with one decimal. */
export function changeInPoints({ now, before }: Asked): Change {
  if (now === null || before === null) return null;
  const by = Math.round((now - before) * 10) / 10;
  return { by, isGood: by >= 0 };
}
