import { cleanLine } from '#domain/input/clean-text.ts';
import { failure, type Result, success } from '#domain/result.ts';

/** The maximum length of a view's name in characters: views are shown in one row. */
export const longestViewName = 60;

/** The maximum number of views of a person, and of shared ones. With more, filling in a filter would be faster than finding the view. */
export const mostViews = 50;

/** The parameters of the list of trips that a view keeps; the page number is not one of them. */
export const viewParameters = ['q', 'state', 'site', 'from', 'to', 'order', 'owner', 'held', 'column'] as const;

export type ViewNameProblem = 'view-name' | 'view-name-too-long';

/** Checks a view's name, or says why it cannot be saved. Nothing is truncated. */
export function readViewName(typed: string): Result<string, ViewNameProblem> {
  const name = cleanLine(typed);
  if (name === '') return failure('view-name');
  return name.length > longestViewName ? failure('view-name-too-long') : success(name);
}

type ViewOwner = { readonly ownerId: string | null };

/** Whether a person may rename or delete a view: an own one, or a shared one with the right to create these. */
export function mayChangeView({ ownerId }: ViewOwner, by: { readonly id: string; readonly mayShare: boolean }): boolean {
  return ownerId === null ? by.mayShare : ownerId === by.id;
}
