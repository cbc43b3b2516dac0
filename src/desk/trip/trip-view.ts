import { createContext, use } from 'react';
import type { FormAnswer } from '../desk-action.ts';
import type { CrewStateKey } from './crew-state.ts';
import type { PaidState } from './paid-state.ts';
import type { TripPage, TripTab } from './trip-page.ts';

/** The data that all tabs of a trip share. */
export type TripView = {
  readonly trip: TripPage;
  readonly tab: TripTab;
  readonly crew: CrewStateKey | null;
  readonly paid: PaidState;
  /** The version that the person has seen. */
  readonly version: number;
  readonly outcome: FormAnswer | undefined;
};

export const TripViewContext = createContext<TripView | null>(null);

export function useTripView(): TripView {
  const view = use(TripViewContext);
  if (view === null) throw new Error('Nothing of a trip can be shown outside its page');
  return view;
}
