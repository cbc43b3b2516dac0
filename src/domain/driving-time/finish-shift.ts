import type { TimelineEntry } from './duty-event.ts';
import type { Rest } from './find-rest.ts';
import { shareDriving } from './share-driving.ts';
import type { Shift, Walk } from './shift.ts';

/** Sums up a walk that ended in a rest, or at the depot (`null`). */
export function finishShift(walk: Walk, rest: Rest | null): Shift {
  const { question, work, clock } = walk;
  const shared = question.drivers === 2 ? shareDriving(walk.timeline, question.rules.breaks.afterMinutes) : null;
  const timeline = shared?.timeline ?? walk.timeline;
  const during = totals(walk.timeline);
  const resting = totals(rest?.entries ?? []);
  return {
    startMinute: question.startMinute,
    timeline,
    drivingMinutes: during.drive + resting.drive,
    workMinutes: during.work + resting.work,
    spanMinutes: clock - question.startMinute,
    breaksAdded: walk.timeline.filter(({ kind }) => kind === 'break').map(({ minutes }) => minutes),
    longestFreeMinutes: during.longestFree,
    longestDrivingMinutes: shared?.turnMinutes ?? walk.longestDriving,
    longestWorkMinutes: walk.longestWork,
    workBreakMinutes: work.breakMinutes,
    restAfterMinutes: rest?.minutes ?? null,
    restEntries: rest?.entries ?? [],
    restInterruptionMinutes: rest?.interruptionMinutes ?? 0,
    lateMinutes: walk.late,
    nextEvent: rest?.nextEvent ?? question.events.length,
  };
}

function totals(entries: readonly TimelineEntry[]) {
  let [drive, work, longestFree] = [0, 0, 0];
  for (const { kind, minutes } of entries) {
    if (kind === 'drive') drive += minutes;
    if (kind === 'work') work += minutes;
    if (kind === 'free' || kind === 'ferry') longestFree = Math.max(longestFree, minutes);
  }
  return { drive, work, longestFree };
}
