import type { DriverPlan } from '#domain/driving-time/plan-drivers.ts';
import { planDrivers } from '#domain/driving-time/plan-drivers.ts';
import { type DrivingRules, drivingRulesFor } from '#domain/driving-time/rules.ts';
import type { VehicleOffer } from '#domain/fleet/seating.ts';
import type { Group, Itinerary } from '#domain/itinerary/itinerary.ts';
import type { HomeVisit, RoutedItinerary } from '#domain/itinerary/routed.ts';
import { type BilledTrip, billTrip } from './billed-trip.ts';
import { createDutyEvents, type DutyTimetable } from './duty-events.ts';
import { listHomeVisits } from './home-visits.ts';
import type { PriceTables } from './price-extras.ts';
import { sumLines } from './price-lines.ts';
import { priceVehicle } from './price-vehicle.ts';
import type { PriceLine } from './quote.ts';
import { type CountryKilometres, sumCountryKilometres } from './vat.ts';

export type PricingTrip = {
  readonly itinerary: Itinerary;
  readonly routed: RoutedItinerary;
  readonly group: Group;
  readonly tables: PriceTables;
  /** ISO alpha-2 of the country whose price level and seasons hold. */
  readonly country: string;
  readonly leadHours: number;
  /** Local date of the first departure. */
  readonly date: string;
  /** A timetable that the coach would miss by more is not lawful. */
  readonly mostLateMinutes: number;
  /** The timetable with the coach waiting wherever the group waits. */
  readonly timetable: DutyTimetable;
};

type Planned = { readonly plan: DriverPlan; readonly trip: BilledTrip; readonly lawful: boolean; readonly kilometres: CountryKilometres };

/** One vehicle on the trip, with its own crew and price. `lawful`: it can be driven within the rules and the times. */
export type PricedVehicle = Planned & {
  readonly lines: readonly PriceLine[];
  readonly netCents: number;
  /** The stops whose wait it spends at home. */
  readonly homeVisits: readonly number[];
};

export type VehiclePrices = (offer: VehicleOffer) => PricedVehicle;

/**
 * The price of any vehicle on the trip, each worked out once. During each long wait it stays or goes home, whichever is the cheaper
 * lawful way (field-notes.md "Trip types"): exact for one such wait; for more the better of always and never is mended wait by
 * wait, and the line of its empty kilometres says what going home saves.
 */
export function createVehiclePrices(trip: PricingTrip): VehiclePrices {
  const visits = listHomeVisits(trip);
  const getTimetable = keepAnswers(
    (made: readonly HomeVisit[]) => (made.length === 0 ? trip.timetable : createDutyEvents({ ...trip, homeVisits: made })),
    stopsOf,
  );
  const getPlanned = keepAnswers(
    ({ made, rules }: Manner) => planTrip(trip, { timetable: getTimetable(made), rules }),
    ({ made, rules }) => `${rules.key} ${stopsOf(made)}`,
  );
  return keepAnswers(findCheapest, nameOf);

  function findCheapest(offer: VehicleOffer): PricedVehicle {
    const rules = drivingRulesFor({ seats: offer.model.seats, date: trip.date });
    const priceOf = (made: readonly HomeVisit[]) => priceOne(trip, { offer, made, planned: getPlanned({ made, rules }) });
    const waiting = priceOf([]);
    if (visits.length === 0) return waiting;
    let [best, made] = better(priceOf(visits), waiting) ? [priceOf(visits), visits] : [waiting, []];
    for (const visit of visits.length > 1 ? visits : []) {
      const other = made.includes(visit) ? made.filter((kept) => kept !== visit) : [...made, visit];
      const priced = priceOf(other);
      if (better(priced, best)) [best, made] = [priced, other];
    }
    return sayWhatItSaves(best, waiting);
  }
}

type Manner = { readonly made: readonly HomeVisit[]; readonly rules: DrivingRules };

function better(first: PricedVehicle, second: PricedVehicle): boolean {
  return first.lawful === second.lawful ? first.netCents < second.netCents : first.lawful;
}

function sayWhatItSaves(best: PricedVehicle, waiting: PricedVehicle): PricedVehicle {
  const savedCents = waiting.netCents - best.netCents;
  if (best === waiting || !waiting.lawful) return best;
  const lines = best.lines.map((line) =>
    line.reason?.key === 'goes-home' ? { ...line, reason: { ...line.reason, values: { ...line.reason.values, savedCents } } } : line,
  );
  return { ...best, lines };
}

/** Vehicles of one regime drive the same plan, and one vehicle is asked for in several options. */
function keepAnswers<Question, Answer>(
  find: (question: Question) => Answer,
  keyOf: (question: Question) => string,
): (question: Question) => Answer {
  const known = new Map<string, Answer>();
  return (question) => {
    const key = keyOf(question);
    const answer = known.get(key) ?? find(question);
    known.set(key, answer);
    return answer;
  };
}

function nameOf({ model, hasTrailer }: VehicleOffer): string {
  return `${model.key} ${model.seats} ${hasTrailer}`;
}

function stopsOf(visits: readonly HomeVisit[]): string {
  return visits
    .map(({ stop }) => stop)
    .sort((first, second) => first - second)
    .join(' ');
}

type PlanQuestion = { readonly timetable: DutyTimetable; readonly rules: DrivingRules };

function planTrip({ itinerary, routed, tables, mostLateMinutes }: PricingTrip, { timetable, rules }: PlanQuestion): Planned {
  const plan = planDrivers(timetable.events, rules);
  const timeZone = itinerary.stops[0]?.place.timeZone ?? 'UTC';
  return {
    plan,
    trip: billTrip({ timetable, plan, timeZone, card: tables.card }),
    lawful: !plan.relief && timetable.lateMinutes + plan.lateMinutes <= mostLateMinutes,
    kilometres: sumCountryKilometres(
      timetable.legs.flatMap((driven) => driven?.leg ?? []),
      routed.depot,
    ),
  };
}

type OneQuestion = { readonly offer: VehicleOffer; readonly made: readonly HomeVisit[]; readonly planned: Planned };

function priceOne(question: PricingTrip, { offer, made, planned }: OneQuestion): PricedVehicle {
  const { tables, country, leadHours, group, itinerary, routed } = question;
  const lines = priceVehicle({
    ...{ offer, trip: planned.trip, plan: planned.plan, tables, country, leadHours },
    extras: group.extras,
    suppliesDriverRoom: itinerary.suppliesDriverRoom ?? false,
    depot: routed.depot.name,
    homeVisits: made.length,
  });
  return { ...planned, lines, netCents: sumLines(lines), homeVisits: made.map(({ stop }) => stop) };
}
