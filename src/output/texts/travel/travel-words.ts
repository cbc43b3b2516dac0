import type { LocalMoment } from '#domain/calendar/doubled-hour.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type english from '../../../../locales/en/travel.json';
import type { Translate } from '../create-translate.ts';
import type { KeysOf } from '../text-keys.ts';
import { createFormats, type Formats } from './formats.ts';
import { type StopTimes, type StopWords, stopWordsOf } from './stop-words.ts';

/** How exactly a stop is known, and what its position is estimated from; the kilometres are 0 if they were not stored. */
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

/** A night with a clock change. `offset` is absent in older mails. */
type ClockChange = {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly isBack: boolean;
};

/** Child seats by age. */
type ChildSeatCounts = { readonly babySeats: number; readonly childSeats: number; readonly boosterSeats: number };

/**
 * A trip and its price in words, the same on pages, in mails, in documents and in calendars. Names in a stored trip or from the API
 * (vehicles, lines, units, parts) are plain text, because an old trip may have ones that are no longer used.
 */
export type TravelWords = Formats & {
  readonly t: Translate<KeysOf<typeof english>>;
  /** The text of a key that is composed from a trip's data. */
  readonly named: Translate;
  readonly vehicle: (vehicle: string) => string;
  /** "2 × Coach + Minibus". */
  readonly vehicles: (vehicles: readonly string[]) => string;
  readonly passengers: (count: number) => string;
  /** "1 baby seat (up to 1 year), 2 boosters (4 to 12)"; null if none was requested. */
  readonly childSeats: (counts: ChildSeatCounts) => string | null;
  readonly seats: (count: number) => string;
  readonly drivers: (count: number) => string;
  /** "45 minutes", "2 h", "2 h 20 min". */
  readonly duration: (minutes: number) => string;
  /** "Utrecht – Bonn". */
  readonly route: (ends: { readonly from: string; readonly to: string }) => string;
  /** "Sat, 21 Nov 2026, 08:30", the departure from the stop; for the last stop, that the trip ends there. */
  readonly departure: (departure: LocalMoment | null) => string;
  /** When the coach arrives at and leaves each stop of an itinerary, and what lies between. */
  readonly stops: (stops: readonly StopTimes[]) => readonly StopWords[];
  /**
   * What a stop is estimated from, and the distance up to which its price is valid; for a trip without a price only the first. Null if its
   * place is known exactly.
   */
  readonly whereabouts: (stop: Whereabouts, price?: { readonly isPriced: boolean }) => string | null;
  /** That the clocks change during the trip, and how; null if they do not. */
  readonly clocks: (changes: readonly (ClockChange | null)[]) => string | null;
  /** "Sat, 21 Nov 2026, 17:00 (Central European Time)"; without the time zone's name if that is empty. */
  readonly moment: (instant: string, zone: { readonly timeZone: string; readonly zone: string }) => string;
  /** What a price line is for. */
  readonly line: (kind: string) => string;
  /** "2 days × € 300", or the quantity of a line without a unit price. */
  readonly quantity: (line: Quantity) => string;
  /** Until when a step applies, among this many steps. */
  readonly feeUntil: (step: { readonly until: string | null }, scale: { readonly steps: number; readonly timeZone: string }) => string;
  readonly paymentMethod: (method: string) => string;
  readonly paymentPart: (part: string) => string;
  /** The contracting party, and when the customer learns which other operator drives. */
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
    named,
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
    stops: (stops) => stopWordsOf(stops, { ...formats, t, duration }),
    whereabouts: (stop, { isPriced } = { isPriced: true }) => whereaboutsOf(stop, { t, isPriced }),
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

/** Each element of a list once, with its count, in order of appearance. */
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

type WhereaboutsWords = { readonly t: TravelWords['t']; readonly isPriced: boolean };

function whereaboutsOf(stop: Whereabouts, { t, isPriced }: WhereaboutsWords): string | null {
  const { precision, reckonedFrom, spreadKilometres, town, zip } = stop;
  if (reckonedFrom === 'itself' || spreadKilometres === 0) return null;
  const kilometres = Math.ceil(spreadKilometres);
  const kind = precision === 'town' ? 'fromTownAlone' : reckonedFrom === 'postcode' ? 'fromPostcode' : 'fromTown';
  const place = kind === 'fromPostcode' ? zip : town;
  return isPriced ? t(`stops.${kind}`, { place, kilometres }) : t(`stops.unpriced.${kind}`, { place });
}

type QuantityWords = { readonly named: Translate; readonly t: TravelWords['t']; readonly formats: Formats };

function quantityOf({ quantity, unit, unitCents }: Quantity, { named, t, formats }: QuantityWords): string {
  const written = formats.number(quantity);
  const amount = unitCents !== null && unit === 'piece' ? written : named(`units.${unit}`, { count: quantity, quantity: written });
  if (unitCents === null) return amount;
  return unit === 'piece' && quantity === 1 ? t('once') : t('each', { amount, price: formats.money(unitCents) });
}
