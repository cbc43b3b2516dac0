import * as v from 'valibot';
import { cleanText } from '#domain/input/clean-text.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { lostReportKinds } from '#operations/lost-items/rules/lost-item.ts';
import { mostDelayMinutes, reportKinds } from './report-kinds.ts';

/** One report as a phone sends it. */
const sentReport = v.object({
  /** Created by the phone, so that a report that arrives again is recognised. */
  id: v.pipe(v.string(), v.uuid()),
  dutyId: v.pipe(v.string(), v.uuid()),
  kind: v.picklist([...reportKinds, ...lostReportKinds, 'take-back']),
  /** For an undone step: its id. */
  takesBack: v.optional(v.nullable(v.pipe(v.string(), v.uuid())), null),
  /** For a lost item: its id. */
  item: v.optional(v.nullable(v.pipe(v.string(), v.uuid())), null),
  /** By the phone's clock, ISO 8601; absent in a form without script, which arrives at once. */
  at: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  /** The version that was read. */
  version: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  stop: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))), null),
  minutes: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostDelayMinutes))), null),
  note: v.optional(v.pipe(v.string(), v.transform(cleanText), v.maxLength(textLimits.reportNote)), ''),
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
export type SentReport = v.InferOutput<typeof sentReport>;

const mostAtOnce = 200;
const envelope = v.object({ presses: v.pipe(v.array(v.unknown()), v.maxLength(mostAtOnce)) });

/** The reports of a phone, one by one: an invalid one does not block the others. Null if the body is not a list of reports. */
export function readReports(body: unknown): readonly SentReport[] | null {
  const read = v.safeParse(envelope, body);
  if (!read.success) return null;
  return read.output.presses.flatMap((each) => {
    const report = v.safeParse(sentReport, each);
    return report.success ? [report.output] : [];
  });
}

/** The latest arrival of a report, for drivers abroad without a network during a tour. */
const latestDays = 14;

/** The time of a report by the phone's clock, but never after its arrival, because the clock may be fast. Null if it is too old. */
export function momentOfReport(at: string | null, now: string): string | null {
  const [pressed, arrived] = [at === null ? Date.parse(now) : Date.parse(at), Date.parse(now)];
  if (arrived - pressed > latestDays * 86_400_000) return null;
  return new Date(Math.min(pressed, arrived)).toISOString();
}

/** A position must be sent at once: late positions would form a track (CNIL, deliberation 2015-165). */
const placeMinutes = 10;

export function isPlaceFresh(at: string, now: string): boolean {
  return Date.parse(now) - Date.parse(at) <= placeMinutes * 60_000;
}
