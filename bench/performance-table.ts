import { formatBar, formatFigure, type Goal, isMissed } from './goals.ts';

/** A line of the table in `docs/operating/performance.md`: the benchmark and its figure name it. */
export type PerformanceRow = { readonly benchmark: string; readonly name: string; readonly cells: readonly string[] };

export type Measured = Goal & { readonly benchmark: string };

const heading = ['benchmark', 'what', 'measured', 'bar', '', 'beside', 'when and where'];
const begin = '<!-- written by npm run bench -- --write -->';
const end = '<!-- end -->';

/** `where`: the day and the machine. */
export function toRow(goal: Measured, where: string): PerformanceRow {
  const { benchmark, name, bar, note = '' } = goal;
  const verdict = bar === null ? '' : isMissed(goal) ? 'missed' : 'kept';
  const cells = [formatFigure(goal), bar === null ? '' : formatBar(bar), verdict, note, where];
  return { benchmark, name, cells: cells.map(escapeCell) };
}

/** A bar would end the cell. */
function escapeCell(text: string): string {
  return text.replaceAll('|', '∣');
}

/** The rows of a document that has the table. Throws a RangeError where it has no place for one. */
export function readRows(document: string): readonly PerformanceRow[] {
  return findTable(document)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.slice(2, -2).split(' | '))
    .map(([benchmark = '', name = '', ...cells]) => ({ benchmark, name, cells }));
}

/** The document with the rows of this run in place of earlier ones of the same benchmarks; those of other benchmarks stay. */
export function writeRows(document: string, rows: readonly PerformanceRow[]): string {
  const ran = new Set(rows.map(({ benchmark }) => benchmark));
  const all = [...readRows(document).filter(({ benchmark }) => !ran.has(benchmark)), ...rows];
  const sorted = all.toSorted((one, other) => (one.benchmark < other.benchmark ? -1 : Number(one.benchmark > other.benchmark)));
  const lines = sorted.map(({ benchmark, name, cells }) => `| ${[benchmark, name, ...cells].join(' | ')} |`);
  const table = [`| ${heading.join(' | ')} |`, `|${'---|'.repeat(heading.length)}`, ...lines].join('\n');
  return document.replace(findTable(document), () => `${begin}\n\n${table}\n\n${end}`);
}

/** With its marks. */
function findTable(document: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from === -1 || to < from) throw new RangeError('The document has no place for the table');
  return document.slice(from, to + end.length);
}
