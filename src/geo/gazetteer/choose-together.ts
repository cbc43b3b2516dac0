import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { AddressParts } from '../address/address-parts.ts';
import { getGreatCircleKilometres } from '../distance.ts';

/** A place that a text may name. `points`: how likely by itself, on the scale of `rankingPoints`. */
export type Candidate = {
  readonly place: number;
  readonly points: number;
  readonly coordinates: Coordinates;
  /** A part of a town. */
  readonly isPart: boolean;
  /** What was said beside the town; absent where it is the place itself. */
  readonly address?: TypedAddress;
};

/** The parts of an address beside its town, as typed. */
export type TypedAddress = AddressParts & { readonly zip: string };

/** Within this distance nearness says nothing more; ten times as far from it, a place has to be some thirty times as large. */
const nearbyKilometres = 30;
const pointsPerPower = 1.45;
/** A part of a town gains nothing by lying in it: who goes from Madrid to Salamanca goes to the city. */
const leastLossOfParts = 1;

/** Points lost by lying at a distance from the nearest other stop: a coach seldom goes to the farther of two namesakes. */
function getDistanceLoss(from: Coordinates, to: Coordinates): number {
  return pointsPerPower * Math.log10(1 + getGreatCircleKilometres(from, to) / nearbyKilometres);
}

/**
 * Chooses one candidate of each list, as the stops of one trip: the likeliest by size and country that lies near another stop. `known` are
 * the stops about which there is no doubt. Another list draws to each of its candidates, less to the unlikelier ones, so that the order of
 * the lists does not matter; a list of the same places is the same text again and does not draw. Null for a list without candidates.
 */
export function chooseTogether(lists: readonly (readonly Candidate[])[], known: readonly Coordinates[]): (Candidate | null)[] {
  return rankTogether(lists, known).map(([best]) => best?.candidate ?? null);
}

/** {@link chooseTogether} with those that were not chosen: each list by its scores, the likeliest first. */
function rankTogether(lists: readonly (readonly Candidate[])[], known: readonly Coordinates[]): Ranked[][] {
  const names = lists.map(nameList);
  return lists.map((candidates, at) => {
    const others = lists.filter((list, other) => names[other] !== names[at] && list.length > 0);
    return rankOne(candidates, { others, known });
  });
}

type Ranked = { readonly candidate: Candidate; readonly score: number };

function nameList(candidates: readonly Candidate[]): string {
  return candidates
    .map(({ place }) => place)
    .sort((first, second) => first - second)
    .join(' ');
}

type Surroundings = { readonly others: readonly (readonly Candidate[])[]; readonly known: readonly Coordinates[] };

function rankOne(candidates: readonly Candidate[], around: Surroundings): Ranked[] {
  const isAlone = candidates.length === 1;
  return candidates
    .map((candidate) => ({ candidate, score: candidate.points - (isAlone ? 0 : getLeastLoss(candidate, around)) }))
    .sort((one, other) => other.score - one.score || one.candidate.place - other.candidate.place);
}

function getLeastLoss({ coordinates, isPart }: Candidate, { others, known }: Surroundings): number {
  const losses = known.map((point) => getDistanceLoss(coordinates, point));
  for (const list of others) {
    const most = Math.max(...list.map(({ points }) => points));
    for (const { points, coordinates: point } of list) losses.push(getDistanceLoss(coordinates, point) + most - points);
  }
  return losses.length === 0 ? 0 : Math.max(isPart ? leastLossOfParts : 0, Math.min(...losses));
}
