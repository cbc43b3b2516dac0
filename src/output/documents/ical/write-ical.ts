import { brand } from '#domain/sites/brand.ts';

/** How a reader treats a calendar: as published, or as a message that adds or removes events (RFC 5546). */
export type IcalMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

export type IcalPerson = { readonly name: string; readonly email: string };

export type IcalEvent = {
  readonly uid: string;
  /** Increases with every change of the event; a program that has a later one ignores the earlier. */
  readonly sequence: number;
  /** Instants, ISO 8601 UTC. */
  readonly stamp: string;
  readonly start: string;
  /** Null if its end is unknown. */
  readonly end: string | null;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly summary: string;
  readonly location?: string;
  readonly description?: string;
  readonly url?: string;
  readonly organizer?: IcalPerson;
  readonly attendee?: IcalPerson;
  /** Minutes before the start at which the reader's calendar shows a reminder. */
  readonly alarmMinutes?: number;
};

export type Ical = {
  readonly method: IcalMethod;
  readonly language: string;
  readonly name: string;
  /** For a feed that is read repeatedly: the interval in hours. */
  readonly refreshHours?: number;
  readonly events: readonly IcalEvent[];
};

/**
 * A calendar as iCalendar (RFC 5545): lines of at most 75 octets that each end with CRLF, alarms after the properties of their event. All
 * instants are in UTC, so no time zone is described: a reader's program shows them in the reader's zone.
 */
export function writeIcal({ method, language, name, refreshHours, events }: Ical): string {
  const every =
    refreshHours === undefined ? [] : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Trips//${language.slice(0, 2).toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    // A message is only about its events; a name would rename the receiving calendar.
    ...(method === 'PUBLISH' ? [`NAME:${escapeText(name)}`, `X-WR-CALNAME:${escapeText(name)}`, ...every] : []),
    ...events.flatMap((event) => listLines(event, method)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function listLines(event: IcalEvent, method: IcalMethod): readonly string[] {
  const { end, location, description, url, organizer, attendee } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${formatInstant(event.stamp)}`,
    `DTSTART:${formatInstant(event.start)}`,
    ...(end === null ? [] : [`DTEND:${formatInstant(end)}`]),
    `STATUS:${event.status}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...(location === undefined ? [] : [`LOCATION:${escapeText(location)}`]),
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    ...(organizer === undefined ? [] : [`ORGANIZER;CN=${quote(organizer.name)}:mailto:${organizer.email}`]),
    ...(attendee === undefined
      ? []
      : [`ATTENDEE;CN=${quote(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.email}`]),
    // RFC 5546 (3.2.5) allows no alarm in a cancellation.
    ...(event.alarmMinutes === undefined || method === 'CANCEL' ? [] : listAlarmLines(event.summary, event.alarmMinutes)),
    'END:VEVENT',
  ];
}

function listAlarmLines(summary: string, minutes: number): readonly string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:-PT${minutes}M`, `DESCRIPTION:${escapeText(summary)}`, 'END:VALARM'];
}

function formatInstant(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Text as a value; separators, and controls that some readers treat as a line end, become spaces. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n|\r|\u2028|\u2029|\u0085/g, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, ' ');
}

/** A parameter value as in RFC 6868. */
function quote(text: string): string {
  const written = text
    .replace(/\p{Cc}|\u2028|\u2029/gu, ' ')
    .replace(/\^/g, '^^')
    .replace(/"/g, "^'");
  return `"${written}"`;
}

const longestLine = 75;
const utf8 = new TextEncoder();

/** A line in pieces of at most 75 octets, cut between characters; each further piece begins with a space. */
function fold(line: string): string {
  const pieces: string[] = [];
  let [piece, octets] = ['', 0];
  for (const character of line) {
    const length = utf8.encode(character).length;
    if (octets + length > longestLine) {
      pieces.push(piece);
      [piece, octets] = [' ', 1];
    }
    piece += character;
    octets += length;
  }
  return [...pieces, piece].join('\r\n');
}
