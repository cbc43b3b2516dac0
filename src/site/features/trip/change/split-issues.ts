import type { Issue } from '../../../api/issue.ts';

export type SplitIssues = {
  /** What a field of the form can mend. */
  readonly mendable: readonly Issue[];
  /** Why this itinerary cannot be had here at all. */
  readonly refusal: string | null;
  /** What the visitor saw is no longer so: the new price is shown, and asked about. */
  readonly hasChanged: boolean;
  /** The form was used for another change before, in another tab or after a step back. */
  readonly isReused: boolean;
};

/** What the API answers to a change, by what is to be done about it. */
export function splitIssues(issues: readonly Issue[]): SplitIssues {
  const isMendable = ({ field, code }: Issue) => field !== 'form' && code !== 'changed' && code !== 'key-reused';
  return {
    mendable: issues.filter(isMendable),
    refusal: issues.find(({ field }) => field === 'form')?.code ?? null,
    hasChanged: issues.some(({ code }) => code === 'changed'),
    isReused: issues.some(({ code }) => code === 'key-reused'),
  };
}
