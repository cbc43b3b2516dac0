import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { keyFromBytes } from '#domain/trip/keys.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { listRuns } from '#operations/duties/duty-store.ts';
import { sendMessage } from '#operations/messages/send-message.ts';
import { ensureDriverKey } from '#operations/on-duty/driver-key-store.ts';
import { receiveReports } from '#operations/on-duty/receive-reports.ts';
import { releaseRun } from '#operations/on-duty/release-run.ts';
import { listSheetsUntil, type StoredSheet } from '#operations/on-duty/sheet-store.ts';
import { atCommandLine } from '#operations/trips/actor.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { findTripById } from '#operations/trips/trip-store.ts';
import { demoWords } from '../demo-words.ts';
import { type PlayedReport, scriptOfDuty } from './script-of-duty.ts';

const dayMilliseconds = 86_400_000;
const mostRuns = 2_000;

export type Replaying = {
  /** Moves the clock of everything by milliseconds. */
  readonly move: (by: number) => Promise<void>;
  readonly say: (line: string) => void;
  /** Real minutes for the day. */
  readonly minutes: number;
  readonly isStopped: () => boolean;
  /** Real milliseconds between two moves of the clock. */
  readonly stepMilliseconds?: number;
};

type Played = { readonly at: number; readonly play: () => Promise<void> };

/** How much of a day was replayed. */
export type ReplayCounts = { reports: number; messages: number };

/**
 * Replays twenty-four hours from the current clock in a few minutes: drivers report what they would report on the road, some are late or
 * break down, and customers write. Each goes through the route that a phone or a contact page uses, so mails, tasks and alerts follow by
 * themselves.
 */
export async function replayDay(context: BookingContext, replaying: Replaying): Promise<ReplayCounts> {
  const { move, say, minutes, isStopped, stepMilliseconds = 1_000 } = replaying;
  const counts: ReplayCounts = { reports: 0, messages: 0 };
  const start = Date.now();
  const waiting = [...(await readDay(context, { from: start, until: start + dayMilliseconds, counts, say }))];
  say(`a day in ${minutes} minutes: ${waiting.length} reports and messages`);
  const begun = performance.now();
  const share = () => Math.min(1, (performance.now() - begun) / (minutes * 60_000));
  let hour = -1;
  while (!isStopped()) {
    const passed = share();
    await move(Math.max(0, Math.ceil(start + passed * dayMilliseconds - Date.now())));
    while (!isStopped() && (waiting[0]?.at ?? Number.POSITIVE_INFINITY) <= Date.now()) await waiting.shift()?.play();
    const now = Math.floor((Date.now() - start) / 3_600_000);
    if (now !== hour) say(`${new Date().toISOString().slice(0, 16)}Z: ${counts.reports} reports, ${counts.messages} messages`);
    hour = now;
    if (passed >= 1) break;
    await pause(stepMilliseconds);
  }
  return counts;
}

type Day = { readonly from: number; readonly until: number; readonly counts: ReplayCounts; readonly say: (line: string) => void };

/** Everything that will happen, in order. Every duty with a crew of ours is first sent to its driver. */
async function readDay(context: BookingContext, { from, until, counts, say }: Day): Promise<readonly Played[]> {
  const end = new Date(until).toISOString();
  for (const { isPlaced, reference, vehicleIndex } of await listRuns(context.db, { until: end, limit: mostRuns })) {
    if (isPlaced) await releaseRun(context, { reference, vehicleIndex, staff: atCommandLine });
  }
  const sheets = await listSheetsUntil(context.db, end);
  const reports = sheets.flatMap((sheet, number) =>
    scriptOfDuty(sheet.contents, number)
      .filter(({ at }) => at >= from && at < until)
      .map((report): Played => ({ at: report.at, play: async () => await playReport(context, { sheet, report, counts, say }) })),
  );
  const messages = await readMessages(context, sheets, counts);
  return [...reports, ...messages.filter(({ at }) => at >= from && at < until)].toSorted((first, second) => first.at - second.at);
}

type Playing = { readonly sheet: StoredSheet; readonly report: PlayedReport } & Pick<Day, 'counts' | 'say'>;

async function playReport(context: BookingContext, { sheet, report, counts, say }: Playing): Promise<void> {
  const { dutyId, driverId, driverName, version, contents } = sheet;
  const key = await ensureDriverKey(context.db, { driverId, key: keyFromBytes(context.randomBytes(20)), by: 'Sample' });
  const { kind, stop, minutes } = report;
  const sent = { id: randomUUID(), dutyId, kind, stop, minutes, version, at: new Date(report.at).toISOString() };
  await receiveReports(context, key, { presses: [sent] });
  counts.reports += 1;
  if (kind === 'delay' || kind === 'breakdown' || kind === 'no-show') {
    say(`${driverName} reports ${kind}${minutes === null ? '' : ` ${minutes} min`} on ${contents.reference}`);
  }
}

/** Of this many trips on the road, the customer of one writes. */
const writesOneIn = 4;
const writesBeforeEnd = 3 * 3_600_000;

async function readMessages(context: BookingContext, sheets: readonly StoredSheet[], counts: ReplayCounts): Promise<readonly Played[]> {
  const byTrip = new Map(sheets.map((sheet) => [sheet.tripId, sheet]));
  const played: Played[] = [];
  for (const [index, [tripId, { contents }]] of [...byTrip].entries()) {
    const trip = index % writesOneIn === 1 ? await findTripById(context.db, tripId) : null;
    if (trip === null) continue;
    const at = Date.parse(contents.endsAt) - writesBeforeEnd;
    played.push({ at, play: async () => await playMessage(context, trip, counts) });
  }
  return played;
}

async function playMessage(context: BookingContext, { site, language, reference, customer }: Trip, counts: ReplayCounts): Promise<void> {
  const name = `${customer.firstName} ${customer.lastName}`;
  const words = { subject: reference, text: demoWords[site].question };
  const input = { wish: 'message', name, email: customer.email, phone: '', reference, ...words, callWindow: 'any', website: '' };
  if ((await sendMessage(context, { input, visit: { site, language } })).ok) counts.messages += 1;
}
