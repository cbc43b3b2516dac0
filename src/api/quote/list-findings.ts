import { toLocal } from '#domain/calendar/zoned.ts';
import { splitGroup } from '#domain/itinerary/group-parts.ts';
import { firstDepartureInstant } from '#domain/itinerary/instants.ts';
import type { LocalDateTime } from '#domain/itinerary/itinerary.ts';
import { findCabotage } from '#domain/pricing/carriage/cabotage.ts';
import { explainRefusal, type Refusal } from '#domain/pricing/quote/explain-refusal.ts';
import { findQuoteBan } from '#domain/pricing/quote/person-reasons.ts';
import { isOnRequest, type PersonReason } from '#domain/pricing/quote/quote.ts';
import { brand } from '#domain/sites/brand.ts';
import { getSite } from '#domain/sites/registry.ts';
import { answerDueBy, answerKindOf, promiseMinutes } from '#domain/trip/answer-due.ts';
import type { Preview } from '#operations/quotes/preview-quote.ts';

/** Why an itinerary gets no automatic price: the reason, and if known the rule or the stop at which it fails. */
export type Finding = {
  readonly reason: PersonReason;
  /** `stop`: its times leave too little for the road. `rule`: even two drivers would break it. `trip`: the reason is complete in itself. */
  readonly about: 'trip' | 'rule' | 'stop';
  readonly rule: string | null;
  readonly article: string | null;
  readonly stop: number | null;
  /** By how much the rule is broken, or the stop is left too late. */
  readonly minutes: number | null;
  /** The earliest possible departure from the stop, in local time; for a request, the time of our answer in the site's time zone. */
  readonly date: string | null;
  readonly time: string | null;
  /** Of a time that the clocks have twice. */
  readonly hour?: LocalDateTime['hour'];
};

const plain = { about: 'trip', rule: null, article: null, stop: null, minutes: null, date: null, time: null } as const;

/** At least one finding for each reason; none for an itinerary with a price. */
export function listFindings(preview: Preview): readonly Finding[] {
  return preview.personReasons.flatMap((reason): Finding[] => {
    if (reason === 'cabotage') return [{ ...plain, reason, article: findArticle(preview) }];
    if (reason === 'children-ban') return [{ ...plain, reason, ...banOf(preview) }];
    if (isOnRequest([reason])) return [{ ...plain, reason, ...answerOf(preview) }];
    const details = reason === 'beyond-driving-rules' ? listDetails(preview) : [];
    return details.length > 0 ? details : [{ ...plain, reason }];
  });
}

/** What forbids carrying the group there. */
function findArticle({ itinerary, routed, now }: Preview): string | null {
  const date = itinerary.stops[0]?.departure?.date ?? now.slice(0, 10);
  return routed === null ? null : (findCabotage({ itinerary, date, routed })?.article ?? null);
}

/** The date of the ban, and its legal order. */
function banOf({ itinerary, routed, group }: Preview): Partial<Finding> {
  return (routed === null ? null : findQuoteBan({ itinerary, routed, group })) ?? {};
}

/** The time by which we answer, in the site's time zone; null if that would be too late, or if nobody has to be asked. */
export function answerDueOfPreview({ itinerary, visit, now, personReasons, waiting }: Preview): LocalDateTime | null {
  if (personReasons.length === 0) return null;
  const { timeZone } = getSite(visit.site);
  const departure = firstDepartureInstant(itinerary);
  const openMinutes = promiseMinutes({ kind: answerKindOf(personReasons), now, waiting });
  const at = answerDueBy({ now, departure, openMinutes, openingHours: brand.openingHours, timeZone });
  return at === null ? null : toLocal(at, timeZone);
}

function answerOf(preview: Preview): Partial<Finding> {
  return answerDueOfPreview(preview) ?? {};
}

const emptyRefusal: Refusal = { excesses: [], tightStops: [] };

/** An impossible time comes first and alone: once it is corrected, the rules may be kept too. */
function listDetails({ itinerary, routed, group, now }: Preview): Finding[] {
  if (routed === null) return [];
  const reason = 'beyond-driving-rules';
  const parts = splitGroup({ itinerary, group }) ?? [{ itinerary, group }];
  const refusals = parts.map((part, index) => explainRefusal({ ...part, routed: routed.otherParts?.[index - 1] ?? routed, now }));
  // Of several parts only what blocks the first failing one must be corrected.
  const { excesses, tightStops } = refusals.find((refusal) => refusal.excesses.length + refusal.tightStops.length > 0) ?? emptyRefusal;
  if (tightStops.length > 0) {
    return tightStops.map(({ stop, lateMinutes, earliest }) => ({
      ...{ ...plain, reason, about: 'stop', stop, minutes: lateMinutes },
      ...earliest,
    }));
  }
  return excesses.map(({ limit, minutes, article }) => ({ ...plain, reason, about: 'rule', rule: limit, minutes, article }));
}
