import type { DeskQueries } from '#desk-service/desk-service.ts';

/** A trip as its page has it. */
export type TripPage = NonNullable<Awaited<ReturnType<DeskQueries['trips']['page']>>>;
export type TripAct = TripPage['acts'][number];

/** The tabs of the page of a trip, each with its own address. The first has the trip's own address. */
export const tripTabs = ['overview', 'itinerary', 'money', 'crew', 'documents', 'history'] as const;
export type TripTab = (typeof tripTabs)[number];

/** The tab that an address names; null for none. */
export function readTab(named: string | undefined): TripTab | null {
  return tripTabs.find((tab) => tab === (named ?? 'overview')) ?? null;
}

/** The address of a tab of a trip, with an open act where there is one. */
export function pathToTrip(reference: string, tab: TripTab = 'overview', act?: string): string {
  const path = tab === 'overview' ? `/trips/${reference}` : `/trips/${reference}/${tab}`;
  return act === undefined ? path : `${path}?act=${act}`;
}
