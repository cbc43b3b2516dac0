import type { DeskQueries } from '#desk-service/desk-service.ts';

/** A trip as its page has it. */
export type TripPage = NonNullable<Awaited<ReturnType<DeskQueries['trips']['page']>>>;
export type TripAct = TripPage['acts'][number];

/** The parts of the page of a trip, each with an address of its own; the first is the trip's own address. */
export const tripTabs = ['overview', 'itinerary', 'money', 'crew', 'documents', 'history'] as const;
export type TripTab = (typeof tripTabs)[number];

/** The part that an address names; null for one that names none. */
export function readTab(named: string | undefined): TripTab | null {
  return tripTabs.find((tab) => tab === (named ?? 'overview')) ?? null;
}

/** The address of a part of a trip, with an act open beside it where one is named. */
export function pathToTrip(reference: string, tab: TripTab = 'overview', act?: string): string {
  const path = tab === 'overview' ? `/trips/${reference}` : `/trips/${reference}/${tab}`;
  return act === undefined ? path : `${path}?act=${act}`;
}
