import type { DeskQueries } from '#desk-service/desk-service.ts';

export const agencyTabs = ['trips', 'terms', 'keys', 'webhook', 'history'] as const;
export type AgencyTab = (typeof agencyTabs)[number];

/** The first tab has no name in the address; null for a name that is none. */
export function readAgencyTab(named: string | undefined): AgencyTab | null {
  return named === undefined ? 'trips' : (agencyTabs.slice(1).find((tab) => tab === named) ?? null);
}

export function pathToAgency(id: string, tab: AgencyTab = 'trips'): string {
  return tab === 'trips' ? `/agencies/${id}` : `/agencies/${id}/${tab}`;
}

type Queries = DeskQueries['agencies'];
export type ShownAgency = NonNullable<Awaited<ReturnType<Queries['one']>>>;
export type ListedAgency = Awaited<ReturnType<Queries['list']>>[number];
export type ShownKey = Awaited<ReturnType<Queries['keys']>>[number];
export type ShownDelivery = Awaited<ReturnType<Queries['deliveries']>>[number];
export type AgencyTripRow = Awaited<ReturnType<Queries['trips']>>[number];
