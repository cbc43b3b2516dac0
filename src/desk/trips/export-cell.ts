import type { CsvCell } from '#domain/trip/csv.ts';
import type { ListColumn } from '#domain/trip/list-columns.ts';
import type { DeskWords } from '../desk-texts.ts';
import { describeCell } from './describe-column.ts';
import type { ListedTrip } from './read-list.ts';

/** A cell of the file: numbers as numbers, days as ISO 8601, everything else as on the page. Prices in euros. */
export function exportCell(trip: ListedTrip, column: ListColumn, words: DeskWords): CsvCell {
  switch (column) {
    case 'departure':
      return trip.departure === null ? null : `${trip.departure.date} ${words.clockTime(trip.departure)}`;
    case 'passengers':
      return trip.passengers;
    case 'price':
      return trip.totalCents === null ? null : trip.totalCents / 100;
    case 'since':
      return trip.createdAt;
    case 'validUntil':
      return trip.validUntil;
    case 'heldUntil':
      return trip.heldUntil;
    default:
      return describeCell(trip, column, words);
  }
}
