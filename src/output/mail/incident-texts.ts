import type { Trip } from '#domain/trip/trip.ts';
import type { IncidentKind, PreparedMessage } from '#operations/incidents/rules/incident.ts';
import { getMailTexts, type Translate } from './texts.ts';

/**
 * Suggested texts about an incident for the trip's customer, in the customer's language, for staff to review and edit before sending. A
 * replacement is mentioned once it is assigned.
 */
function prepare(
  trip: Pick<Trip, 'language' | 'assignment'>,
  { kind, minutes }: { readonly kind: IncidentKind; readonly minutes: number | null },
): readonly { readonly message: PreparedMessage; readonly text: string }[] {
  const t = getMailTexts(trip.language);
  const late = minutes === null || minutes === 0 ? '' : ` ${t('incident.late', { minutes })}`;
  const crew = crewLine(trip, t);
  return [
    { message: 'first', text: `${t(`incident.first.${kind}`)}${late}` },
    { message: 'update', text: `${t('incident.update')}${late}` },
    ...(crew === null ? [] : [{ message: 'crew', text: crew } as const]),
    { message: 'over', text: t('incident.over.text') },
  ];
}

function crewLine({ assignment }: Pick<Trip, 'assignment'>, t: Translate): string | null {
  if (assignment === null) return null;
  const { driverName: name, driverPhone: phone, vehicle } = assignment;
  return t('incident.crew', { name, phone, vehicle });
}

/** When the customer hears from us again, in the time zone where the trip begins. */
function nextWord({ language, itinerary }: Pick<Trip, 'language' | 'itinerary'>, at: string): string {
  const timeZone = itinerary.stops[0]?.place.timeZone ?? 'UTC';
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return getMailTexts(language)('incident.nextWord', { time: new Intl.DateTimeFormat('en-GB', clock).format(Date.parse(at)) });
}

/** Texts about incidents, in the language of each trip's customer. */
export const incidentWords = { prepare, nextWord };
