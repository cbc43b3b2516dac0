import type { DrivingRules } from './driving-rules.ts';
import type { DutyEvent, TimelineEntry } from './duty-event.ts';

/** A rest between two duties. Minutes. */
export type Rest = {
  /** Total rest, without the interruptions on the way to and from a ferry. */
  readonly minutes: number;
  /** Driving and work that interrupt it (561/2006 art. 9(1)); 0 for a plain rest. */
  readonly interruptionMinutes: number;
  readonly entries: readonly TimelineEntry[];
  readonly nextEvent: number;
};

export type RestInput = {
  readonly events: readonly DutyEvent[];
  readonly firstEvent: number;
  /** Minutes left of the first event (a standstill) after the breaks that shorten it. */
  readonly firstMinutes: number;
  readonly startMinute: number;
  readonly rules: DrivingRules;
};

/**
 * The daily rest that begins with a standstill; null if it is too short. With a ferry or train the waits before and after join the time on
 * board, and a regular rest may be interrupted twice, for an hour in total (561/2006 art. 9(1)).
 */
export function findRest(question: RestInput): Rest | null {
  const { rest, ferryRest } = question.rules;
  const plain = collectRest(question, { interruptions: 0, interruptionMinutes: 0 });
  if (minutesOf(plain.entries) >= rest.newDutyAfterMinutes) return restOf(plain);
  const interrupted = collectRest(question, ferryRest);
  const isOnBoard = interrupted.entries.some(({ kind }) => kind === 'ferry');
  return isOnBoard && restOf(interrupted).minutes >= rest.regularMinutes ? restOf(interrupted) : null;
}

type Allowed = Pick<DrivingRules['ferryRest'], 'interruptions' | 'interruptionMinutes'>;
type Collected = { readonly entries: readonly TimelineEntry[]; readonly nextEvent: number };

/** Consecutive standstills and time on board, with no more interruption than allowed, from the first event to the last of them. */
function collectRest({ events, firstEvent, firstMinutes, startMinute }: RestInput, allowed: Allowed): Collected {
  const entries: TimelineEntry[] = [];
  let [clock, moved] = [startMinute, { times: 0, minutes: 0, wasResting: true }];
  for (let index = firstEvent; index < events.length; index += 1) {
    const event = events[index];
    if (!event || event.hasBunk === false) break;
    const minutes = index === firstEvent ? firstMinutes : event.minutes;
    if (minutes === 0) continue;
    moved = afterMove(moved, { isMove: !isResting(event), minutes });
    if (moved.times > allowed.interruptions || moved.minutes > allowed.interruptionMinutes) break;
    entries.push({ kind: event.kind === 'free' ? 'rest' : event.kind, startMinute: clock, minutes, event: index });
    clock += minutes;
  }
  const last = entries.findLastIndex(isResting);
  return { entries: entries.slice(0, last + 1), nextEvent: (entries[last]?.event ?? firstEvent) + 1 };
}

type Moved = { readonly times: number; readonly minutes: number; readonly wasResting: boolean };

/** Interruptions so far. Consecutive driving and work count as one. */
function afterMove(moved: Moved, { isMove, minutes }: { readonly isMove: boolean; readonly minutes: number }): Moved {
  if (!isMove) return { ...moved, wasResting: true };
  return { times: moved.times + (moved.wasResting ? 1 : 0), minutes: moved.minutes + minutes, wasResting: false };
}

function restOf({ entries, nextEvent }: Collected): Rest {
  const minutes = minutesOf(entries.filter(isResting));
  return { minutes, interruptionMinutes: minutesOf(entries) - minutes, entries, nextEvent };
}

function isResting({ kind }: { readonly kind: TimelineEntry['kind'] }): boolean {
  return kind === 'rest' || kind === 'free' || kind === 'ferry';
}

function minutesOf(entries: readonly TimelineEntry[]): number {
  return entries.reduce((total, { minutes }) => total + minutes, 0);
}
