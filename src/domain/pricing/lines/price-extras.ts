import type { DriverPlan } from '#domain/driving-time/plan-drivers.ts';
import type { VehicleOffer } from '#domain/fleet/seating.ts';
import type { ExtraKind } from '#domain/itinerary/group.ts';
import { percentOf } from '#domain/money/money.ts';
import type { PriceLine } from '#domain/pricing/lines/price-line.ts';
import type { BilledTrip } from '../billing/billed-trip.ts';
import { findPassageCents } from '../rates/passage-table.ts';
import type { RateBook } from '../rates/rate-book.ts';
import { type Line, reasonOf, unitLine } from './price-lines.ts';

/** The rate-book tables for price lines. */
export type PriceTables = Pick<RateBook, 'card' | 'tolls' | 'extras' | 'passages' | 'agreed'>;

export type ExtrasInput = {
  readonly offer: VehicleOffer;
  readonly trip: BilledTrip;
  readonly plan: Pick<DriverPlan, 'drivers' | 'reasons'>;
  readonly tables: PriceTables;
  readonly extras: readonly ExtraKind[];
  /** The group books the driver's room. */
  readonly suppliesDriverRoom: boolean;
  /** The crew sleeps at the last stop, after the group has left, so the group provides no room. */
  readonly restsBeforeReturn: boolean;
};

/** Lines added to the price without index and surcharges: drivers, rooms, tolls, crossings, extras (docs/prices-and-law.md#price). */
export function extraLines(question: ExtrasInput): Line[] {
  return [
    ...secondDriverLines(question),
    ...overnightLines(question),
    ...tollLines(question),
    ...crossingLines(question),
    ...boardLines(question),
  ];
}

function secondDriverLines({ trip: { second }, plan, tables: { card } }: ExtrasInput): Line[] {
  if (second === null) return [];
  const [cause] = plan.reasons;
  const values = cause ? { limit: cause.limit, minutes: cause.minutes, article: cause.article } : {};
  const unitCents = card.secondDriverDayCents;
  const days = unitLine('second-driver', { quantity: second.days, unit: 'day', unitCents, reason: reasonOf('driving-rules', values) });
  if (second.journeys === 0) return [days];
  const { baseCents, kilometreCents } = card.secondDriverJourney;
  const cents = second.journeys * baseCents + second.journeyKilometres * kilometreCents;
  const reason = reasonOf('second-driver-journey', { journeys: second.journeys, kilometres: second.journeyKilometres });
  return [days, unitLine('second-driver-journey', { quantity: 1, unit: 'piece', unitCents: cents, reason })];
}

function overnightLines({ trip, plan: { drivers }, tables, suppliesDriverRoom, restsBeforeReturn }: ExtrasInput): Line[] {
  const { nights: all, dayRests: rests } = countRooms(trip);
  const last = restsBeforeReturn ? Math.min(drivers, all) : 0;
  const nights = restsBeforeReturn ? trip.nights - 1 : trip.nights;
  const unitCents = tables.card.overnightCents;
  const rooms = (quantity: number) => ({ quantity, unit: 'night' }) as const;
  const supplied = { kind: 'overnight', unitCents: null, amountCents: 0, included: false } as const;
  const during: Line = suppliesDriverRoom
    ? { ...supplied, ...rooms(all - last), reason: reasonOf('room-supplied', { nights, drivers }) }
    : unitLine('overnight', { ...rooms(all - last), unitCents, reason: reasonOf('driver-room', { nights, drivers }) });
  const byDay = unitLine('day-room', {
    quantity: suppliesDriverRoom ? 0 : rests,
    unit: 'piece',
    unitCents,
    reason: reasonOf('day-room', { rests, drivers }),
  });
  const after = unitLine('overnight', { ...rooms(last), unitCents, reason: reasonOf('rest-before-return', { drivers }) });
  return [during, byDay, after].filter(({ quantity }) => quantity > 0);
}

/** Rooms of all drivers, for nights and for days. */
export function countRooms({ nights, dayRests, second }: Pick<BilledTrip, 'nights' | 'dayRests' | 'second'>): {
  readonly nights: number;
  readonly dayRests: number;
} {
  return { nights: nights + (second?.nights ?? 0), dayRests: dayRests.length + (second?.dayRests ?? 0) };
}

function tollLines({ offer, trip, tables: { tolls } }: ExtrasInput): Line[] {
  const percent = tolls.vehiclePercent[offer.model.key];
  return Object.entries(trip.tollKilometres)
    .sort(([first, a], [second, b]) => b - a || first.localeCompare(second))
    .map(([country, quantity]) => {
      const unitCents = percentOf(tolls.kilometreCents[country] ?? tolls.elsewhereCents, percent);
      return unitLine('tolls', { quantity, unit: 'km', unitCents, reason: reasonOf('toll-roads', { country }) });
    })
    .filter(({ amountCents }) => amountCents !== 0);
}

/** A crossing without a charge in our tables is free: its toll is in the kilometres, or there is none. */
function crossingLines({ offer, trip, tables: { tolls, passages } }: ExtrasInput): Line[] {
  return Object.entries(trip.crossings)
    .sort(([first], [second]) => first.localeCompare(second))
    .flatMap(([crossing, times]) => {
      const cents = tolls.crossingCents[crossing] ?? findPassageCents(crossing, passages);
      if (cents === null) return [];
      const unitCents = percentOf(cents, tolls.vehiclePercent[offer.model.key]);
      return [
        unitLine('crossing', { quantity: times, unit: 'piece', unitCents, reason: reasonOf('crossing-charge', { crossing, times }) }),
      ];
    });
}

/** The requested extras, each once, and the trailer if the luggage needs one. */
function boardLines({ offer, trip, tables, extras }: ExtrasInput): Line[] {
  const asked = [...new Set(extras)].filter((extra) => extra !== 'trailer');
  const trailer: ExtraKind[] = offer.hasTrailer ? ['trailer'] : [];
  return [...asked.sort(), ...trailer].map((extra) => {
    const { cents, unit } = tables.extras.prices[extra];
    const cause = extras.includes(extra) ? 'extra-asked' : 'trailer-for-luggage';
    const reason = reasonOf(cents === 0 ? 'extra-included' : cause);
    const kind: PriceLine['kind'] = `extra-${extra}`;
    return unitLine(kind, { quantity: unit === 'day' ? trip.days.length : 1, unit, unitCents: cents, reason });
  });
}
