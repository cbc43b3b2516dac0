import type { Issue } from '../../../api/issue.ts';

export type SplitIssues = {
  /** Issues that a field of the form can fix. */
  readonly mendable: readonly Issue[];
  /** Why this itinerary cannot be had here at all. */
  readonly refusal: string | null;
  /** What the visitor saw has changed: the new price is shown, and asked about. */
  readonly hasChanged: boolean;
  /** The form was used for another change before, in another tab or after going back. */
  readonly isReused: boolean;
};

/** The API's issues of a change, by how they can be resolved. */
export function splitIssues(issues: readonly Issue[]): SplitIssues {
  const isMendable = ({ field, code }: Issue) => field !== 'form' && code !== 'changed' && code !== 'key-reused';
  return {
    mendable: issues.filter(isMendable),
    refusal: issues.find(({ field }) => field === 'form')?.code ?? null,
    hasChanged: issues.some(({ code }) => code === 'changed'),
    isReused: issues.some(({ code }) => code === 'key-reused'),
  };
}
