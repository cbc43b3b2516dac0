import type { RateCard } from '../rates/rate-card.ts';
import { countDaysAway, type OperatingDays, stretchesOf } from './days-away.ts';

/**
 * What we bill for the second driver, who is on board for the whole trip, or only for the duties that need a second driver and travels
 * separately.
 */
export type SecondDriver = {
  readonly days: number;
  readonly nights: number;
  readonly dayRests: number;
  /** How often the driver follows the vehicle or goes home before it, and the total distance; none if the driver stays on board. */
  readonly journeys: number;
  readonly journeyKilometres: number;
};

/** A duty with its crew. `kilometresFromDepot`: to the stop where it begins. */
export type CrewedDuty = OperatingDays & { readonly drivers: 1 | 2; readonly kilometresFromDepot: number };

/** This many nights off leave the second driver time to go home and return. */
const leastNightsOff = 2;

/**
 * The cheapest use of the second driver if the plan needs one. In each stretch of duties between two visits of the vehicle to its depot,
 * the driver stays on board from the first duty that needs two to the last, unless idle nights between them cost more than a journey home
 * and back. Before and after that, the driver joins or leaves where it costs less. Each journey costs a day and a night in a room. Null if
 * one driver is enough.
 */
export function planSecondDriver(duties: readonly CrewedDuty[], card: RateCard): SecondDriver | null {
  if (duties.every(({ drivers }) => drivers === 1)) return null;
  return stretchesOf(duties)
    .filter((stretch) => stretch.some(({ drivers }) => drivers === 2))
    .map((stretch) => planStretch(stretch, card))
    .reduce(add, nobody);
}

const nobody: SecondDriver = { days: 0, nights: 0, dayRests: 0, journeys: 0, journeyKilometres: 0 };

/** The duties between those that need two drivers are gaps that the second driver may skip. The stretch begins and ends at the depot. */
function planStretch(stretch: readonly CrewedDuty[], card: RateCard): SecondDriver {
  const needed = stretch.flatMap(({ drivers }, index) => (drivers === 2 ? [index] : []));
  const [first = 0, last = first] = [needed.at(0), needed.at(-1)];
  const parts = needed.map((index, nth) => {
    const next = needed[nth + 1];
    const own = countAboard(stretch.slice(index, index + 1));
    return next === undefined ? own : add(own, betweenNeeded(stretch.slice(index, next + 1), card));
  });
  const before = first === 0 ? nobody : cheaper([aboardBefore(stretch.slice(0, first + 1)), journeyTo(stretch[first])], card);
  const after =
    last === stretch.length - 1 ? nobody : cheaper([aboardBetween(stretch.slice(last), true), journeyTo(stretch[last + 1])], card);
  return [before, ...parts, after].reduce(add, nobody);
}

/** The cost from one needed duty to the next, without the cost of the two duties themselves. */
function betweenNeeded(duties: readonly CrewedDuty[], card: RateCard): SecondDriver {
  const stays = aboardBetween(duties, false);
  if (stays.nights < leastNightsOff) return stays;
  return cheaper([stays, add(journeyTo(duties[1]), journeyTo(duties.at(-1)))], card);
}

/**
 * On board from the first of these duties on. The day of the first is counted elsewhere, and so is that of the last unless the trip ends
 * with it.
 */
function aboardBetween(duties: readonly CrewedDuty[], endsHere: boolean): SecondDriver {
  const all = countAboard(duties);
  // Two needed duties on one day are one day for the driver, so the day counted twice is subtracted.
  return { ...all, days: all.days - (endsHere ? 1 : 2) };
}

/** On board from the depot until the last of these duties, whose own day is counted elsewhere. */
function aboardBefore(duties: readonly CrewedDuty[]): SecondDriver {
  const all = countAboard(duties);
  return { ...all, days: all.days - 1 };
}

function countAboard(duties: readonly CrewedDuty[]): SecondDriver {
  const { days, nights, dayRests } = countDaysAway(duties.map((duty, index) => (index === 0 ? { ...duty, comesFromHome: false } : duty)));
  return { ...nobody, days: days.length, nights, dayRests: dayRests.length };
}

function journeyTo(duty: CrewedDuty | undefined): SecondDriver {
  return { days: 1, nights: 1, dayRests: 0, journeys: 1, journeyKilometres: Math.round(duty?.kilometresFromDepot ?? 0) };
}

function cheaper(ways: readonly [SecondDriver, SecondDriver], card: RateCard): SecondDriver {
  return costOf(ways[1], card) < costOf(ways[0], card) ? ways[1] : ways[0];
}

function costOf({ days, nights, dayRests, journeys, journeyKilometres }: SecondDriver, card: RateCard): number {
  const { baseCents, kilometreCents } = card.secondDriverJourney;
  const rooms = (nights + dayRests) * card.overnightCents;
  return days * card.secondDriverDayCents + rooms + journeys * baseCents + journeyKilometres * kilometreCents;
}

function add(first: SecondDriver, second: SecondDriver): SecondDriver {
  return {
    days: first.days + second.days,
    nights: first.nights + second.nights,
    dayRests: first.dayRests + second.dayRests,
    journeys: first.journeys + second.journeys,
    journeyKilometres: first.journeyKilometres + second.journeyKilometres,
  };
}
