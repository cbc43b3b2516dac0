import { addDays } from '#domain/calendar/date.ts';
import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import type { Stop } from '#domain/itinerary/itinerary.ts';
import type { RoadLeg } from '#domain/itinerary/routed.ts';

type LocalPace = Dated & {
  readonly kilometresPerHour: number;
  /** The driver rests first, for a full break. */
  readonly restFirstMinutes: number;
  /** When a group that stays overnight is driven, local time. */
  readonly dailyAt: string;
};

const localPaces: readonly LocalPace[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source: 'House rule, 2026 (E): 30 km/h about a town; nobody says when, so once a day in the morning',
    kilometresPerHour: 30,
    restFirstMinutes: 45,
    dailyAt: '10:00',
  },
];

/** One drive around a place, this many minutes after the arrival. */
export type LocalMove = { readonly afterMinutes: number; readonly leg: RoadLeg };

/** All kilometres around a stop as one leg; null if there are none. Minutes are whole. */
export function localLeg({ place, localKilometres = 0 }: Stop, date: string): RoadLeg | null {
  if (!(localKilometres > 0)) return null;
  const minutes = Math.ceil((localKilometres * 60) / getInForce(localPaces, date).kilometresPerHour);
  return {
    kilometres: localKilometres,
    minutes,
    kilometresByCountry: { [place.countryCode]: localKilometres },
    tollKilometresByCountry: {},
    crossings: [],
    hasFerry: false,
    line: [place.coordinates, place.coordinates],
  };
}

export type MovesInput = {
  readonly stop: Stop;
  /** Minutes since 1970 of the arrival. */
  readonly arrival: number;
  /** The length of the wait; more local kilometres than fit make the coach late. */
  readonly minutes: number;
  readonly date: string;
};

/** When the local kilometres of a stop are driven during its wait: after a break, or in equal parts on every morning of a longer stay. */
export function planLocalMoves({ stop, arrival, minutes, date }: MovesInput): LocalMove[] {
  const whole = localLeg(stop, date);
  if (!whole) return [];
  const { restFirstMinutes, dailyAt } = getInForce(localPaces, date);
  const mornings = findMornings({ stop, arrival, minutes, dailyAt }).filter((after) => after >= restFirstMinutes);
  while (mornings.length > 0 && (mornings.at(-1) ?? 0) + whole.minutes / mornings.length > minutes) mornings.pop();
  if (mornings.length === 0) mornings.push(Math.max(0, Math.min(restFirstMinutes, Math.floor((minutes - whole.minutes) / 2))));
  let free = 0;
  return mornings.map((after, index) => {
    const leg = partOf(whole, { index, parts: mornings.length });
    const move = { afterMinutes: Math.max(free, after), leg };
    free = move.afterMinutes + leg.minutes;
    return move;
  });
}

type MorningsInput = Omit<MovesInput, 'date'> & { readonly dailyAt: string };

/** Minutes from the arrival to each morning departure within the wait. */
function findMornings({ stop, arrival, minutes, dailyAt }: MorningsInput): number[] {
  const zone = stop.place.timeZone;
  const { date } = toLocal(new Date(arrival * 60_000).toISOString(), zone);
  const days = Math.ceil(Math.max(0, minutes) / 1_440) + 1;
  return Array.from({ length: days }, (_, day) => toInstant({ date: addDays(date, day), time: dailyAt }, zone))
    .flatMap((morning) => (morning.ok ? [epochOf(morning.value) / 60_000 - arrival] : []))
    .filter((after) => after > 0 && after < minutes);
}

function partOf(whole: RoadLeg, { index, parts }: { readonly index: number; readonly parts: number }): RoadLeg {
  const minutesUntil = (part: number) => Math.round((whole.minutes * part) / parts);
  const share = (kilometres: number) => kilometres / parts;
  return {
    ...whole,
    kilometres: share(whole.kilometres),
    minutes: minutesUntil(index + 1) - minutesUntil(index),
    kilometresByCountry: Object.fromEntries(Object.entries(whole.kilometresByCountry).map(([country, length]) => [country, share(length)])),
  };
}
