import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import { parseNumber, parseTable } from '../gazetteer/table.ts';
import type { WaterMask } from '../water/water-mask.ts';
import { fixedLinkRows } from './data/fixed-links.ts';
import { ridgeRows, riverRows } from './data/ridges.ts';
import { cutGaps, type Gap, listRiverBridges, loadRivers, moveToRivers } from './rivers.ts';

export type Barriers = {
  /** Whether the point is in water that no bridge of ours crosses there. */
  isWet(latitude: number, longitude: number): boolean;
  /** Whether a road may run nearly straight between two points: over no ridge, and over no water that it would go round. */
  isOpen(from: Coordinates, to: Coordinates): boolean;
  /** Whether the straight line crosses a named river between its bridges. */
  isOverRiver(from: Coordinates, to: Coordinates): boolean;
  /** The ridges near the straight line or within this many degrees of it; for a short line also the rivers between their bridges. */
  findRidges(from: Coordinates, to: Coordinates, margin: number): readonly Ridge[];
};

/** A straight piece of a line, in degrees. */
export type Segment = { readonly from: Coordinates; readonly to: Coordinates };

/** A piece of a crest, or of a river without a bridge, with its name. */
type Ridge = Segment & { readonly name: string };

type FixedLink = Segment & { readonly radius: number };

const sampleKilometres = 0.25;
const coarseKilometres = 0.5;
/**
 * Water that a road crosses without a detour: rivers with their bridges, ponds, a roughly drawn coast. In kilometres at a stretch, slightly
 * more on longer lines, and in all.
 */
const narrow = { stretch: 0.75, each: 0.01, all: 1, share: 0.06 };
/** A place in the water is on a quay, or its town's point is slightly off. */
const quayKilometres = 1;
const kilometresPerDegree = 111.2;
/** A fixed link of more kilometres is a city on both banks: the bridges of a river in it are listed one by one. */
const widestBridge = 2.4;
/** As the crow flies: over a longer way the next bridge is no detour. */
const longestToBridge = 48;

export function createBarriers(water: WaterMask): Barriers {
  const links = parseLinks();
  const ridges = groupByDegree(parseRidges(), () => 0);
  const rivers = groupByDegree(listRiversBetweenBridges(links), () => 0);
  const linksAt = groupByDegree(links, ({ radius }) => radius / 40);
  const isWet = (latitude: number, longitude: number) =>
    water.isWater(latitude, longitude) &&
    !linksAt.get(getDegree(latitude, longitude))?.some((link) => isNearLink(link, { latitude, longitude }));
  const findRidges: Barriers['findRidges'] = (from, to, margin) => {
    const found = new Set<Ridge>();
    const isNear = getGreatCircleKilometres(from, to) <= longestToBridge;
    for (const degree of listDegrees({ from, to }, margin)) {
      for (const ridge of ridges.get(degree) ?? []) found.add(ridge);
      if (isNear) for (const piece of rivers.get(degree) ?? []) found.add(piece);
    }
    return [...found];
  };
  return {
    isWet,
    findRidges,
    isOverRiver: (from, to) =>
      listDegrees({ from, to }, 0).some((degree) => rivers.get(degree)?.some((piece) => doCross(piece, { from, to })) === true),
    isOpen: (from, to) => {
      const line = { from, to };
      return !findRidges(from, to, 0).some((ridge) => doCross(ridge, line)) && !isParted(isWet, line);
    },
  };
}

/** Whether two pieces of lines cross on the plane; accurate enough over a few kilometres. */
export function doCross(one: Segment, other: Segment): boolean {
  return getSide(one, other.from) !== getSide(one, other.to) && getSide(other, one.from) !== getSide(other, one.to);
}

function getSide({ from, to }: Segment, point: Coordinates): boolean {
  const up = (to.latitude - from.latitude) * (point.longitude - from.longitude);
  return up > (to.longitude - from.longitude) * (point.latitude - from.latitude);
}

/** Whether the straight line crosses more water than a road does. Most lines hardly touch any: a coarse check is enough for them. */
function isParted(isWet: Barriers['isWet'], line: Segment): boolean {
  const kilometres = getGreatCircleKilometres(line.from, line.to);
  const most = narrow.stretch + narrow.each * Math.max(0, kilometres - 15);
  const mostInAll = narrow.all + narrow.share * kilometres;
  return [coarseKilometres, sampleKilometres].every((sample) => {
    const { step, wet } = takeSamples(isWet, line, { kilometres, sample });
    const { longest, all } = measureWet(wet, step);
    return longest > most - (sample === coarseKilometres ? sample / 2 : 0) || all > mostInAll - (sample === coarseKilometres ? sample : 0);
  });
}

function takeSamples(isWet: Barriers['isWet'], { from, to }: Segment, { kilometres, sample }: { kilometres: number; sample: number }) {
  const count = Math.max(1, Math.ceil(kilometres / sample));
  const wet = new Uint8Array(count + 1);
  const [up, across] = [(to.latitude - from.latitude) / count, (to.longitude - from.longitude) / count];
  for (let at = 0; at <= count; at++) wet[at] = Number(isWet(from.latitude + at * up, from.longitude + at * across));
  const step = kilometres / count;
  leaveQuays(wet, Math.ceil(quayKilometres / Math.max(step, 0.01)));
  return { step, wet };
}

function leaveQuays(wet: Uint8Array, samples: number): void {
  for (let at = 0; at < samples && wet[at] === 1; at++) wet[at] = 0;
  for (let at = 1; at <= samples && wet[wet.length - at] === 1; at++) wet[wet.length - at] = 0;
}

function measureWet(wet: Uint8Array, step: number): { readonly longest: number; readonly all: number } {
  let [all, stretch, longest] = [0, 0, 0];
  for (const sample of wet) {
    stretch = sample === 1 ? stretch + step : 0;
    all += sample * step;
    longest = Math.max(longest, stretch);
  }
  return { longest, all };
}

export function getPointAlong({ from, to }: Segment, share: number): Coordinates {
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: from.longitude + (to.longitude - from.longitude) * share,
  };
}

function getBoxOf({ from, to }: Segment) {
  return {
    south: Math.min(from.latitude, to.latitude),
    north: Math.max(from.latitude, to.latitude),
    west: Math.min(from.longitude, to.longitude),
    east: Math.max(from.longitude, to.longitude),
  };
}

function isNearLink({ from, to, radius }: FixedLink, point: Coordinates): boolean {
  const narrowing = Math.cos((point.latitude * Math.PI) / 180);
  const [up, across] = [to.latitude - from.latitude, (to.longitude - from.longitude) * narrowing];
  const [aboveFrom, besideFrom] = [point.latitude - from.latitude, (point.longitude - from.longitude) * narrowing];
  const length = up ** 2 + across ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (aboveFrom * up + besideFrom * across) / length));
  return Math.hypot(aboveFrom - share * up, besideFrom - share * across) * kilometresPerDegree <= radius;
}

/** The named rivers, open where a bridge crosses them. */
function listRiversBetweenBridges(links: readonly FixedLink[]): Ridge[] {
  const rivers = loadRivers();
  const bridges = links.filter(({ radius }) => radius <= widestBridge);
  const gaps = bridges.flatMap(({ from, to, radius }): Gap[] => [from, to].map((at) => ({ at, radius })));
  return cutGaps(rivers, [...moveToRivers(listRiverBridges(), rivers), ...gaps]);
}

function parseRidges(): Ridge[] {
  return [ridgeRows, riverRows]
    .flatMap((rows) => parseTable(rows, 2))
    .flatMap(([name = '', line = '']) => {
      const points = line.split(', ').map(parsePoint);
      return points.slice(1).map((to, at) => ({ name, from: points[at] ?? to, to }));
    });
}

function parseLinks(): FixedLink[] {
  return parseTable(fixedLinkRows, 3).map(([, ends = '', radius = '']) => {
    const [from, to = from] = ends.split(', ').map(parsePoint);
    if (from === undefined || to === undefined) throw new Error(`a fixed link without a place: ${ends}`);
    return { from, to, radius: parseNumber(radius) };
  });
}

function parsePoint(cell: string): Coordinates {
  const [latitude = '', longitude = ''] = cell.split(' ');
  return { latitude: parseNumber(latitude), longitude: parseNumber(longitude) };
}

function getDegree(latitude: number, longitude: number): number {
  return Math.floor(latitude) * 1000 + Math.floor(longitude);
}

/** The numbers of the degrees that a line touches with a margin. */
function listDegrees(line: Segment, margin: number): number[] {
  const { south, north, west, east } = getBoxOf(line);
  const degrees: number[] = [];
  for (let latitude = Math.floor(south - margin); latitude <= north + margin; latitude++) {
    for (let longitude = Math.floor(west - margin); longitude <= east + margin; longitude++) degrees.push(getDegree(latitude, longitude));
  }
  return degrees;
}

/** What may be near a point of each degree. */
function groupByDegree<Each extends Segment>(items: readonly Each[], getMargin: (item: Each) => number): Map<number, Each[]> {
  const groups = new Map<number, Each[]>();
  for (const item of items) {
    for (const degree of listDegrees(item, getMargin(item))) groups.set(degree, [...(groups.get(degree) ?? []), item]);
  }
  return groups;
}
