type Keyed = { readonly key: string };

/** The line that the pane shows, and the answers that it knew when it was chosen. */
export type Chosen<Row> = {
  readonly row: Row | null;
  /** Its index in the list; where it is gone, its last index. */
  readonly index: number;
  /** It disappeared while it was shown, by time or by a colleague. The pane keeps it until the person moves on. */
  readonly isGone: boolean;
};

type Choosing<Row> = {
  readonly lines: readonly Row[];
  /** The line that the person just opened; null where none. */
  readonly named: string | null;
  readonly before: Chosen<Row>;
  /** The person just acted: what is done makes way for the next line. */
  readonly hasActed: boolean;
};

/**
 * The line of the pane: the one that the person opened, else the one that was shown, so that new lines above never change what is being
 * read. A line that disappears by the person's own act makes way for the line that takes its place; others stay.
 */
export function chooseLine<Row extends Keyed>({ lines, named, before, hasActed }: Choosing<Row>): Chosen<Row> {
  const placeOf = (key: string | undefined | null) => lines.findIndex((line) => line.key === key);
  const at = [placeOf(named), placeOf(before.row?.key)].find((place) => place >= 0) ?? -1;
  if (at >= 0) return { row: lines[at] ?? null, index: at, isGone: false };
  if (before.row !== null && !hasActed) return { ...before, isGone: true };
  const index = Math.min(before.index, Math.max(lines.length - 1, 0));
  return { row: lines[index] ?? null, index, isGone: false };
}
