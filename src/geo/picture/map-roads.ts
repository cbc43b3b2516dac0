import { type Box, boxesMeet } from '../countries/polygon.ts';
import { loadRoadNetwork } from '../roads/road-network.ts';
import type { Pixel, Projection } from './projection.ts';

type Segment = { readonly ends: readonly [Point, Point]; readonly box: Box };
type Point = { readonly latitude: number; readonly longitude: number };

/** The motorways of the road network, from hub to hub as the estimated route follows them. */
export function loadMapRoads(): (projection: Projection) => readonly (readonly Pixel[])[] {
  const { hubs, edges } = loadRoadNetwork();
  const segments = edges.flatMap(({ kind, from, to }): Segment[] => {
    const [start, end] = [hubs[from], hubs[to]];
    return kind !== 'motorway' || start === undefined || end === undefined ? [] : [{ ends: [start, end], box: boxOf(start, end) }];
  });
  return ({ box, project }) => segments.filter((segment) => boxesMeet(segment.box, box)).map(({ ends }) => ends.map(project));
}

function boxOf(start: Point, end: Point): Box {
  const [latitudes, longitudes] = [
    [start.latitude, end.latitude],
    [start.longitude, end.longitude],
  ];
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}
