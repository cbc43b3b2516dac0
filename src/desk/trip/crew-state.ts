import type { ShapeName } from '../ui/icons/icon-names.ts';
import type { Tone } from '../ui/state.tsx';
import type { TripPage } from './trip-page.ts';

export type CrewStateKey = 'none' | 'placed' | 'unread' | 'read' | 'partner';

/** What was sent to a driver of a trip. */
type Sheet = { readonly seenAt: string | null };

/** How far the crew of a trip is: the vehicle that is furthest behind counts. Null where nobody drives because nothing is booked yet. */
export function findCrewState({ row, crews, assigned }: TripPage, sheets: readonly Sheet[]): CrewStateKey | null {
  if (row.state !== 'booked' && row.state !== 'done') return null;
  if (assigned.length === 0 || crews.some((vehicle) => vehicle.crews.length === 0 && assigned.length < crews.length)) return 'none';
  if (sheets.length > 0) return sheets.some(({ seenAt }) => seenAt === null) ? 'unread' : 'read';
  const isByPartners = assigned.every(({ operator }) => operator !== null);
  return isByPartners ? 'partner' : 'placed';
}

export const crewLooks: Readonly<Record<CrewStateKey, { readonly shape: ShapeName; readonly tone: Tone }>> = {
  none: { shape: 'open', tone: 'red' },
  placed: { shape: 'placed', tone: 'grey' },
  unread: { shape: 'unread', tone: 'amber' },
  read: { shape: 'read', tone: 'blue' },
  partner: { shape: 'offered', tone: 'blue' },
};
