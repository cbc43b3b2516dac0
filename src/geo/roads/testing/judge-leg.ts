import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { Barriers } from '../barriers.ts';
import { findWayRound } from '../way-round.ts';

type JudgedLeg = { readonly from: Coordinates; readonly to: Coordinates; readonly kilometres: number };

/** The point of a town may be 50 metres off the road. */
const slackKilometres = 0.05;
/** The way over land is found on a coarse grid, and round a crest even if the road crosses it by a pass: the Tonale saves 31 percent. */
const leastShare = 0.68;
/** If there is no way over land within twice the straight line, a road hardly longer than that crosses the water. */
const leastRound = 1.1;
const most = { times: 2.6, added: 12 };

/**
 * What is wrong with a road between two towns, by the map of waters and the crests alone: `short` for one that is shorter than the straight
 * line or than the way over land allows, `long` for one that is far longer than necessary. Null if nothing is.
 */
export function judgeLeg(barriers: Barriers, { from, to, kilometres }: JudgedLeg): 'short' | 'long' | null {
  const straight = getGreatCircleKilometres(from, to);
  if (kilometres < straight - slackKilometres) return 'short';
  if (barriers.isOpen(from, to)) return kilometres > straight * most.times + most.added ? 'long' : null;
  const way = findWayRound(barriers, from, to);
  if (way === null) return kilometres < straight * leastRound ? 'short' : null;
  if (kilometres < way * leastShare) return 'short';
  return kilometres > way * most.times + most.added ? 'long' : null;
}
