import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { AddressParts } from '../address/address-parts.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import { namesakePoints } from './search/ranking.ts';

/** A place that a text may name. `points`: its own likelihood, on the scale of `rankingPoints`. */
export type Candidate = {
  readonly place: number;
  readonly points: number;
  readonly coordinates: Coordinates;
  /** A part of a town. */
  readonly isPart: boolean;
  /** Of the site's country. */
  readonly isOwn: boolean;
  /** The text beside the town; absent if it is the place itself. */
  readonly address?: TypedAddress;
  /** Its town may be just a word of the typed name: it counts only near another stop. */
  readonly isGuessed?: boolean;
};

/** The parts of an address beside its town, as typed. */
export type TypedAddress = AddressParts & { readonly zip: string };

/** Within this distance closeness no longer matters; ten times as far, a place must be some thirty times as large. */
const nearbyKilometres = 30;
const pointsPerPower = 1.45;
/** A part of a town gains nothing from being in it: a trip from Madrid to Salamanca goes to the city. */
const leastLossOfParts = 1;

/** Points lost with the distance from the nearest other stop: a coach seldom goes to the farther of two namesakes. */
function getDistanceLoss(from: Coordinates, to: Coordinates): number {
  return pointsPerPower * Math.log10(1 + getGreatCircleKilometres(from, to) / nearbyKilometres);
}

/** What a text may name: one of the candidates, unless one of their rivals leads to a question; rivals are never chosen by themselves. */
export type NameList = { readonly candidates: readonly Candidate[]; readonly rivals: readonly Candidate[] };

/**
 * Chooses one candidate of each list, as the stops of one trip: the most likely by size and country near another stop. `known` are the
 * certain stops. Another list attracts towards each of its candidates, less towards the less likely ones, so that the order of the lists
 * does not matter; a list of the same places is a repeated text and does not attract. Null for a list without candidates.
 */
export function chooseTogether(lists: readonly (readonly Candidate[])[], known: readonly Coordinates[]): (Candidate | null)[] {
  return rankTogether(lists, known).map(([best]) => best?.candidate ?? null);
}

/** {@link chooseTogether} with those that were not chosen: each list by its scores, the most likely first. */
function rankTogether(lists: readonly (readonly Candidate[])[], known: readonly Coordinates[]): Ranked[][] {
  return lists.map((candidates, at) => rankOne(candidates, findSurroundings(lists, { at, known })));
}

/**
 * What each list means, as the stops of one trip: the one candidate that is clearly meant, several to choose from, the nearest to the other
 * stops first, or none.
 */
export function judgeTogether(lists: readonly NameList[], known: readonly Coordinates[]): (readonly Candidate[])[] {
  const candidates = lists.map((list) => list.candidates);
  const winners = chooseTogether(candidates, known);
  return lists.map((list, at) => {
    const winner = winners[at] ?? null;
    if (winner === null) return [];
    const around = findSurroundings(candidates, { at, known });
    const ranked = rankOne([...list.candidates, ...list.rivals], around);
    const others = winners.flatMap((other) => (other === null || other.place === winner.place ? [] : other.coordinates));
    return listPlausible(winner, { ranked, stops: [...known, ...others] });
  });
}

type Ranked = { readonly candidate: Candidate; readonly score: number };

type Position = { readonly at: number; readonly known: readonly Coordinates[] };

function findSurroundings(lists: readonly (readonly Candidate[])[], { at, known }: Position): Surroundings {
  const own = nameList(lists[at] ?? []);
  return { others: lists.filter((list) => list.length > 0 && nameList(list) !== own), known };
}

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

/** A namesake four times as likely as the others is meant. */
const plainLead = 0.6;
/** A visitor of a country's site may still mean a foreign town: a hamlet in the visitor's country does not lead to a question. */
const lessForOwn = 0.35;
/**
 * The points of a town of 20,000 in the visitor's country by its own name. Such a town may be meant, although a foreign capital has the
 * same name.
 */
const plainAtHome = Math.log10(20_000) + namesakePoints.ownCountry;
const moreAtHome = 0.35;
/** Beside other stops, their distances have said most of it. */
const lessBesideStops = 0.1;
/** In a question, less likely ones are offered too. */
const offeredLead = 1;
const mostOffered = 4;
/** Places this close together are one for pricing. */
const sameKilometres = 10;
/** Within a day trip of another stop, with its namesakes this many times as far away: it is meant, however small. */
const nearKilometres = 100;
const leastKilometres = 10;
const timesAsFar = 4;

/** Some eight times as large: groups go to Hopfgarten im Brixental rather than to a nearby hamlet. */
const muchLarger = 0.9;

function getSize({ points, isOwn }: Candidate): number {
  return points - (isOwn ? namesakePoints.ownCountry : 0);
}

/** The size of 2,000 inhabitants: below it, a bare name may mean the better-known place. */
const hamletSize = 3.3;

/** The size of 100,000 inhabitants: such a city is known far away. */
const citySize = 5;

/** "Halle" may be the city on the Saale, although a smaller town of the name is near. */
function isKnownBeside(winner: Candidate, rival: Candidate): boolean {
  const isSmall = getSize(winner) < hamletSize || (getSize(rival) >= citySize && !winner.isPart && rival.isOwn);
  return isSmall && getSize(rival) >= getSize(winner) + muchLarger;
}

/** From this distance on, a smaller namesake may be meant that is this many times nearer to the other stops. */
const distantKilometres = 60;
const timesNearer = 1.5;
/** A twentieth as large, or a fifth if the text is only a part of its name; and no hamlet. */
const muchSmaller = 1.3;
const leastNearer = 3;
/** Half as large, and hardly farther: "Rotenburg" on the Wümme and on the Fulda. */
const hardlySmaller = 0.3;
const hardlyFarther = 1.25;

type Nearer = { readonly rival: Candidate; readonly stops: readonly Coordinates[] };

/** Neustadt an der Aisch beside the larger one on the Weinstraße, for a trip from Würzburg. */
function isNearerNamesake(winner: Candidate, { rival, stops }: Nearer): boolean {
  const apart = getNearest(winner, stops);
  const isComparable = getSize(winner) < citySize && getSize(rival) >= Math.max(leastNearer, getSize(winner) - muchSmaller);
  if (stops.length === 0 || !isComparable || apart <= distantKilometres) return false;
  const isAlike = rival.isOwn === winner.isOwn && getSize(rival) >= getSize(winner) - hardlySmaller;
  return getNearest(rival, stops) * timesNearer <= apart || (isAlike && getNearest(rival, stops) <= hardlyFarther * apart);
}

/** Beyond this distance nobody calls a part of a town by its name alone: "Rothenburg" is on the Tauber, and not in Braunschweig. */
const partKilometres = 20;

function isTownOfPart(winner: Candidate, { rival, stops }: Nearer): boolean {
  return winner.isPart && !rival.isPart && getSize(rival) >= getSize(winner) && getNearest(winner, stops) > partKilometres;
}

type Rivalry = { readonly ranked: readonly Ranked[] /** The trip's other stops. */; readonly stops: readonly Coordinates[] };

/** The winner alone if it is clearly meant, otherwise with its rivals. */
function listPlausible(winner: Candidate, { ranked, stops }: Rivalry): readonly Candidate[] {
  const score = ranked.find(({ candidate }) => candidate === winner)?.score ?? 0;
  const rivals = listRivals(winner, ranked).map((rival) => (winner.isOwn ? rival : rateAtHome(rival, stops)));
  const isLikely = ({ candidate, score: points }: Ranked) =>
    points > score - plainLead ||
    isKnownBeside(winner, candidate) ||
    [isNearerNamesake, isTownOfPart].some((isMeant) => isMeant(winner, { rival: candidate, stops }));
  const likely = rivals.filter(isLikely);
  const near = getNearest(winner, stops);
  const isFar = ({ candidate }: Ranked) =>
    getNearest(candidate, stops) >= timesAsFar * Math.max(near, leastKilometres) &&
    !isKnownBeside(winner, candidate) &&
    !isTownOfPart(winner, { rival: candidate, stops });
  if (likely.length === 0 || (near <= nearKilometres && likely.every(isFar))) return [winner];
  const offered = rivals.filter((rival) => rival.score > score - offeredLead || isLikely(rival)).slice(0, mostOffered - 1);
  const all = [winner, ...offered.map(({ candidate }) => candidate)];
  return stops.length === 0 ? all : all.toSorted((one, other) => getNearest(one, stops) - getNearest(other, stops));
}

function rateAtHome({ candidate, score }: Ranked, stops: readonly Coordinates[]): Ranked {
  if (!candidate.isOwn) return { candidate, score };
  if (candidate.points < plainAtHome || candidate.isPart) return { candidate, score: score - lessForOwn };
  return { candidate, score: stops.length === 0 ? score + moreAtHome : score - lessBesideStops };
}

/** Those in another place than the winner, each place once. A part of a town with a town's name leads to no question. */
function listRivals(winner: Candidate, ranked: readonly Ranked[]): readonly Ranked[] {
  const kept: Ranked[] = [];
  for (const one of ranked) {
    const { candidate } = one;
    const seen = [winner, ...kept.map((other) => other.candidate)];
    const isElsewhere = seen.every(({ coordinates }) => getGreatCircleKilometres(coordinates, candidate.coordinates) > sameKilometres);
    if (isElsewhere && (winner.isPart || !candidate.isPart)) kept.push(one);
  }
  return kept;
}

function getNearest({ coordinates }: Candidate, stops: readonly Coordinates[]): number {
  return Math.min(...stops.map((stop) => getGreatCircleKilometres(stop, coordinates)));
}
