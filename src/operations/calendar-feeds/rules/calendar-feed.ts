export const feedSubjects = ['driver', 'vehicle', 'office'] as const;

/** Whose calendar it is; the id is null of the office. */
export type FeedOf = { readonly subject: (typeof feedSubjects)[number]; readonly subjectId: string | null };

/** Something that is driven, as a calendar shows it. No names or numbers of customers: programs send calendars to servers of others. */
export type FeedEvent = {
  /** The same whenever the calendar is read. */
  readonly id: readonly string[];
  readonly version: number;
  readonly startsAt: string;
  readonly endsAt: string;
  /** False where it has no crew yet. */
  readonly isCertain: boolean;
  readonly title: string;
  /** Where it begins; empty where that is not shown. */
  readonly place: string;
  readonly lines: readonly string[];
  /** Of the trip at the desk; null where the reader has no account there. */
  readonly reference: string | null;
};

export type CalendarFeed = {
  readonly subject: FeedOf['subject'];
  readonly name: string;
  readonly readAt: string;
  readonly events: readonly FeedEvent[];
};
