import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '#geo/distance.ts';
import { loadPlaceRecords, type PlaceRecord } from '#geo/gazetteer/place-records.ts';
import { findVisitedTowns, type VisitedTowns } from './visited-towns.ts';

export type Near = { readonly record: PlaceRecord; readonly kilometres: number };

/** The places of the gazetteer, indexed for queries around a point. */
export type TownMap = {
  readonly byId: ReadonlyMap<string | number, PlaceRecord>;
  readonly visited: VisitedTowns;
  /** Places within this many straight-line kilometres, the nearest first. */
  around(point: Coordinates, kilometres: number): readonly Near[];
};

/** A cell is a tenth of a degree of latitude: 11 km. */
const cellsADegree = 2;

export function createTownMap(records: readonly PlaceRecord[] = loadPlaceRecords()): TownMap {
  const cells = new Map<string, PlaceRecord[]>();
  for (const record of records) {
    const key = `${Math.floor(record.latitude * cellsADegree)} ${Math.floor(record.longitude * cellsADegree)}`;
    cells.set(key, [...(cells.get(key) ?? []), record]);
  }
  return {
    byId: new Map(records.map((record) => [record.key, record])),
    visited: findVisitedTowns(records),
    around: (point, kilometres) => {
      const rows = Math.ceil((kilometres / 111) * cellsADegree) + 1;
      const columns = Math.ceil((kilometres / (111 * Math.cos((point.latitude * Math.PI) / 180))) * cellsADegree) + 1;
      const [row, column] = [Math.floor(point.latitude * cellsADegree), Math.floor(point.longitude * cellsADegree)];
      const found: Near[] = [];
      for (let y = row - rows; y <= row + rows; y++) {
        for (let x = column - columns; x <= column + columns; x++) {
          for (const record of cells.get(`${y} ${x}`) ?? []) {
            const distance = getGreatCircleKilometres(point, record);
            if (distance <= kilometres) found.push({ record, kilometres: distance });
          }
        }
      }
      return found.sort((one, other) => one.kilometres - other.kilometres);
    },
  };
}
