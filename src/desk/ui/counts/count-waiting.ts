import type { DeskQueries } from '#desk-service/desk-service.ts';

type Kind = Awaited<ReturnType<DeskQueries['today']['kinds']>>[number];

/** The place in the rail where each kind of Today's lines is done, for kinds that have one. */
const placeOf: Partial<Readonly<Record<Kind, string>>> = {
  coach: '/board',
  offer: '/offers',
  overdue: '/payments',
  card: '/drivers',
  unit: '/fleet',
  review: '/reviews',
  message: '/messages',
};

/** How much waits at the places of the desk: everything on Today, and some of it where it is done. */
export function countByPlace(kinds: readonly Kind[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = { '/': kinds.length };
  for (const place of Object.values(placeOf)) counts[place] = 0;
  for (const kind of kinds) {
    const place = placeOf[kind];
    if (place !== undefined) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
