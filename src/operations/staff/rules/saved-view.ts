import { cleanLine } from '#domain/input/clean-text.ts';
import { failure, type Result, success } from '#domain/result.ts';

/** How long a view's name may be, in characters: it stands in a row with others. */
export const longestViewName = 60;

/** How many views somebody may have, and how many there may be for all: more are found no sooner than a filter is filled in. */
export const mostViews = 50;

/** What an address of the list of trips can name; the page of the list is no part of a view. */
export const viewParameters = ['q', 'state', 'site', 'from', 'to', 'order', 'owner', 'column'] as const;

export type ViewNameProblem = 'view-name' | 'view-name-too-long';

/** A view's name as it was typed, or why it cannot be kept; nothing of it is cut off silently. */
export function readViewName(typed: string): Result<string, ViewNameProblem> {
  const name = cleanLine(typed);
  if (name === '') return failure('view-name');
  return name.length > longestViewName ? failure('view-name-too-long') : success(name);
}

type ViewOwner = { readonly ownerId: string | null };

/** Whether somebody may rename or delete a view: his own, or one for all with the right to make such. */
export function mayChangeView({ ownerId }: ViewOwner, by: { readonly id: string; readonly mayShare: boolean }): boolean {
  return ownerId === null ? by.mayShare : ownerId === by.id;
}
