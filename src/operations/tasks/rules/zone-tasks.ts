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
 * What a city asks of a coach before it drives in (design/desk-domain.md, 3.5), from the dated facts of its page alone: what no source says,
 * or said until a day that is over, is not asked for.
 */

/** A fact of a city, as its page has it (records 0046, 0060). Days `YYYY-MM-DD`; `source`: hosts or a law. */
export type ZoneFact = {
  readonly key: string;
  readonly value: string | number | boolean;
  readonly source: string;
  readonly validUntil: string;
};

/** A city with what is known of it. */
export type ZoneCity = {
  /** GeoNames' number. */
  readonly geonames: number;
  readonly name: string;
  readonly coordinates: Coordinates;
  readonly population: number;
  readonly facts: readonly ZoneFact[];
};

/**
 * `weight`: closed to heavy vehicles without an exemption; `pass`: a pass to stop and park; `diesel`: closed to old engines by day; `label`: an
 * emission zone that asks for a label, a class or a registration.
 */
type ZoneKind = 'weight' | 'pass' | 'diesel' | 'label';

type ZoneRule = {
  readonly kind: ZoneKind;
  /** Any of these facts says that there is the zone. */
  readonly keys: readonly string[];
  /** Where the city has this fact, the zone is not for coaches. */
  readonly unless?: string;
  /** Of coaches alone: what carries eight or fewer is left out. */
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
    // Valencia: cars, motorcycles and mopeds alone.
    unless: 'zone-vehicles',
    isForCoaches: false,
    isFree: never,
  },
];

/** Whether an engine's norm is above the last that "Euro 0–4" names; false where either is not said. */
function isNewer(euroNorm: string, upTo: ZoneFact['value']): boolean {
  const last = /Euro \d–(\d)/.exec(String(upTo))?.[1];
  const own = /\d/.exec(euroNorm)?.[0];
  return last !== undefined && own !== undefined && Number(own) > Number(last);
}

type Zone = { readonly kind: ZoneKind; readonly facts: readonly [ZoneFact, ...ZoneFact[]] };

/** The zones of a city that hold for a crew's vehicle, each with the facts that say so and are valid on a day. */
function findZones({ facts: all }: ZoneCity, crew: TripCrew, today: string): readonly Zone[] {
  const facts = all.filter(({ validUntil }) => today <= validUntil);
  return zoneRules.flatMap(({ kind, keys, unless, isForCoaches, isFree }): Zone[] => {
    const [first, ...others] = facts.filter(({ key }) => keys.includes(key));
    const isExcepted = facts.some(({ key }) => key === unless) || (isForCoaches && crew.class === 'taxiBus');
    return first === undefined || isExcepted || isFree(crew, first.value) ? [] : [{ kind, facts: [first, ...others] }];
  });
}

/**
 * A task for each zone of each city in which a crew's part of a trip stops, due on the day before it sets out. A stop lies in a city as far as
 * the city reaches, which may be further than its zone: then whoever closes the task says so. `today`: `YYYY-MM-DD`.
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
