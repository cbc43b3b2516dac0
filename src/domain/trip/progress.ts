/** The steps of the quote progress indicator (docs/specification.md#screens), each with the page it links to. */
export const quoteSteps = [
  { step: 1, page: 'overview' },
  { step: 2, page: 'contact-details' },
  { step: 3, page: 'check-itinerary' },
] as const;

/** Step 4 is the success page: no step of its own, every step before it is done. */
export type CurrentStep = 1 | 2 | 3 | 4;

export type ProgressStep = (typeof quoteSteps)[number] & {
  readonly state: 'done' | 'active' | 'upcoming';
  /** Finished and active steps are links unless the flow is blocked (docs/specification.md#view-rules, rule 5). */
  readonly isLink: boolean;
};

/** The three steps as seen from the current one: lower numbers are done, the current is active (docs/specification.md#states). */
export function progressOf({ current, blocked }: { readonly current: CurrentStep; readonly blocked: boolean }): readonly ProgressStep[] {
  return quoteSteps.map((step) => {
    const state = stateOf(step.step, current);
    return { ...step, state, isLink: state !== 'upcoming' && !blocked };
  });
}

function stateOf(step: number, current: CurrentStep): ProgressStep['state'] {
  if (step < current) return 'done';
  return step === current ? 'active' : 'upcoming';
}
