import type { OsmExtract, OsmNode, OsmRelation, OsmWay } from './osm-pbf.ts';

/**
 * A road network drawn by hand over a dozen towns: motorways as straight lines, a toll road, a ferry, a shuttle train, a bridge that is too
 * low for a coach beside a longer way round it, and an island without any link. Positions of the towns are real, the lines are not.
 */
export const towns = {
  denHelder: [52.957, 4.76],
  texel: [53.053, 4.8],
  alkmaar: [52.632, 4.744],
  amsterdam: [52.374, 4.89],
  utrecht: [52.091, 5.122],
  arnhem: [51.98, 5.911],
  eindhoven: [51.441, 5.478],
  maastricht: [50.849, 5.689],
  liege: [50.634, 5.567],
  aachen: [50.777, 6.084],
  cologne: [50.938, 6.957],
  dusseldorf: [51.222, 6.776],
  oberhausen: [51.473, 6.853],
  calais: [50.93, 1.81],
  folkestone: [51.09, 1.13],
  terschelling: [53.4, 5.35],
  terschellingEast: [53.44, 5.5],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
type Town = keyof typeof towns;

type Road = {
  readonly from: Town;
  readonly to: Town;
  readonly via?: readonly [number, number];
  readonly tags: Readonly<Record<string, string>>;
};

const motorway = { highway: 'trunk', maxspeed: '100' };
const roads: readonly Road[] = [
  { from: 'denHelder', to: 'alkmaar', tags: { ...motorway, name: 'N9' } },
  { from: 'texel', to: 'denHelder', tags: { route: 'ferry', bus: 'yes', motor_vehicle: 'yes', duration: '00:20', name: 'Texel ferry' } },
  { from: 'alkmaar', to: 'amsterdam', tags: { ...motorway, name: 'A9' } },
  { from: 'amsterdam', to: 'utrecht', tags: { ...motorway, name: 'A2' } },
  { from: 'utrecht', to: 'arnhem', tags: { ...motorway, name: 'A12' } },
  { from: 'arnhem', to: 'oberhausen', tags: { ...motorway, name: 'A3' } },
  { from: 'oberhausen', to: 'dusseldorf', tags: { ...motorway, name: 'A3 low bridge', maxheight: '3.2' } },
  { from: 'oberhausen', to: 'dusseldorf', via: [51.35, 7.2], tags: { ...motorway, name: 'A3 way round' } },
  { from: 'dusseldorf', to: 'cologne', tags: { ...motorway, name: 'A57' } },
  { from: 'utrecht', to: 'eindhoven', tags: { ...motorway, name: 'A2' } },
  { from: 'eindhoven', to: 'maastricht', tags: { ...motorway, name: 'A2' } },
  { from: 'maastricht', to: 'liege', tags: { ...motorway, name: 'A25' } },
  { from: 'liege', to: 'aachen', tags: { ...motorway, name: 'A3', toll: 'yes' } },
  { from: 'aachen', to: 'cologne', tags: { ...motorway, name: 'A4' } },
  {
    from: 'calais',
    to: 'folkestone',
    tags: { route: 'shuttle_train', bus: 'yes', motor_vehicle: 'yes', duration: '00:35', name: 'Le Shuttle' },
  },
  { from: 'liege', to: 'calais', tags: { ...motorway, name: 'A16' } },
  { from: 'terschelling', to: 'terschellingEast', tags: { highway: 'primary', name: 'island road' } },
];

/** Boxes with a straight border: roughly the Netherlands, Belgium and Germany around these towns. */
const countries = [
  { code: 'NL', name: 'Nederland', west: 4, east: 6.1, south: 50.75, north: 54 },
  { code: 'BE', name: 'België', west: 2.5, east: 6.05, south: 50, north: 50.75 },
  { code: 'DE', name: 'Deutschland', west: 6.1, east: 8, south: 50.75, north: 54 },
] as const;

const stepsOfRoad = 12;

export function createNetwork(): OsmExtract {
  const nodes: OsmNode[] = Object.entries(towns).map(([name, [latitude, longitude]], at) => ({
    id: at + 1,
    latitude,
    longitude,
    tags: { place: 'city', name },
  }));
  const townNodes = new Map(Object.keys(towns).map((name, at) => [name, at + 1]));
  const addNode = (latitude: number, longitude: number): number => {
    nodes.push({ id: nodes.length + 1, latitude, longitude, tags: {} });
    return nodes.length;
  };
  const ways: OsmWay[] = [];
  for (const { from, to, via, tags } of roads) {
    const corners = via === undefined ? [towns[from], towns[to]] : [towns[from], via, towns[to]];
    const inner = corners.slice(1).flatMap((end, at) => divide(corners[at] ?? end, end).map(([y, x]) => addNode(y, x)));
    const ends = [townNodes.get(from) ?? 0, townNodes.get(to) ?? 0] as const;
    ways.push({ id: ways.length + 1, nodes: [ends[0], ...inner, ends[1]], tags });
  }
  const relations: OsmRelation[] = countries.map(({ code, name, west, east, south, north }, at) => {
    const ring = [addNode(south, west), addNode(south, east), addNode(north, east), addNode(north, west)];
    ways.push({ id: ways.length + 1, nodes: [...ring, ring[0] ?? 0], tags: {} });
    const tags = { type: 'boundary', boundary: 'administrative', admin_level: '2', name, 'ISO3166-1': code, 'ISO3166-1:alpha2': code };
    return { id: at + 1, outerWays: [ways.length], tags };
  });
  return { nodes, ways, relations };
}

/** The points between two ends. */
function divide(from: readonly [number, number], to: readonly [number, number]): [number, number][] {
  return Array.from({ length: stepsOfRoad - 1 }, (_, at) => {
    const share = (at + 1) / stepsOfRoad;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
}
