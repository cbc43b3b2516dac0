import type { DeskRequest } from '#desk/desk-request.ts';
import { readFeed } from '#operations/calendar-feeds/read-feed.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { answerAway } from './answer-away.ts';

/** Calendar feeds by secret address, without sign-in. */
export function createCalendarFeedDoor(context: Pick<BookingContext, 'db'>, deskUrl: string): Pick<DeskRequest, 'calendarFeed'> {
  return {
    calendarFeed: answerAway(async (key: string) => {
      const feed = await readFeed(context, key);
      if (feed === null) return null;
      const { writeFeed } = await import('#output/documents/ical/write-feed.ts');
      return { fileName: `${feed.subject}.ics`, content: new TextEncoder().encode(writeFeed(feed, deskUrl)) };
    }),
  };
}
