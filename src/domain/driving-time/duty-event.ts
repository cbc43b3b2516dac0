/**
 * What the vehicle's crew is asked to do, in order, in minutes. A `free` event is a standstill that ends at a moment of the timetable:
 * breaks that had to be taken before it shorten it. No two free events follow each other; they are one.
 */
export type DutyEvent = { readonly kind: 'drive' | 'work' | 'free'; readonly minutes: number };

/** A piece of the worked-out day. `event` is the index of the event it belongs to; a break belongs to the drive that it interrupts. */
export type TimelineEntry = {
  readonly kind: DutyEvent['kind'] | 'break';
  /** Minutes from the start of the first duty. */
  readonly startMinute: number;
  readonly minutes: number;
  readonly event: number;
};
