import { addMinutes } from '#domain/calendar/instant.ts';
import type { PlannedDuty } from './duties.ts';
import type { DutyTimes } from './own-depot.ts';

type Duty = DutyTimes & Pick<PlannedDuty, 'isPlanned' | 'shiftIndex'>;
type Parts = Duty['parts'];

/** The time to the group can be this much longer than estimated (E): traffic, and finding the entrance. */
const margin = 1.1;
const step = 5;

/**
 * How many minutes later a duty can begin while its group boards when its customer said: the part of the planned way there that the vehicle
 * does not need, because it is nearer than the price assumed. In steps of five; 0 for a later day of a tour, which begins with its group.
 */
export function findSpareMinutes(duty: Duty, wayMinutes: number): number {
  if (duty.shiftIndex !== 0) return 0;
  const planned = partsBeforeGroup(duty)
    .filter(isShortened)
    .reduce((sum, { minutes }) => sum + minutes, 0);
  return Math.max(0, Math.floor((planned - wayMinutes * margin) / step) * step);
}

/** The minutes of a later start in whole steps. */
export function roundUp(minutes: number): number {
  return Math.ceil(minutes / step) * step;
}

/** The duty with a later start and a shorter way to its group; null if the way is not as long. Its end stays. */
export function startLater<Each extends Duty>(duty: Each, minutes: number): Each | null {
  const before = partsBeforeGroup(duty);
  let left = minutes;
  const shorter = before.map((part) => {
    if (!isShortened(part)) return part;
    const less = Math.min(left, part.minutes);
    left -= less;
    return { ...part, minutes: part.minutes - less };
  });
  if (left > 0) return null;
  const parts = [...shorter.filter((part) => part.minutes > 0), ...duty.parts.slice(before.length)];
  return { ...duty, startsAt: addMinutes(duty.startsAt, minutes), parts };
}

/** Everything until the group boards. Of a price made by a person, the longest work is with the group. */
function partsBeforeGroup({ parts, isPlanned }: Duty): Parts {
  const longest = Math.max(...parts.map(({ kind, minutes }) => (kind === 'work' ? minutes : 0)));
  const group = parts.findIndex(({ kind, minutes }) => (isPlanned ? kind === 'drive' : kind === 'work' && minutes === longest));
  return group === -1 ? [] : parts.slice(0, group);
}

/** The way and its breaks; the check of the vehicle and boarding stay as long as they are. */
function isShortened({ kind }: Parts[number]): boolean {
  return kind === 'empty-drive' || kind === 'break' || kind === 'free';
}
