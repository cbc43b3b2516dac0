export const feedSubjects = ['driver', 'vehicle', 'office'] as const;

/** The owner of a calendar; the office has a null id. */
export type FeedOf = { readonly subject: (typeof feedSubjects)[number]; readonly subjectId: string | null };

/** A calendar event. It contains no customer names or numbers, because calendar programs store it on other servers. */
export type FeedEvent = {
  /** Stays the same every time the feed is read. */
  readonly id: readonly string[];
  readonly version: number;
  readonly startsAt: string;
  readonly endsAt: string;
  /** False without a crew. */
  readonly isCertain: boolean;
  readonly title: string;
  /** Where it begins; empty if not shown. */
  readonly place: string;
  readonly lines: readonly string[];
  /** The reference of the trip at the desk; null if the reader has no account there. */
  readonly reference: string | null;
};

export type CalendarFeed = {
  readonly subject: FeedOf['subject'];
  readonly name: string;
  readonly readAt: string;
  readonly events: readonly FeedEvent[];
};
