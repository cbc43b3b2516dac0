/** A mixed-integer linear problem as the solver takes it: the minimum sum of costs subject to the rows. */
export type MixedModel = { readonly columns: readonly Column[]; readonly rows: readonly Row[] };

/** An unknown from 0 to `most`. */
export type Column = { readonly cost: number; readonly most: number; readonly isWhole: boolean };

/** `least` ≤ the sum of unknowns times their factors ≤ `most`. */
export type Row = { readonly least: number; readonly most: number; readonly terms: readonly Term[] };
type Term = readonly [column: number, factor: number];

/** The unknowns in the order of the columns; `isBest` if proved optimal within a thousandth. */
export type Solved = { readonly values: readonly number[]; readonly isBest: boolean };

export type Solving = {
  /** Time limit in seconds. */
  readonly seconds: number;
  /** A feasible solution to start from. */
  readonly start: readonly number[];
};

/** Null if nothing was found. */
export type SolveMixedModel = (model: MixedModel, solving: Solving) => Solved | null;
