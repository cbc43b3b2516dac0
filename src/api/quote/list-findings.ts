import { toLocal } from '#domain/calendar/zoned.ts';
import { splitGroup } from '#domain/itinerary/group-parts.ts';
import { firstDepartureInstant } from '#domain/itinerary/instants.ts';
import { findCabotage } from '#domain/pricing/carriage/cabotage.ts';
import { promiseConfirmation } from '#domain/pricing/quote/confirmation.ts';
import { explainRefusal, type Refusal } from '#domain/pricing/quote/explain-refusal.ts';
import { findQuoteBan } from '#domain/pricing/quote/person-reasons.ts';
import { isOnRequest, type PersonReason } from '#domain/pricing/quote/quote.ts';
import { brand } from '#domain/sites/brand.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { Preview } from '#operations/quotes/preview-quote.ts';

/** Why no machine prices an itinerary: the reason, and as far as it is known the rule or the stop at which it fails. */
export type Finding = {
  readonly reason: PersonReason;
  /** `stop`: its times leave too little for the road. `rule`: even two drivers would break it. `trip`: the reason says it all. */
  readonly about: 'trip' | 'rule' | 'stop';
  readonly rule: string | null;
  readonly article: string | null;
  readonly stop: number | null;
  /** By which the rule is broken, or the stop left too late. */
  readonly minutes: number | null;
  /** The earliest moment at which the stop could be left, by its own clock; of what is on request that of our answer, by the site's. */
  readonly date: string | null;
  readonly time: string | null;
};

const plain = { about: 'trip', rule: null, article: null, stop: null, minutes: null, date: null, time: null } as const;

/** One finding or more for each reason; none for an itinerary with a price. */
export function listFindings(preview: Preview): readonly Finding[] {
  return preview.personReasons.flatMap((reason): Finding[] => {
    if (reason === 'cabotage') return [{ ...plain, reason, article: findArticle(preview) }];
    if (reason === 'children-ban') return [{ ...plain, reason, ...banOf(preview) }];
    if (isOnRequest([reason])) return [{ ...plain, reason, ...confirmationOf(preview) }];
    const details = reason === 'beyond-driving-rules' ? listDetails(preview) : [];
    return details.length > 0 ? details : [{ ...plain, reason }];
  });
}

/** What forbids to carry the group there. */
function findArticle({ itinerary, routed, now }: Preview): string | null {
  const date = itinerary.stops[0]?.departure?.date ?? now.slice(0, 10);
  return routed === null ? null : (findCabotage({ itinerary, date, routed })?.article ?? null);
}

/** The day of the ban, and the order that it stands in. */
function banOf({ itinerary, routed, group }: Preview): Partial<Finding> {
  return (routed === null ? null : findQuoteBan({ itinerary, routed, group })) ?? {};
}

/** The moment by which we answer, by the site's clock; nothing where that would be too late. */
function confirmationOf({ itinerary, visit, now }: Preview): Partial<Finding> {
  const { timeZone } = getSite(visit.site);
  const departure = firstDepartureInstant(itinerary);
  const at = promiseConfirmation({ askedAt: now, departure, openingHours: brand.openingHours, timeZone });
  return at === null ? {} : toLocal(at, timeZone);
}

const emptyRefusal: Refusal = { excesses: [], tightStops: [] };

/** A time that cannot be kept comes first and alone: with it mended, the rules may be kept too. */
function listDetails({ itinerary, routed, group, now }: Preview): Finding[] {
  if (routed === null) return [];
  const reason = 'beyond-driving-rules';
  const parts = splitGroup({ itinerary, group }) ?? [{ itinerary, group }];
  const refusals = parts.map((part, index) => explainRefusal({ ...part, routed: routed.otherParts?.[index - 1] ?? routed, now }));
  // Of several parts it is enough to mend what stands in the way of the first, where it does.
  const { excesses, tightStops } = refusals.find((refusal) => refusal.excesses.length + refusal.tightStops.length > 0) ?? emptyRefusal;
  if (tightStops.length > 0) {
    return tightStops.map(({ stop, lateMinutes, earliest }) => ({
      ...{ ...plain, reason, about: 'stop', stop, minutes: lateMinutes },
      ...earliest,
    }));
  }
  return excesses.map(({ limit, minutes, article }) => ({ ...plain, reason, about: 'rule', rule: limit, minutes, article }));
}
