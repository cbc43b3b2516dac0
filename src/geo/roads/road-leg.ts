import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { Crossing, RoadLeg } from '#domain/itinerary/routed.ts';
import type { CountryIndex } from '../countries/country-index.ts';
import { splitByCountry } from '../countries/kilometres-by-country.ts';
import { estimateCoachMinutes } from './coach-speed.ts';
import { distanceTollCountries } from './distance-tolls.ts';
import { isOverWater } from './driving-cost.ts';
import { getLocalMountainSpeed, getMountainSpeed } from './mountain-speed.ts';
import type { EdgeKind, Hub, RoadEdge, RoadNetwork } from './road-network.ts';
import { listMainRoads, loadRoadNumbers } from './road-numbers.ts';
import type { Stretch } from './road-way.ts';

type Tenths = Record<string, number>;
/** What a stretch adds to a leg, in tenths of kilometres, so that sums are exact. */
type Part = {
  readonly tenths: number;
  readonly byCountry: Tenths;
  readonly tolled: Tenths;
  /** The speed that climbs and bends allow; null if the distance alone determines the time. */
  readonly mountainSpeed: number | null;
};

export type LegMaker = (stretches: readonly Stretch[]) => RoadLeg;

/** Creates legs from ways. The countries of whole edges are computed once and cached. */
export function createLegMaker(network: RoadNetwork, countries: CountryIndex): LegMaker {
  const remembered = new Map<number, Part>();
  const numbers = loadRoadNumbers(network);
  const getPart = (stretch: Stretch): Part => {
    const { from, to, edge } = stretch;
    const hubs = edge === null ? [] : getHubs(network, edge);
    if (edge === null || !hubs.every((hub) => hub === from || hub === to)) return createPart(network, countries, stretch);
    const part = remembered.get(edge) ?? createPart(network, countries, stretch);
    remembered.set(edge, part);
    return part;
  };
  return (stretches) => ({ ...createLeg(network, stretches, stretches.map(getPart)), roads: listMainRoads(stretches, numbers) });
}

function createLeg({ edges }: RoadNetwork, stretches: readonly Stretch[], parts: readonly Part[]): RoadLeg {
  const kilometres = parts.reduce((sum, { tenths }) => sum + tenths, 0) / 10;
  const crossings = stretches.flatMap(({ edge }) => listCrossings(edges[edge ?? -1]));
  return {
    kilometres,
    minutes: estimateMinutes(kilometres, parts),
    kilometresByCountry: sumKilometres(parts.map(({ byCountry }) => byCountry)),
    tollKilometresByCountry: sumKilometres(parts.map(({ tolled }) => tolled)),
    crossings,
    hasFerry: crossings.some(isOverWater),
    line: [...stretches.map(({ from }) => getPoint(from)), ...stretches.slice(-1).map(({ to }) => getPoint(to))],
  };
}

/** By the distance, and longer in the mountains, where the speed of such a long leg cannot be kept. */
function estimateMinutes(kilometres: number, parts: readonly Part[]): number {
  const minutes = estimateCoachMinutes(kilometres);
  const usual = minutes / Math.max(kilometres, 0.1);
  const late = parts.reduce((sum, { tenths, mountainSpeed }) => {
    return mountainSpeed === null ? sum : sum + (tenths / 10) * Math.max(0, 60 / mountainSpeed - usual);
  }, 0);
  return Math.round(minutes + late);
}

/** A hub is more than its coordinates. */
function getPoint({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude, longitude };
}

function listCrossings(edge: RoadEdge | undefined): Crossing[] {
  if (!edge || edge.crossing === null) return [];
  const { kind } = edge;
  if (!isCrossingKind(kind)) return [];
  return [{ key: edge.crossing.key, kind, minutesOnBoard: edge.crossing.minutesOnBoard }];
}

function isCrossingKind(kind: EdgeKind): kind is Crossing['kind'] {
  return kind !== 'motorway' && kind !== 'trunk' && kind !== 'mountain';
}

function getHubs({ hubs, edges }: RoadNetwork, number: number): Hub[] {
  const edge = edges[number];
  return [hubs[edge?.from ?? -1], hubs[edge?.to ?? -1]].filter((hub) => hub !== undefined);
}

function createPart(network: RoadNetwork, countries: CountryIndex, { from, to, kilometres, edge: number }: Stretch): Part {
  const edge = number === null ? undefined : network.edges[number];
  const tenths = Math.ceil(kilometres * 10 - 1e-6);
  const codes = number === null ? [] : getHubs(network, number).map(({ countryCode }) => countryCode);
  const byCountry =
    edge !== undefined && isOverWater(edge)
      ? shareEvenly(codes, tenths)
      : toTenths(splitByCountry(countries, { line: [from, to], kilometres: tenths / 10 }));
  if (Object.keys(byCountry).length === 0 && tenths > 0) byCountry[findCountryAt(network, from, to)] = tenths;
  const mountainSpeed =
    edge === undefined || number === null ? getLocalMountainSpeed(from, to) : getMountainSpeed(edge, getHubs(network, number));
  return { tenths, byCountry, tolled: edge === undefined ? {} : getTolled(edge, byCountry), mountainSpeed };
}

/** An island that the atlas does not draw belongs to the country of its hub. */
function findCountryAt({ hubs }: RoadNetwork, from: Coordinates, to: Coordinates): string {
  const hub = hubs.find((each) => each === from || each === to) ?? nearestHub(hubs, from);
  return hub?.countryCode ?? 'NL';
}

function nearestHub(hubs: readonly Hub[], { latitude, longitude }: Coordinates): Hub | undefined {
  const squareOf = (hub: Hub) => (hub.latitude - latitude) ** 2 + (hub.longitude - longitude) ** 2;
  return hubs.reduce<Hub | undefined>((best, hub) => (best === undefined || squareOf(hub) < squareOf(best) ? hub : best), undefined);
}

function shareEvenly([one = '', other = one]: readonly string[], tenths: number): Tenths {
  if (one === other) return { [one]: tenths };
  const half = Math.floor(tenths / 2);
  return { [one]: tenths - half, [other]: half };
}

function toTenths(kilometres: Readonly<Record<string, number>>): Tenths {
  return Object.fromEntries(Object.entries(kilometres).map(([code, value]) => [code, Math.round(value * 10)]));
}

function getTolled({ kind, toll }: RoadEdge, byCountry: Readonly<Tenths>): Tenths {
  const shares = Object.entries(byCountry).map(([code, tenths]): [string, number] => {
    const byDistance = kind === 'motorway' && distanceTollCountries.has(code) ? 1 : 0;
    const share = toll?.countryCode === code ? Math.max(byDistance, toll.share) : byDistance;
    return [code, Math.round(tenths * share)];
  });
  return Object.fromEntries(shares);
}

/** Kilometres of the sums; a country without any is left out. */
function sumKilometres(records: readonly Readonly<Tenths>[]): Record<string, number> {
  const sums: Tenths = {};
  for (const record of records) {
    for (const [code, tenths] of Object.entries(record)) {
      if (tenths > 0) sums[code] = (sums[code] ?? 0) + tenths;
    }
  }
  return Object.fromEntries(Object.entries(sums).map(([code, tenths]) => [code, tenths / 10]));
}
