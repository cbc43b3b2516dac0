/**
 * What the crew has to do, in order, in minutes. A `free` event is a standstill that ends at a fixed time of the timetable, so earlier
 * forced breaks shorten it. `ferry` is time on board a ferry or shuttle train: breaks can be taken there, and rest if there is a bunk. It
 * leaves at its own time, so nothing shortens it. Consecutive free events are merged.
 */
export type DutyEvent = {
  readonly kind: 'drive' | 'work' | 'free' | 'ferry';
  readonly minutes: number;
  /** For a ferry: whether the driver has a bunk or couchette (561/2006 art. 9(1)). Absent means yes. */
  readonly hasBunk?: boolean;
};

/**
 * A piece of the computed day. `event` is the index of its event; a break belongs to the drive or work that it interrupts. `rest` is a
 * standstill that is (part of) the rest after a duty.
 */
export type TimelineEntry = {
  readonly kind: DutyEvent['kind'] | 'break' | 'rest';
  /** Minutes from the start of the first event. */
  readonly startMinute: number;
  readonly minutes: number;
  readonly event: number;
  /** For driving with two drivers: who drives. The other sits beside the driver. */
  readonly driver?: 1 | 2;
};

/** Longer events are cut to this length. It is far beyond any tour, and keeps plans for nonsense input small. */
export const longestEventMinutes = 30 * 24 * 60;

/**
 * Normalizes events for the simulation and keeps their number. Minutes become whole, from 0 to {@link longestEventMinutes}; NaN becomes 0.
 * Adjacent standstills are merged into the first; the others become 0 minutes.
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
