import loadHighs, { type Highs } from 'highs';
import type { GrowingModel, MasterColumn, OpenGrowingModel } from '#operations/duties/rules/propose/week/master.ts';

/** HiGHS, compiled to WebAssembly, for a problem that grows by columns. It keeps its basis between two runs. */
export async function loadGrowingSolver(): Promise<OpenGrowingModel> {
  const highs = await loadHighs();
  return (rows) => open(highs, rows);
}

/** How far from the optimum a whole solution may be, as a share. */
const nearEnough = 2e-3;

function open(highs: Highs, rows: Parameters<OpenGrowingModel>[0]): GrowingModel {
  const model = highs.createModel({
    ...{ numCols: 0, numRows: rows.length, colCost: [], colLower: [], colUpper: [] },
    rowLower: rows.map(({ least }) => least),
    rowUpper: rows.map(({ most }) => most),
    matrix: { format: 'csr', numRows: rows.length, numCols: 0, starts: rows.map(() => 0).concat(0), indices: [], values: [] },
  });
  model.options.set({ output_flag: false });
  const isWhole: boolean[] = [];
  const set = (whole: boolean) => {
    const { integer, continuous } = highs.constants.variableType;
    model.changeColsIntegrality(
      { kind: 'range', from: 0, to: isWhole.length - 1 },
      isWhole.map((each) => (each && whole ? integer : continuous)),
    );
  };
  return {
    add(columns) {
      if (columns.length === 0) return;
      isWhole.push(...columns.map((column) => column.isWhole));
      model.addCols(formatColumns(columns, rows.length));
    },
    solveRelaxed(seconds) {
      model.options.set({ time_limit: model.getRunTime() + seconds });
      model.run();
      if (model.getModelStatus() !== highs.constants.modelStatus.optimal) return null;
      return { cost: model.getObjectiveValue(), values: [...model.getSolution().colValue] };
    },
    solveWhole({ seconds, start }) {
      set(true);
      try {
        model.options.set({ time_limit: model.getRunTime() + seconds, mip_rel_gap: nearEnough });
        model.setSolution({ colValue: [...start] });
        model.run();
        const values = [...model.getSolution().colValue];
        return values.length === isWhole.length && isWholeEnough(values, isWhole) ? values : null;
      } finally {
        set(false);
      }
    },
    setCosts(costs) {
      model.changeColsCost({ kind: 'range', from: 0, to: costs.length - 1 }, Float64Array.from(costs));
    },
    close: () => model.dispose(),
  };
}

function isWholeEnough(values: readonly number[], isWhole: readonly boolean[]): boolean {
  return (
    values.some((value) => value > 0.5) && values.every((value, index) => !isWhole[index] || Math.abs(value - Math.round(value)) < 1e-5)
  );
}

function formatColumns(columns: readonly MasterColumn[], rows: number) {
  const terms = columns.flatMap((column) => column.terms);
  const starts = [0];
  for (const column of columns) starts.push((starts.at(-1) ?? 0) + column.terms.length);
  return {
    cost: Float64Array.from(columns, ({ cost }) => cost),
    lower: new Float64Array(columns.length),
    upper: new Float64Array(columns.length).fill(Number.POSITIVE_INFINITY),
    matrix: {
      format: 'csc' as const,
      numRows: rows,
      numCols: columns.length,
      starts: Int32Array.from(starts),
      indices: Int32Array.from(terms, ([row]) => row),
      values: Float64Array.from(terms, ([, factor]) => factor),
    },
  };
}
