import type { DeskQueries } from '#desk-service/desk-service.ts';
import { type ListColumn, readColumns, usualColumns } from '#domain/trip/list-columns.ts';

export type TripPage = Awaited<ReturnType<DeskQueries['tripList']['page']>>;
export type ListedTrip = TripPage['trips'][number];

/** A list of trips as its address describes it. The server ignores what it cannot parse. */
export type ListAddress = {
  readonly filter: Readonly<Record<'search' | 'state' | 'site' | 'from' | 'to' | 'order' | 'owner' | 'held', string>>;
  readonly columns: readonly ListColumn[];
};

export function readList(query: URLSearchParams): ListAddress {
  const read = (name: string) => (query.get(name) ?? '').trim();
  return {
    filter: {
      ...{ search: read('q'), state: read('state'), site: read('site') },
      ...{ from: read('from'), to: read('to'), order: read('order'), owner: read('owner'), held: read('held') },
    },
    columns: readColumns(query.getAll('column')),
  };
}

/** The path of a list with some filters replaced; empty ones are left out. */
export function pathToList(list: ListAddress, anew: Partial<ListAddress['filter']> = {}): string {
  const query = writeList({ ...list, filter: { ...list.filter, ...anew } }).toString();
  return query === '' ? '/trips' : `/trips?${query}`;
}

/** The address of a list, without default values. */
export function writeList({ filter: { search, ...filter }, columns }: ListAddress): URLSearchParams {
  const query = new URLSearchParams(Object.entries({ q: search, ...filter }).filter(([, value]) => value !== ''));
  if (columns.join() !== usualColumns.join()) for (const column of columns) query.append('column', column);
  return query;
}
