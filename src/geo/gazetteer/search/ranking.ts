import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '../../distance.ts';

/**
 * The points of the ranking, on the scale of a place's weight: one point is ten times the inhabitants. Set by hand so that the 1,500
 * largest towns come first when typed in full and a town of the site's own country outranks one twenty times its size.
 */
export const rankingPoints = {
  exact: 2,
  laterWord: -1,
  laterWordExact: -0.4,
  anyOrder: -0.6,
  edit: -1.5,
  similarLength: 1.3,
  otherName: -0.5,
  ownCountry: 1.3,
  near: 0.8,
  /** The whole name of a village: less than of a town, because a typing error turns towns into villages. */
  village: 1.5,
} as const;

/**
 * The points that distinguish namesakes if a text was typed and none was chosen. A town of the site's country outranks one fourteen times
 * its size; "Vienne" is Vienna for French speakers, and a town on the Rhône for others.
 */
export const namesakePoints = {
  ownCountry: 1.15,
  otherLanguage: -0.5,
  qualified: -0.6,
  withoutArticle: -0.3,
  /** An airport by its three letters, beside a town of that name. */
  code: -1.2,
  /** A part of a longer name: "Binz" of Ostseebad Binz. */
  shortened: -0.2,
  /** The text is only the beginning of the name. */
  longer: -1,
  skiResort: 0.9,
  /** We do not serve it. */
  unserved: -5,
} as const;

/** Distance at which closeness has lost most of its value. */
const nearKilometres = 100;

/** Extra points for closeness to a place that the visitor has chosen already. */
export function getNearPoints(near: Coordinates, place: Coordinates): number {
  return rankingPoints.near * Math.exp(-getGreatCircleKilometres(near, place) / nearKilometres);
}

/** The best places seen so far, each once, best first; places with the same score in the order of the data. */
export type BestPlaces = {
  readonly limit: number;
  readonly places: number[];
  readonly scores: number[];
};

export function createBestPlaces(limit: number): BestPlaces {
  return { limit, places: [], scores: [] };
}

/** The score that a place must exceed to be included. */
export function getThreshold({ limit, scores }: BestPlaces): number {
  return scores.length < limit ? -Infinity : (scores[limit - 1] as number);
}

export function offerPlace(best: BestPlaces, place: number, score: number): void {
  if (score <= getThreshold(best)) {
    return;
  }
  const already = best.places.indexOf(place);
  if (already !== -1) {
    if ((best.scores[already] as number) >= score) return;
    best.places.splice(already, 1);
    best.scores.splice(already, 1);
  }
  let at = best.scores.length;
  while (at > 0 && isBefore({ place, score }, { place: best.places[at - 1] as number, score: best.scores[at - 1] as number })) {
    at--;
  }
  best.places.splice(at, 0, place);
  best.scores.splice(at, 0, score);
  if (best.places.length > best.limit) {
    best.places.pop();
    best.scores.pop();
  }
}

type Scored = { readonly place: number; readonly score: number };

function isBefore(left: Scored, right: Scored): boolean {
  return left.score > right.score || (left.score === right.score && left.place < right.place);
}
