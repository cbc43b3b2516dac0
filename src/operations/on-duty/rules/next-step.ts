import type { DutySheet } from './duty-sheet.ts';
import type { ReportKind } from './report-kinds.ts';

/** A step of a duty: `stop` is the index of its stop, null if it has none. */
export type Step = {
  readonly kind: Extract<ReportKind, 'left-depot' | 'at-stop' | 'aboard' | 'under-way' | 'done'>;
  readonly stop: number | null;
};

type Reported = { readonly kind: ReportKind; readonly stop?: number | null };

/** The steps of a duty in order: leave the depot, first stop, group on board, departure, each other stop, the end. */
export function stepsOf({ stops }: Pick<DutySheet, 'stops'>): readonly Step[] {
  const [first, ...later] = stops.map(({ index }): Step => ({ kind: 'at-stop', stop: index }));
  const boarding: readonly Step[] = [
    { kind: 'aboard', stop: null },
    { kind: 'under-way', stop: null },
  ];
  return [{ kind: 'left-depot', stop: null }, ...(first === undefined ? [] : [first, ...boarding]), ...later, { kind: 'done', stop: null }];
}

/** Whether this step was reported. */
export function isReported(step: Step, pressed: readonly Reported[]): boolean {
  return pressed.some(({ kind, stop }) => kind === step.kind && (step.stop === null || stop === step.stop));
}

/** The next step to report: the one after the furthest reported step; null after the end. Skipped steps are not requested. */
export function nextStep(sheet: Pick<DutySheet, 'stops'>, pressed: readonly Reported[]): Step | null {
  const steps = stepsOf(sheet);
  return steps[steps.findLastIndex((step) => isReported(step, pressed)) + 1] ?? null;
}

/** The stop that the driver drives to or stands at, and how many are left including it; none if all are done. */
export function nextStopOf(sheet: Pick<DutySheet, 'stops'>, pressed: readonly Reported[]): DutySheet['stops'][number] | null {
  const [steps, next] = [stepsOf(sheet), nextStep(sheet, pressed)];
  const from = next === null ? steps.length : steps.findIndex(({ kind, stop }) => kind === next.kind && stop === next.stop);
  const ahead = steps.slice(from).find(({ kind }) => kind === 'at-stop');
  const isBoarding = next?.kind === 'aboard' || next?.kind === 'under-way';
  const index = isBoarding ? sheet.stops[0]?.index : ahead?.stop;
  return sheet.stops.find((stop) => stop.index === index) ?? null;
}

/** The number of stops not reached yet. */
export function stopsLeft(sheet: Pick<DutySheet, 'stops'>, pressed: readonly Reported[]): number {
  const next = nextStep(sheet, pressed);
  if (next === null) return 0;
  const steps = stepsOf(sheet);
  const from = steps.findIndex(({ kind, stop }) => kind === next.kind && stop === next.stop);
  return steps.slice(from).filter(({ kind }) => kind === 'at-stop').length;
}
