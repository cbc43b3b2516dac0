import { cpus } from 'node:os';

/** A limit that a figure must keep: at most, or at least, this much. */
export type Bar = { readonly most: number } | { readonly least: number };

export type Goal = {
  readonly name: string;
  readonly value: number;
  /** Such as `ms`, `MB`, `× a kept page`; empty for a bare number. */
  readonly unit: string;
  /** Null for a figure that is shown for comparison only. */
  readonly bar: Bar | null;
  /** What else belongs on its line, such as the reference in the same run. */
  readonly note?: string;
};

export type Judged = Goal & { readonly isMissed: boolean };

/** Whether a goal is missed. A figure that is not a number was not measured, and misses any bar. */
export function isMissed({ value, bar }: Pick<Goal, 'value' | 'bar'>): boolean {
  if (bar === null) return false;
  if (Number.isNaN(value)) return true;
  return 'most' in bar ? value > bar.most : value < bar.least;
}

/** A goal as a line: its figure, its bar, and whether it is missed. */
export function formatGoal(goal: Goal): string {
  const { name, bar, note } = goal;
  const shown = `${name}: ${formatFigure(goal)}`;
  const limit = bar === null ? '' : ` (bar ${formatBar(bar)})`;
  return `${shown}${limit}${note === undefined ? '' : `; ${note}`}${isMissed(goal) ? ' MISSED' : ''}`;
}

/** `1.2 × a kept page`; three significant digits, and whole numbers from 100 on. */
export function formatFigure({ value, unit }: Pick<Goal, 'value' | 'unit'>): string {
  const number = Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
  return `${number} ${unit}`.trimEnd();
}

export function formatBar(bar: Bar): string {
  return 'most' in bar ? `≤ ${bar.most}` : `≥ ${bar.least}`;
}

/** The exit code of a run: 1 where a goal is missed, unless the machine is known to be busy (`--allow-noise`). */
export function judgeRun(goals: readonly Goal[], allowsNoise: boolean): 0 | 1 {
  return goals.some(isMissed) && !allowsNoise ? 1 : 0;
}

/** What a run says at its end. */
export function summariseRun(goals: readonly Goal[]): string {
  const [limited, missed] = [goals.filter(({ bar }) => bar !== null), goals.filter(isMissed)];
  const names = missed.map(({ name }) => `\n  ${name}`).join('');
  return `${limited.length} goals, ${missed.length} missed${missed.length === 0 ? '' : ':'}${names}`;
}

/** The middle value; of an even number the higher of the two. NaN for none. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The value below which this share of the values lies (nearest rank). NaN for none. */
export function shareOf(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;
}

const reported: Goal[] = [];

/** Prints a goal beside its bar, and keeps it for the end of the run. */
export function report(goal: Goal): void {
  reported.push(goal);
  process.stdout.write(`${formatGoal(goal)}\n`);
}

/** All goals so far, in their order. */
export function listReported(): readonly Goal[] {
  return reported;
}

/** Cores, their kind, and the program that runs. */
export function describeMachine(): string {
  return `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`;
}
