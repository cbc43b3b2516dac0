/** Drivers' reports: the steps of a duty in order, then requests to the office. */
export const stepKinds = ['left-depot', 'at-stop', 'aboard', 'under-way', 'done'] as const;
/** Reports that need somebody at the office. */
export const callKinds = ['delay', 'breakdown', 'extra-hour', 'accident', 'no-show'] as const;
export const reportKinds = ['seen', ...stepKinds, ...callKinds, 'place'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Delays with a button of their own; any other number is typed. */
export const delayMinutes = [5, 10, 15, 20, 25, 30, 45, 60, 90, 120] as const;

export const mostDelayMinutes = 24 * 60;

type Reported = { readonly kind: ReportKind; readonly at: string };

/** The latest step of a duty by report time, whatever the order of arrival. */
export function lastStep<Each extends Reported>(reports: readonly Each[]): Each | null {
  const steps = reports.filter(({ kind }) => stepKinds.some((step) => step === kind));
  return steps.toSorted((first, second) => Date.parse(first.at) - Date.parse(second.at)).at(-1) ?? null;
}
