import * as v from 'valibot';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import type { Immutable } from '../../immutable.ts';
import * as fields from './rate-fields.ts';

const yard = v.strictObject({
  town: v.pipe(v.string(), v.trim(), v.nonEmpty('is empty')),
  latitude: fields.latitude,
  longitude: fields.longitude,
});
const yards = v.pipe(v.array(yard), v.minLength(1, 'names no yard'));

const box = v.pipe(
  v.strictObject({ south: fields.latitude, north: fields.latitude, west: fields.longitude, east: fields.longitude }),
  v.check(({ south, north, west, east }) => south < north && west < east, 'has no inside'),
);

const island = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, 'must be lower-case words joined by hyphens')),
  country: fields.country,
  /** Boxes in degrees that together contain the island and no other land. */
  boxes: v.pipe(v.array(box), v.minLength(1, 'names no box')),
  yards,
});

/** The longest distance from a depot to the start of a trip, as the crow flies: beyond it we offer no vehicle. */
const farthestKilometres = v.pipe(v.number(), v.minValue(60, 'is below 60'), v.maxValue(500, 'is above 500'));

/** By the home country of the vehicles; islands with their own operators separately. */
export const depotTableSchema = v.pipe(
  v.strictObject({ source: fields.source, farthestKilometres, yards: fields.byCountry(yards), islands: v.array(island) }),
  v.transform(({ yards: byCountry, islands, ...rest }) => ({
    ...rest,
    depots: Object.entries(byCountry).flatMap(([countryCode, list]) => list.map((each) => depotOf(each, countryCode))),
    islands: islands.map((each) => ({ ...each, yards: each.yards.map((yard) => depotOf(yard, each.country)) })),
  })),
);
/** Where vehicles start: the towns near which operators have their depots. */
export type DepotTable = Immutable<v.InferOutput<typeof depotTableSchema>>;

function depotOf({ town, latitude, longitude }: v.InferOutput<typeof yard>, countryCode: string): RoutedItinerary['depot'] {
  return { name: town, countryCode, coordinates: { latitude, longitude } };
}
