import loadHighs, { type Highs, type ModelData } from 'highs';
import type { MixedModel, Solved, SolveMixedModel, Solving } from '#operations/duties/rules/propose/mixed-model.ts';

/** Stops within a thousandth of the best possible costs. */
const nearEnough = 1e-3;

/** HiGHS, compiled to WebAssembly. It runs synchronously and blocks its thread. */
export async function loadSolver(): Promise<SolveMixedModel> {
  const highs = await loadHighs();
  return (model, solving) => solve(highs, model, solving);
}

function solve(highs: Highs, model: MixedModel, { seconds, start }: Solving): Solved | null {
  const asked = highs.createModel(formatModel(highs, model));
  try {
    asked.options.set({ output_flag: false, time_limit: seconds, mip_rel_gap: nearEnough });
    asked.setSolution({ colValue: [...start] });
    asked.run();
    const values = [...asked.getSolution().colValue];
    const isFound = values.length === model.columns.length && isMet(model, values);
    return isFound ? { values, isBest: asked.getModelStatus() === highs.constants.modelStatus.optimal } : null;
  } finally {
    asked.dispose();
  }
}

function formatModel(highs: Highs, { columns, rows }: MixedModel): ModelData {
  const { integer, continuous } = highs.constants.variableType;
  const terms = rows.flatMap((row) => row.terms);
  const starts = [0];
  for (const row of rows) starts.push((starts.at(-1) ?? 0) + row.terms.length);
  return {
    numCols: columns.length,
    numRows: rows.length,
    colCost: columns.map(({ cost }) => cost),
    colLower: columns.map(() => 0),
    colUpper: columns.map(({ most }) => most),
    rowLower: rows.map(({ least }) => least),
    rowUpper: rows.map(({ most }) => most),
    integrality: columns.map(({ isWhole }) => (isWhole ? integer : continuous)),
    matrix: {
      format: 'csr',
      numRows: rows.length,
      numCols: columns.length,
      starts,
      indices: terms.map(([column]) => column),
      values: terms.map(([, factor]) => factor),
    },
  };
}

const slack = 1e-5;

/** At the time limit the solver may hold an infeasible point, which is no answer. */
function isMet({ columns, rows }: MixedModel, values: readonly number[]): boolean {
  const isWholeEnough = columns.every(({ isWhole }, column) => {
    const value = values[column] ?? 0;
    return !isWhole || Math.abs(value - Math.round(value)) < slack;
  });
  return (
    isWholeEnough &&
    rows.every(({ least, most, terms }) => {
      const sum = terms.reduce((total, [column, factor]) => total + (values[column] ?? 0) * factor, 0);
      return sum > least - slack && sum < most + slack;
    })
  );
}
