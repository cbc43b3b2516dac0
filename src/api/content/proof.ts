import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import { cancellationFee } from '#domain/cancellation/fee-scale.ts';
import type { FeeScale } from '#domain/cancellation/fee-scales.ts';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import { getVatRule } from '#domain/pricing/vat/vat-rates.ts';
import { countryCodes } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { PlaceOfVisit } from '#operations/quotes/resolve-itinerary.ts';
import { type ExampleContext, type ExampleTrip, findExampleTrips } from './example-trips.ts';

/** What cancelling costs up to and including a day; the last row has no end. */
type FeeRow = { readonly until: string | null; readonly percent: number };

/** What holds today and anybody can check, worked out on a trip that the site sells. */
export type Proof = {
  readonly from: string;
  readonly trip: ExampleTrip;
  /** Minutes at the wheel after which a driver must pause, and for how long. */
  readonly drivingMinutes: number;
  readonly breakMinutes: number;
  /** Carriage within each of our countries, percent of the net price. */
  readonly vat: readonly { readonly country: string; readonly percent: number }[];
  readonly cancellation: readonly FeeRow[];
};

type Input = { readonly visit: PlaceOfVisit; readonly now: string };

/** On the first example trip of the site's first popular city, booked now; null where it has no price today. */
export async function findProof(context: ExampleContext, { visit, now }: Input): Promise<Proof | null> {
  const [location] = context.getContent().findLocations({ ...visit, popular: true });
  if (location === undefined) return null;
  const [trip] = await findExampleTrips(context, { location, visit, today: now.slice(0, 10) });
  if (trip === undefined) return null;
  const rules = drivingRulesFor({ seats: trip.passengers, date: trip.date });
  return {
    from: location.title,
    trip,
    drivingMinutes: rules.breaks.afterMinutes,
    breakMinutes: rules.breaks.totalMinutes,
    vat: countryCodes.flatMap((country) => {
      const { domesticPercent } = getVatRule(country, trip.date);
      return domesticPercent === null ? [] : [{ country, percent: domesticPercent }];
    }),
    cancellation: listFees({ trip, visit, now, scale: { ...context.rates(now).cancellation, days: 'calendar' } }),
  };
}

function listFees({ trip, visit, now, scale }: Input & { readonly trip: ExampleTrip; readonly scale: FeeScale }): readonly FeeRow[] {
  const { timeZone } = getSite(visit.site);
  const departure = toInstant({ date: trip.date, time: trip.leave }, timeZone);
  if (!departure.ok) return [];
  const { steps } = cancellationFee({ scale, totalCents: trip.totalCents, departure: departure.value, timeZone, bookedAt: now, now });
  return steps.map(({ until, percent }) => ({ until: until === null ? null : toLocal(until, timeZone).date, percent }));
}
