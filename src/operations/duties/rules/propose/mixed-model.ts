/** A linear problem of which some unknowns are whole numbers, as its solver takes it: the least sum of costs within the rows. */
export type MixedModel = { readonly columns: readonly Column[]; readonly rows: readonly Row[] };

/** An unknown from 0 to `most`. */
export type Column = { readonly cost: number; readonly most: number; readonly isWhole: boolean };

/** `least` ≤ the sum of unknowns times their factors ≤ `most`. */
export type Row = { readonly least: number; readonly most: number; readonly terms: readonly Term[] };
type Term = readonly [column: number, factor: number];

/** The unknowns in the order of the columns; `isBest` where it was proved within a thousandth that none are better. */
export type Solved = { readonly values: readonly number[]; readonly isBest: boolean };

export type Solving = {
  /** Looked for so long at most. */
  readonly seconds: number;
  /** Unknowns that keep every row, to begin with. */
  readonly start: readonly number[];
};

/** Null where nothing was found. */
export type SolveMixedModel = (model: MixedModel, solving: Solving) => Solved | null;
