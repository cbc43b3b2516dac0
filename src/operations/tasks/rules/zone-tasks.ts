import { addDays } from '#domain/calendar/date.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { townRadiusKilometres } from '#domain/itinerary/accuracy.ts';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { kilometresApart } from '#domain/pricing/depot/returns-to-depot.ts';
import { partOfVehicle } from '#domain/trip/part-of-vehicle.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripCrew } from '#operations/duties/rules/trip-crew.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { RuleTask } from './rule-task.ts';

/*
 * What a city requires of a coach before it drives in (docs/prices-and-law.md#zones), only from the dated facts of its page. A fact without
 * a source, or past its validity, creates no task.
 */

/** A fact of a city, as on its page (records 0046, 0060). Dates are `YYYY-MM-DD`; `source`: hosts or a law. */
export type ZoneFact = {
  readonly key: string;
  readonly value: string | number | boolean;
  readonly source: string;
  readonly validUntil: string;
};

/** A city with its known facts. */
export type ZoneCity = {
  /** GeoNames id. */
  readonly geonames: number;
  readonly name: string;
  readonly coordinates: Coordinates;
  readonly population: number;
  readonly facts: readonly ZoneFact[];
};

/**
 * `weight`: closed to heavy vehicles without an exemption; `pass`: a pass to stop and park; `diesel`: closed to old engines by date;
 * `label`: an emission zone that requires a label, a class or a registration.
 */
type ZoneKind = 'weight' | 'pass' | 'diesel' | 'label';

type ZoneRule = {
  readonly kind: ZoneKind;
  /** Each of these facts shows that the zone exists. */
  readonly keys: readonly string[];
  /** A city with this fact has a zone that does not apply to coaches. */
  readonly unless?: string;
  /** The zone applies to coaches only, so vehicles for eight or fewer passengers are exempt. */
  readonly isForCoaches: boolean;
  readonly isFree: (crew: TripCrew, value: ZoneFact['value']) => boolean;
};

const never = () => false;

const zoneRules: readonly ZoneRule[] = [
  {
    kind: 'weight',
    keys: ['weight-limit'],
    isForCoaches: true,
    isFree: ({ massKg }, tonnes) => massKg !== null && massKg <= Number(tonnes) * 1_000,
  },
  { kind: 'pass', keys: ['pass-autocar'], isForCoaches: true, isFree: (_crew, isAsked) => isAsked !== true },
  { kind: 'diesel', keys: ['diesel-ban'], isForCoaches: true, isFree: ({ euroNorm }, upTo) => isNewer(euroNorm, upTo) },
  {
    kind: 'label',
    keys: ['zone-coaches', 'zone-coaches-since', 'zone-classes', 'zone-classes-since', 'zone-labels', 'zone-since'],
    // Valencia: applies only to cars, motorcycles and mopeds.
    unless: 'zone-vehicles',
    isForCoaches: false,
    isFree: never,
  },
];

/** Whether an engine's emission standard is above the last one in "Euro 0–4"; false if either is unknown. */
function isNewer(euroNorm: string, upTo: ZoneFact['value']): boolean {
  const last = /Euro \d–(\d)/.exec(String(upTo))?.[1];
  const own = /\d/.exec(euroNorm)?.[0];
  return last !== undefined && own !== undefined && Number(own) > Number(last);
}

type Zone = { readonly kind: ZoneKind; readonly facts: readonly [ZoneFact, ...ZoneFact[]] };

/** The zones of a city that apply to a crew's vehicle, each with the facts that prove it and are valid on that date. */
function findZones({ facts: all }: ZoneCity, crew: TripCrew, today: string): readonly Zone[] {
  const facts = all.filter(({ validUntil }) => today <= validUntil);
  return zoneRules.flatMap(({ kind, keys, unless, isForCoaches, isFree }): Zone[] => {
    const [first, ...others] = facts.filter(({ key }) => keys.includes(key));
    const isExcepted = facts.some(({ key }) => key === unless) || (isForCoaches && crew.class === 'taxiBus');
    return first === undefined || isExcepted || isFree(crew, first.value) ? [] : [{ kind, facts: [first, ...others] }];
  });
}

/**
 * A task for each zone of each city where a crew stops, due the day before departure. A stop counts as in the city up to the city's extent,
 * which may be larger than the zone; the person who closes the task then says so. `today`: `YYYY-MM-DD`.
 */
export function planZoneTasks(
  trip: Trip,
  crew: TripCrew,
  { cities, today }: { readonly cities: readonly ZoneCity[]; readonly today: string },
): readonly RuleTask[] {
  const { stops } = partOfVehicle(trip, crew.vehicleIndex).itinerary;
  const [from, until] = [crew.from, crew.until].map((instant) => toLocal(instant, planningZone).date);
  if (from === undefined || until === undefined) return [];
  const isIn = ({ coordinates, population }: ZoneCity) =>
    stops.some(({ place }) => kilometresApart(place.coordinates, coordinates) <= townRadiusKilometres(population));
  const plain = { operator: crew.operator, plate: crew.plate, vehicle: crew.vehicleIndex + 1 };
  return cities.filter(isIn).flatMap((city) =>
    findZones(city, crew, today).map(({ kind, facts: [fact, ...others] }): RuleTask => {
      const sources = [fact, ...others].flatMap(({ source }) => source.split(', '));
      const about = {
        zone: kind,
        city: city.name,
        limit: fact.value === true ? '' : String(fact.value),
        source: [...new Set(sources)].join(', '),
      };
      const key = [city.geonames, kind, crew.vehicleIndex, crew.jobId ?? crew.vehicleId, from, until].join(' ');
      return { kind: 'zone', key, dueOn: addDays(from, -1), facts: { ...plain, ...about } };
    }),
  );
}
