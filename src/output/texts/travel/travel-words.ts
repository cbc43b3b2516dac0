import type { SiteLanguage } from '#domain/sites/keys.ts';
import type english from '../../../../locales/en/travel.json';
import type { Translate } from '../create-translate.ts';
import type { KeysOf } from '../text-keys.ts';
import { createFormats, type Formats } from './formats.ts';
import { type StopTimes, type StopWords, stopWordsOf } from './stop-words.ts';

/** A moment by the clock of a place: date `YYYY-MM-DD`, time `HH:MM`. */
type LocalMoment = { readonly date: string; readonly time: string };
/** How exactly a stop is known, and what it is reckoned from; the kilometres are 0 where nobody kept them. */
type Whereabouts = {
  readonly precision: string;
  readonly reckonedFrom: string;
  readonly spreadKilometres: number;
  readonly town: string;
  readonly zip: string;
};
type Quantity = { readonly quantity: number; readonly unit: string; readonly unitCents: number | null };

/** `role`: carrier, principal or agent; `operatorNamed`: once-known or day-before. */
type Contract = { readonly company: string; readonly role: string; readonly operatorNamed: string };

/** A night in which the clocks change. */
type ClockChange = { readonly date: string; readonly from: string; readonly to: string; readonly isBack: boolean };

/** Child seats by age. */
type ChildSeatCounts = { readonly babySeats: number; readonly childSeats: number; readonly boosterSeats: number };

/**
 * A trip and its price in words, the same wherever they are read: on a page, in a mail, on paper and in a calendar. What a stored trip or
 * the API names (vehicles, lines, units, parts) comes as text, since an old one may name what is not made any more.
 */
export type TravelWords = Formats & {
  readonly t: Translate<KeysOf<typeof english>>;
  readonly vehicle: (vehicle: string) => string;
  /** "2 × Coach + Minibus". */
  readonly vehicles: (vehicles: readonly string[]) => string;
  readonly passengers: (count: number) => string;
  /** "1 baby seat (up to 1 year), 2 boosters (4 to 12)"; null where none was asked for. */
  readonly childSeats: (counts: ChildSeatCounts) => string | null;
  readonly seats: (count: number) => string;
  readonly drivers: (count: number) => string;
  /** "45 minutes", "2 h", "2 h 20 min". */
  readonly duration: (minutes: number) => string;
  /** "Utrecht – Bonn". */
  readonly route: (ends: { readonly from: string; readonly to: string }) => string;
  /** `21/11/2026 08:30`, the moment at which a stop is left; of the last stop, that the trip ends there. */
  readonly departure: (departure: LocalMoment | null) => string;
  /** When the coach comes to each stop of an itinerary and leaves it, and what lies between. */
  readonly stops: (stops: readonly StopTimes[]) => readonly StopWords[];
  /** What a stop is reckoned from, and up to how far from there its price holds; null where its place is known exactly. */
  readonly whereabouts: (stop: Whereabouts) => string | null;
  /** That the clocks change on the way, and how; null where they do not. */
  readonly clocks: (changes: readonly (ClockChange | null)[]) => string | null;
  /** `21/11/2026 17:00 (Central European Time)`; without the name of its clock where that is empty. */
  readonly moment: (instant: string, zone: { readonly timeZone: string; readonly zone: string }) => string;
  /** What a line of the price is for. */
  readonly line: (kind: string) => string;
  /** "2 days × € 300", or how much there is of what has no price of its own. */
  readonly quantity: (line: Quantity) => string;
  /** Until when cancelling costs what a step says, of so many steps. */
  readonly feeUntil: (step: { readonly until: string | null }, scale: { readonly steps: number; readonly timeZone: string }) => string;
  readonly paymentMethod: (method: string) => string;
  readonly paymentPart: (part: string) => string;
  /** With whom the customer contracts, and when he reads which other operator drives. */
  readonly contract: (contract: Contract) => string;
};

/** `named` finds the texts of `travel.json`. */
export function createTravelWords(named: Translate, language: SiteLanguage, formats: Formats = createFormats(language)): TravelWords {
  const t: TravelWords['t'] = named;
  const vehicle = (type: string) => named(`vehicles.${type}`);
  const duration = (minutes: number) => durationOf(Math.round(minutes), t, formats);
  return {
    ...formats,
    t,
    vehicle,
    vehicles: (types) =>
      countEach(types)
        .map(([type, count]) => (count === 1 ? vehicle(type) : t('counted', { count, vehicle: vehicle(type) })))
        .join(' + '),
    passengers: (count) => t('passengers', { count }),
    childSeats: (counts) => childSeatsOf(counts, t),
    seats: (count) => t('seats', { count }),
    drivers: (count) => t('drivers', { count }),
    duration,
    route: (ends) => t('route', ends),
    departure: (departure) => (departure === null ? t('stops.end') : formats.localMoment(departure)),
    stops: (stops) => stopWordsOf(stops, { t, duration, localMoment: formats.localMoment }),
    whereabouts: (stop) => whereaboutsOf(stop, t),
    clocks: (changes) => {
      const [change] = changes.filter((each) => each !== null);
      if (change === undefined) return null;
      const { date, from, to, isBack } = change;
      return t(isBack ? 'clocks.back' : 'clocks.forward', { day: formats.day(date), from, to });
    },
    moment: (instant, { timeZone, zone }) => {
      const moment = formats.instant(instant, timeZone);
      return zone === '' ? moment : t('moment', { moment, zone });
    },
    line: (kind) => named([`lines.${kind}`, 'lines.other']),
    quantity: (line) => quantityOf(line, { named, t, formats }),
    feeUntil: ({ until }, { steps, timeZone }) => {
      if (until === null) return t(steps > 1 ? 'cancellation.later' : 'cancellation.always');
      return t('cancellation.until', { moment: formats.instant(until, timeZone) });
    },
    paymentMethod: (method) => named(`payment.methods.${method}`),
    paymentPart: (part) => named([`payment.parts.${part}`, 'payment.parts.whole']),
    contract: ({ company, role, operatorNamed }) =>
      `${named(`carriage.role.${role}`, { company })} ${named(`carriage.named.${operatorNamed}`)}`,
  };
}

/** Each of a list once, with how often it comes, in the order in which they come. */
function countEach<Item>(items: readonly Item[]): readonly (readonly [Item, number])[] {
  return [...new Set(items)].map((item) => [item, items.filter((each) => each === item).length] as const);
}

function childSeatsOf(counts: ChildSeatCounts, t: TravelWords['t']): string | null {
  const { babySeats, childSeats, boosterSeats } = counts;
  const parts = [
    babySeats > 0 ? t('seatsFor.babySeats', { count: babySeats }) : '',
    childSeats > 0 ? t('seatsFor.childSeats', { count: childSeats }) : '',
    boosterSeats > 0 ? t('seatsFor.boosterSeats', { count: boosterSeats }) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(', ');
}

function durationOf(minutes: number, t: TravelWords['t'], { number }: Formats): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t('duration.minutes', { count: rest });
  return rest === 0 ? t('duration.hours', { hours: number(hours) }) : t('duration.both', { hours, minutes: rest });
}

function whereaboutsOf({ precision, reckonedFrom, spreadKilometres, town, zip }: Whereabouts, t: TravelWords['t']): string | null {
  if (reckonedFrom === 'itself' || spreadKilometres === 0) return null;
  const kilometres = Math.ceil(spreadKilometres);
  if (precision === 'town') return t('stops.fromTownAlone', { place: town, kilometres });
  return reckonedFrom === 'postcode'
    ? t('stops.fromPostcode', { place: zip, kilometres })
    : t('stops.fromTown', { place: town, kilometres });
}

type QuantityWords = { readonly named: Translate; readonly t: TravelWords['t']; readonly formats: Formats };

function quantityOf({ quantity, unit, unitCents }: Quantity, { named, t, formats }: QuantityWords): string {
  const written = formats.number(quantity);
  const amount = unitCents !== null && unit === 'piece' ? written : named(`units.${unit}`, { count: quantity, quantity: written });
  if (unitCents === null) return amount;
  return unit === 'piece' && quantity === 1 ? t('once') : t('each', { amount, price: formats.money(unitCents) });
}
