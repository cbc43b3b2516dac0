import * as v from 'valibot';
import { cleanText } from '#domain/input/clean-text.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { lostReportKinds } from '#operations/lost-items/rules/lost-item.ts';
import { mostDelayMinutes, reportKinds } from './report-kinds.ts';

/** One press as a phone sends it. */
const sentPress = v.object({
  /** Made by the phone: the same press is the same one however often it arrives. */
  id: v.pipe(v.string(), v.uuid()),
  dutyId: v.pipe(v.string(), v.uuid()),
  kind: v.picklist([...reportKinds, ...lostReportKinds, 'take-back']),
  /** Of a step that is taken back: which. */
  takesBack: v.optional(v.nullable(v.pipe(v.string(), v.uuid())), null),
  /** Of a thing that was left in the coach: which. */
  item: v.optional(v.nullable(v.pipe(v.string(), v.uuid())), null),
  /** By the phone's clock, ISO 8601; absent from a form without script, which arrives when it is pressed. */
  at: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  /** Which version was read. */
  version: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  stop: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))), null),
  minutes: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostDelayMinutes))), null),
  note: v.optional(v.pipe(v.string(), v.transform(cleanText), v.maxLength(textLimits.pressNote)), ''),
  place: v.optional(
    v.nullable(
      v.object({
        latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
        longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      }),
    ),
    null,
  ),
});
export type SentReport = v.InferOutput<typeof sentPress>;

const mostAtOnce = 200;
const envelope = v.object({ presses: v.pipe(v.array(v.unknown()), v.maxLength(mostAtOnce)) });

/** What a phone sent, press by press: one that nobody understands holds up no other. Null for what is no such message at all. */
export function readReports(body: unknown): readonly SentReport[] | null {
  const read = v.safeParse(envelope, body);
  if (!read.success) return null;
  return read.output.presses.flatMap((each) => {
    const press = v.safeParse(sentPress, each);
    return press.success ? [press.output] : [];
  });
}

/** A press may arrive so late: whoever was abroad without a network for a tour. */
const latestDays = 14;

/**
 * When something was pressed: by the phone's clock, but never after it arrived, for a clock may run ahead. Null where it is older than
 * anybody could have kept it waiting.
 */
export function momentOfReport(at: string | null, now: string): string | null {
  const [pressed, arrived] = [at === null ? Date.parse(now) : Date.parse(at), Date.parse(now)];
  if (arrived - pressed > latestDays * 86_400_000) return null;
  return new Date(Math.min(pressed, arrived)).toISOString();
}

/** A place is told at once or not at all: what arrives later would be a track (CNIL, deliberation 2015-165). */
const placeMinutes = 10;

export function isPlaceFresh(at: string, now: string): boolean {
  return Date.parse(now) - Date.parse(at) <= placeMinutes * 60_000;
}
