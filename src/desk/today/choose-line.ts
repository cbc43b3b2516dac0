type Keyed = { readonly key: string };

/** What the pane shows, and of which answers it knew when it chose. */
export type Chosen<Row> = {
  readonly row: Row | null;
  /** Its place in the list; where it is gone, the place it had. */
  readonly index: number;
  /** It went while it was shown, by time or by a colleague: the pane keeps it until somebody moves on. */
  readonly isGone: boolean;
};

type Choosing<Row> = {
  readonly lines: readonly Row[];
  /** The line that somebody just went to; null where he went nowhere. */
  readonly named: string | null;
  readonly before: Chosen<Row>;
  /** The person just did something: what is done makes way for the next. */
  readonly hasActed: boolean;
};

/**
 * The line of the pane. It is the one that somebody went to, else the one that was shown, so that nothing that comes in above changes what somebody
 * reads. What goes by one's own act makes way for the line that takes its place; what goes otherwise stays.
 */
export function chooseLine<Row extends Keyed>({ lines, named, before, hasActed }: Choosing<Row>): Chosen<Row> {
  const placeOf = (key: string | undefined | null) => lines.findIndex((line) => line.key === key);
  const at = [placeOf(named), placeOf(before.row?.key)].find((place) => place >= 0) ?? -1;
  if (at >= 0) return { row: lines[at] ?? null, index: at, isGone: false };
  if (before.row !== null && !hasActed) return { ...before, isGone: true };
  const index = Math.min(before.index, Math.max(lines.length - 1, 0));
  return { row: lines[index] ?? null, index, isGone: false };
}
