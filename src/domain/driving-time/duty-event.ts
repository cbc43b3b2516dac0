/**
 * What the vehicle's crew is asked to do, in order, in minutes. A `free` event is a standstill that ends at a moment of the timetable:
 * breaks that had to be taken before it shorten it. `ferry` is the time on board of a ferry or a shuttle train: breaks are taken there, and
 * rest where there is a bunk; it sails at its own time, so nothing shortens it. No two free events follow each other; they are one.
 */
export type DutyEvent = {
  readonly kind: 'drive' | 'work' | 'free' | 'ferry';
  readonly minutes: number;
  /** Of a ferry: whether the driver has a bunk or couchette (561/2006 art. 9(1)). Absent: he has. */
  readonly hasBunk?: boolean;
};

/**
 * A piece of the worked-out day. `event` is the index of the event it belongs to; a break belongs to the drive or the work that it
 * interrupts. `rest` is a standstill that is (part of) the rest after a duty.
 */
export type TimelineEntry = {
  readonly kind: DutyEvent['kind'] | 'break' | 'rest';
  /** Minutes from the start of the first event. */
  readonly startMinute: number;
  readonly minutes: number;
  readonly event: number;
  /** Of driving with a crew of two: who drives. The other sits beside him. */
  readonly driver?: 1 | 2;
};

/** Longer events are cut to this: far beyond any tour, and it keeps the plan of nonsense small. */
export const longestEventMinutes = 30 * 24 * 60;

/**
 * The events as the simulation wants them, as many as were given: minutes are whole, from 0 to {@link longestEventMinutes}, what is no
 * number is nothing, and standstills that nothing parts are one.
 */
export function cleanEvents(events: readonly DutyEvent[]): readonly DutyEvent[] {
  const cleaned = events.map((event) => ({ ...event, minutes: cleanMinutes(event.minutes) }));
  let standstill: (typeof cleaned)[number] | null = null;
  for (const event of cleaned) {
    if (event.kind === 'free' && standstill) {
      standstill.minutes = cleanMinutes(standstill.minutes + event.minutes);
      event.minutes = 0;
    } else if (event.kind === 'free') standstill = event;
    else if (event.minutes > 0) standstill = null;
  }
  return cleaned;
}

function cleanMinutes(minutes: number): number {
  return Number.isNaN(minutes) ? 0 : Math.ceil(Math.min(Math.max(0, minutes), longestEventMinutes));
}
