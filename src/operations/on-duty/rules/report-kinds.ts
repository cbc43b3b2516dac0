/** What a driver presses on the road; the steps of a duty in their order, then what asks for somebody. */
export const stepKinds = ['left-depot', 'at-stop', 'aboard', 'under-way', 'done'] as const;
/** What asks for somebody at the office. */
export const callKinds = ['delay', 'breakdown', 'extra-hour', 'accident', 'no-show'] as const;
export const reportKinds = ['seen', ...stepKinds, ...callKinds, 'place'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** How late a driver can say to be by one press; any other number he types. */
export const delayMinutes = [5, 10, 15, 20, 25, 30, 45, 60, 90, 120] as const;

export const mostDelayMinutes = 24 * 60;

type Pressed = { readonly kind: ReportKind; readonly at: string };

/** The last step of a duty, by the moments at which they were pressed, in whatever order they arrived. */
export function lastStep<Press extends Pressed>(presses: readonly Press[]): Press | null {
  const steps = presses.filter(({ kind }) => stepKinds.some((step) => step === kind));
  return steps.toSorted((first, second) => Date.parse(first.at) - Date.parse(second.at)).at(-1) ?? null;
}
