import type { DeskQueries } from '#desk-service/desk-service.ts';

export const customerTabs = ['people', 'trips', 'quotes', 'money', 'terms', 'mails', 'notes'] as const;
export type CustomerTab = (typeof customerTabs)[number];

/** The first tab has no name in the address; null for a name that is none. */
export function readCustomerTab(named: string | undefined): CustomerTab | null {
  return named === undefined ? 'people' : (customerTabs.slice(1).find((tab) => tab === named) ?? null);
}

export function pathToCustomer(id: string, tab: CustomerTab = 'people'): string {
  return tab === 'people' ? `/customers/${id}` : `/customers/${id}/${tab}`;
}

type Queries = DeskQueries['customers'];
export type ShownCustomer = NonNullable<Awaited<ReturnType<Queries['one']>>>;
export type ShownPeople = Awaited<ReturnType<Queries['people']>>;
export type ListedCustomer = Awaited<ReturnType<Queries['list']>>['customers'][number];
