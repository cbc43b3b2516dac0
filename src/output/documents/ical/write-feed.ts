import { createHash } from 'node:crypto';
import { brand } from '#domain/sites/brand.ts';
import type { CalendarFeed } from '#operations/calendar-feeds/rules/calendar-feed.ts';
import { type IcalEvent, writeIcal } from './write-ical.ts';

/** How often programs are asked to read it again; they follow it roughly. */
const refreshHours = 1;

/** A calendar feed that programs read repeatedly. Readers with an account open each trip at the desk by its link. */
export function writeFeed({ name, readAt, events }: CalendarFeed, deskUrl: string): string {
  return writeIcal({
    method: 'PUBLISH',
    language: 'en',
    name: [brand.name, name].filter((part) => part !== '').join(' '),
    refreshHours,
    events: events.map(
      ({ id, version, startsAt, endsAt, isCertain, title, place, lines, reference }): IcalEvent => ({
        uid: `${createHash('sha256').update(JSON.stringify(id)).digest('hex').slice(0, 40)}@${brand.email.split('@').at(-1)}`,
        sequence: version,
        stamp: readAt,
        start: startsAt,
        end: endsAt,
        status: isCertain ? 'CONFIRMED' : 'TENTATIVE',
        summary: title,
        ...(place === '' ? {} : { location: place }),
        ...(lines.length === 0 ? {} : { description: lines.join('\n') }),
        ...(reference === null ? {} : { url: `${deskUrl}/trips/${encodeURIComponent(reference)}` }),
        organizer: { name: brand.name, email: brand.email },
      }),
    ),
  });
}
