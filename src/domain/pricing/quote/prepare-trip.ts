import type { Group } from '#domain/itinerary/group.ts';
import { firstDepartureInstant } from '#domain/itinerary/instants.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import { createDutyEvents } from '../billing/duty-events.ts';
import { departureMinutes, listHomeWaits } from '../depot/returns-to-depot.ts';
import type { PricingTrip } from '../lines/priced-vehicle.ts';
import { findAgreedRates, layAgreedRates } from '../rates/agreed-rates.ts';
import type { RateBook } from '../rates/rate-book.ts';
import type { RateCard } from '../rates/rate-card.ts';
import type { Carriage } from '../vat/vat.ts';
import { wakingLeadHours } from './lead-time.ts';
import { getQuoteLimits, type QuoteLimits } from './quote-limits.ts';
import { leadHours } from './validity.ts';

export type QuoteInput = {
  /** An itinerary that passed `checkItinerary`, its road, and the group. */
  readonly itinerary: Itinerary;
  readonly routed: RoutedItinerary;
  readonly group: Group;
  /** ISO alpha-2 of the site's country, null for the European site: the price level for a depot in a country without its own. */
  readonly siteCountry: string | null;
  /** Instant, ISO 8601 UTC. */
  readonly now: string;
  /** The rate book in force at that instant. */
  readonly book: RateBook;
  /** A type that the customer requested; a party bus is only offered on request. */
  readonly asked?: FleetKey | null;
  /** Types that the depot near the trip does not have, if its fleet is known. */
  readonly without?: readonly FleetKey[];
  /** For a part of a group the number of people in the whole group, which VAT depends on. */
  readonly travelling?: number;
  /** A person checks the price before anybody gets it, so reasons that need a person's judgement do not block it. */
  readonly isJudged?: boolean;
};

export type PreparedTrip = QuoteInput &
  PricingTrip & { readonly limits: QuoteLimits; readonly departure: string; readonly carriage: Carriage; readonly wakingLeadHours: number };

/**
 * Computes the values of a question that are needed more than once: limits, lead time, the timetable with the coach waiting for the group.
 */
export function prepareTrip(question: QuoteInput): PreparedTrip {
  const { itinerary, routed, group, siteCountry, now, book } = question;
  const today = now.slice(0, 10);
  const limits = getQuoteLimits(today);
  const departure = firstDepartureInstant(itinerary);
  const departures = departureMinutes(itinerary);
  const date = itinerary.stops[0]?.departure?.date ?? today;
  return {
    ...question,
    ...{ tables: layAgreed(book, date), limits, departure, departures },
    mostLateMinutes: limits.mostLateMinutes,
    mostBreakLateMinutes: limits.mostBreakLateMinutes,
    country: priceCountry(book.card, { home: routed.depot.countryCode, siteCountry }),
    leadHours: leadHours({ departure, now }),
    wakingLeadHours: wakingLeadHours({
      departure,
      now,
      night: book.leadTimes.night,
      timeZone: itinerary.stops[0]?.place.timeZone ?? 'UTC',
    }),
    date,
    carriage: {
      itinerary,
      legs: routed.legs,
      coachCountry: routed.depot.countryCode,
      passengers: question.travelling ?? group.passengers,
      date,
    },
    timetable: createDutyEvents({ itinerary, routed, departures }),
    homeWaits: listHomeWaits({ itinerary, routed, departures }),
  };
}

/** The book for a trip that begins on this day: with the rates that were agreed for it, if any. */
function layAgreed(book: RateBook, day: string): RateBook {
  const { agreed: all = [], ...ours } = book;
  const agreed = findAgreedRates(all, day);
  return agreed === null ? ours : { ...ours, card: layAgreedRates(book.card, agreed), agreed: [agreed] };
}

function priceCountry(card: RateCard, { home, siteCountry }: { readonly home: string; readonly siteCountry: string | null }): string {
  return card.countryPercent[home] === undefined ? (siteCountry ?? home) : home;
}
