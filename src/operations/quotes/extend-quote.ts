import { compareInstants } from '#domain/calendar/instant.ts';
import { findValidUntil } from '#domain/pricing/quote/hand-quote.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { type Applied, type ApplyContext, applyByReference, type NotApplied, type StaffsAct } from '#operations/trips/apply.ts';
import { quietly } from '#operations/trips/trip-effect.ts';

export type QuoteExtension = StaffsAct & { /** From now on. */ readonly days: number };

/** It would not end later than now: departure is too close, or the days are too few. */
export type NotLonger = { readonly why: 'not-longer'; readonly until: string };

/** Extends a quote, at most until shortly before departure. The customer gets a reminder before it ends, as for any other quote. */
export async function extendQuote(
  context: ApplyContext,
  { days, ...act }: QuoteExtension,
): Promise<Result<Applied, NotLonger | NotApplied>> {
  return await applyByReference<NotLonger>(context, {
    ...act,
    event: 'extend',
    plan: (trip, now) => {
      const until = findValidUntil({ trip, now, validDays: days });
      if (trip.quote === null || compareInstants(until, trip.quote.validUntil) <= 0) return failure({ why: 'not-longer', until });
      return success(quietly('extend', { set: { quote: { ...trip.quote, validUntil: until } }, detail: { until } }));
    },
  });
}
