import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { Crossing, RoadLeg } from '#domain/itinerary/routed.ts';
import type { CountryIndex } from '../countries/country-index.ts';
import { splitByCountry } from '../countries/kilometres-by-country.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import { spaceEvenly } from './even-line.ts';
import type { LineSpan } from './line-span.ts';
import { findShuttleSpans } from './shuttle-trains.ts';

/** What every engine returns for one leg. */
export type EngineLeg = { readonly kilometres: number; readonly line: readonly Coordinates[]; readonly spans: readonly LineSpan[] };

export type LegMaking = {
  readonly countries: CountryIndex;
  /** Coach minutes are calculated from the distance: the engine's own time is that of a car or of a bus that keeps to every limit. */
  readonly estimateMinutes: (kilometres: number) => number;
};

/** As fine as the borders of the atlas. */
const countryStep = 1.5;
/** Enough for the picture; an engine's own line has thousands of points. */
const mostLinePoints = 150;
/** An engine whose route starts further away than this has snapped the place to another road, perhaps across water. */
const snapKilometres = 5;

/** Whether the line starts and ends at the requested points. */
export function isLineBetween({ line }: EngineLeg, from: Coordinates, to: Coordinates): boolean {
  const [first] = line;
  const last = line.at(-1);
  if (first === undefined || last === undefined) return false;
  return getGreatCircleKilometres(first, from) <= snapKilometres && getGreatCircleKilometres(last, to) <= snapKilometres;
}

/** Our leg from an engine's answer; null outside our countries. Time and distance on board are not driven. */
export function createRoadLeg({ countries, estimateMinutes }: LegMaking, leg: EngineLeg): RoadLeg | null {
  const lengths = getLengths(leg.line);
  const scale = leg.kilometres / Math.max(lengths.at(-1) ?? 0, 1e-9);
  const spans = [...leg.spans, ...findShuttleSpans(leg.line, lengths)];
  const onBoard = spans.filter(({ kind }) => kind !== 'toll').sort((left, right) => left.from - right.from);
  const split = (from: number, to: number) =>
    splitByCountry(countries, {
      line: spaceEvenly(leg.line.slice(from, to + 1), countryStep),
      kilometres: ((lengths[to] ?? 0) - (lengths[from] ?? 0)) * scale,
    });
  const kilometresByCountry = addUp(findDriven(leg.line.length, onBoard).map(({ from, to }) => split(from, to)));
  const kilometres = roundTenth(Object.values(kilometresByCountry).reduce((sum, part) => sum + part, 0));
  if (kilometres === 0 && leg.kilometres >= 1 && onBoard.length === 0) return null;
  return {
    kilometres,
    minutes: estimateMinutes(kilometres),
    kilometresByCountry,
    tollKilometresByCountry: addUp(spans.filter(({ kind }) => kind === 'toll').map(({ from, to }) => split(from, to))),
    crossings: onBoard.map(createCrossing),
    hasFerry: onBoard.length > 0,
    line: thinLine(leg.line, lengths.at(-1) ?? 0),
  };
}

/** Kilometres from the first point to each. */
function getLengths(line: readonly Coordinates[]): number[] {
  let sum = 0;
  return line.map((point, at) => {
    sum += getGreatCircleKilometres(line[at - 1] ?? point, point);
    return sum;
  });
}

/** What lies between the spans on board. */
function findDriven(count: number, onBoard: readonly LineSpan[]): { from: number; to: number }[] {
  const starts = [0, ...onBoard.map(({ to }) => to)];
  const ends = [...onBoard.map(({ from }) => from), count - 1];
  return starts.map((from, at) => ({ from, to: ends[at] ?? from })).filter(({ from, to }) => to > from);
}

function createCrossing({ key, kind, minutes }: LineSpan): Crossing {
  return { key, kind: kind === 'shuttle-train' ? 'shuttle-train' : 'ferry', minutesOnBoard: minutes };
}

function addUp(parts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [code, kilometres] of parts.flatMap((part) => Object.entries(part))) {
    sums[code] = roundTenth((sums[code] ?? 0) + kilometres);
  }
  return Object.fromEntries(Object.entries(sums).filter(([, kilometres]) => kilometres > 0));
}

function thinLine(line: readonly Coordinates[], kilometres: number): readonly Coordinates[] {
  return line.length <= mostLinePoints ? line : spaceEvenly(line, Math.max(kilometres / (mostLinePoints - 2), 0.01));
}

function roundTenth(kilometres: number): number {
  return Math.round(kilometres * 10) / 10;
}
