import { addHours } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { failure, type Result } from '#domain/result.ts';
import { isReference } from '#domain/trip/reference.ts';
import { agreeExtraTime, type ExtraTimeCard, type NotAgreed, readExtraTime } from '#operations/on-duty/extra-time.ts';
import { extraMinutes } from '#operations/on-duty/rules/extra-time.ts';
import { act, query, staffOf, withoutValue } from './act.ts';
import { count, text } from './fields.ts';

const mostCents = 200_000_000;

function showCard(card: ExtraTimeCard) {
  const { trip, stop, minutes, departsAt, limit, isLawful, netCents, differenceCents, asked, partners, drivers } = card;
  const place = trip.itinerary.stops[stop]?.place;
  /** In the local time of the stop that the coach leaves later. */
  const atStop = (instant: string) => toLocal(instant, place?.timeZone ?? 'UTC');
  return {
    ...{ version: trip.version, tripId: trip.id, minutes, isLawful, netCents, differenceCents, place: place?.town ?? '' },
    customer: `${trip.customer.firstName} ${trip.customer.lastName}`.trim(),
    departsAt: atStop(departsAt),
    wouldDepartAt: atStop(addHours(departsAt, minutes / 60)),
    lawfulMinutes: limit.minutes,
    lawfulUntil: atStop(addHours(departsAt, limit.minutes / 60)),
    /** What rules the extra time out: a rule and the person it concerns, or the time at which the driver or coach must be elsewhere. */
    rule: limit.problem?.rule ?? null,
    article: limit.problem?.article ?? null,
    ruleOf: limit.problem?.of ?? null,
    nextAt: limit.nextAt,
    /** The driver who asked for it. */
    askedBy: asked?.driverName ?? null,
    askedAt: asked?.at ?? null,
    askedMinutes: asked?.minutes ?? null,
    /** Partners whose drivers' hours are known for this trip only. */
    partners: partners.map(({ job, payCents }) => ({ name: job.operator, payCents })),
    drivers: drivers.map(({ name, phone }) => ({ name, phone })),
  };
}

export const extraTimeQueries = {
  /** The consequences of a group on the road staying some minutes longer. `problem` says why it cannot be agreed. */
  card: query('see-trips', { reference: text(), minutes: text() }, async (context, { reference, minutes: typed }) => {
    const minutes = extraMinutes.find((each) => String(each) === typed) ?? 60;
    if (!isReference(reference)) return { minutes, card: null, problem: 'no-such-trip' as const };
    const read = await readExtraTime(context, { reference, minutes, staff: staffOf(context) });
    if (read.ok) return { minutes, card: showCard(read.value), problem: null };
    const { why } = read.failure;
    if (why === 'no-right') throw new Response(null, { status: 404 });
    return { minutes, card: null, problem: why };
  }),
};

export const extraTimeActs = {
  /** Stores the extra time that customer and driver agreed on, at the price they saw. */
  agree: act(
    'change-trips',
    { reference: text(), version: count(999_999_999), minutes: count(999), toldCents: count(mostCents) },
    async (context, { minutes: typed, ...asked }): Promise<Result<true, 'minutes' | NotAgreed>> => {
      const minutes = extraMinutes.find((each) => each === typed);
      return minutes === undefined ? failure('minutes') : withoutValue(await agreeExtraTime(context, { ...asked, minutes }));
    },
  ),
};
