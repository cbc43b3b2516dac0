type Many = { readonly length: number };

export type WaitingLists = {
  readonly today: {
    readonly requests: Many;
    readonly failedMails: Many;
    readonly reviews: Many;
    readonly mentions: Many;
    readonly overdue: Many;
    readonly unreadSheets: Many;
    readonly cardsDue: Many;
  };
  readonly waitingPrices: Many;
  readonly openIncidents: Many;
  readonly rings: readonly { readonly kind: string }[];
  readonly myTasks: Many;
  readonly droppedJobs: Many;
};

/** How much waits for somebody on Today: the number in its title and in the rail. */
export function countWaiting({ today, ...others }: WaitingLists): number {
  const { requests, failedMails, reviews, mentions, overdue, unreadSheets, cardsDue } = today;
  const { waitingPrices, openIncidents, rings, myTasks, droppedJobs } = others;
  return [
    ...[requests, failedMails, reviews, mentions, overdue, unreadSheets, cardsDue],
    ...[waitingPrices, openIncidents, rings, myTasks, droppedJobs],
  ].reduce((sum, { length }) => sum + length, 0);
}

/** The same by place of the desk, for those where something can wait. */
export function countByPlace(lists: WaitingLists): Readonly<Record<string, number>> {
  const ringing = (kind: string) => lists.rings.filter((ring) => ring.kind === kind).length;
  return {
    '/': countWaiting(lists),
    '/board': ringing('uncovered'),
    '/offers': ringing('untaken') + lists.droppedJobs.length,
    '/payments': lists.today.overdue.length,
    '/drivers': lists.today.cardsDue.length,
    '/reviews': lists.today.reviews.length,
  };
}
