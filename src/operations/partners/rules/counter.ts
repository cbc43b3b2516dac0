import * as v from 'valibot';
import { addHours, compareInstants } from '#domain/calendar/instant.ts';
import { choice, code, requiredLine } from '#domain/input/fields.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { readEuros } from '#domain/money/read-euros.ts';

/**
 * What a partner wants instead of the offered price, and what the desk answers. The two take turns; a turn is never changed, and each is
 * settled once (docs/the-desk.md#partners). `replaced`: somebody else got the job, the offer was withdrawn, or its maker took another way.
 */
export const counterSides = ['partner', 'desk'] as const;
export const counterOutcomes = ['accepted', 'refused', 'answered', 'replaced'] as const;
export type CounterOutcome = (typeof counterOutcomes)[number];

/** For how many hours a turn may hold. */
export const counterHours = ['1', '2', '4', '8', '24', '48'] as const;

/** The end of a turn: after its hours, but never after the departure. Instants, ISO 8601. */
export function counterDeadline({
  now,
  hours,
  startsAt,
}: {
  readonly now: string;
  readonly hours: number;
  readonly startsAt: string;
}): string {
  const end = addHours(now, hours);
  return compareInstants(end, startsAt) < 0 ? end : startsAt;
}

/** A turn as typed by either side. */
export const typedCounter = v.object({
  price: v.pipe(
    requiredLine(20),
    v.transform((text) => readEuros(text) ?? Number.NaN),
    v.number(code('invalid')),
    v.minValue(1, code('too-few')),
  ),
  hours: v.pipe(choice(counterHours), v.transform(Number)),
  reason: requiredLine(textLimits.partnerReason),
});

type Turn = { readonly side: (typeof counterSides)[number]; readonly outcome: CounterOutcome | null; readonly deadline: string };

/** Whether a turn of the partner waits for the desk. One whose time is over waits for nobody. */
export function isWaiting({ side, outcome, deadline }: Turn, now: string): boolean {
  return side === 'partner' && outcome === null && compareInstants(now, deadline) < 0;
}
