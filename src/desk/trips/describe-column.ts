import type { ListColumn } from '#domain/trip/list-columns.ts';
import type { DeskWords } from '../desk-texts.ts';
import type { ListedTrip } from './read-list.ts';

/** The heading of a column. */
export function nameColumn(column: ListColumn, { t }: Pick<DeskWords, 't'>): string {
  switch (column) {
    case 'site':
      return t('trips.site');
    case 'email':
      return t('trip.email');
    case 'phone':
      return t('trip.phone');
    default:
      return t(`table.${column}`);
  }
}

/** The value of a column for a trip, as people read it. */
export function describeCell(trip: ListedTrip, column: ListColumn, { named, money, localMoment, instant }: DeskWords): string {
  switch (column) {
    case 'state':
      return named('states', trip.state);
    case 'departure':
      return trip.departure === null ? '' : localMoment(trip.departure);
    case 'passengers':
      return String(trip.passengers);
    case 'price':
      return trip.totalCents === null ? '–' : money(trip.totalCents);
    case 'since':
      return instant(trip.createdAt);
    case 'validUntil':
      return trip.validUntil === null ? '' : instant(trip.validUntil);
    case 'heldUntil':
      return trip.heldUntil === null ? '' : instant(trip.heldUntil);
    default:
      return trip[column];
  }
}
