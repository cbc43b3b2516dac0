import { type Box, boxesMeet } from '../countries/polygon.ts';
import { formatCurves, type PixelCurve, projectCurve } from './flowing-line.ts';
import type { Projection } from './projection.ts';
import type { RoadCurve, RoadCurves } from './road-curves.ts';
import { formatPath } from './svg-path.ts';

/** More would show nothing and be too large: on a continent none are drawn. */
const mostLetters = 4_000;
/** "M0 0l1 0" */
const fewestLettersOfRoad = 8;

/** The motorways of a picture as the `d` of a path: curved, straight if those would be too large, or none. */
export function createRoadDrawer({ motorways }: RoadCurves): (projection: Projection) => string {
  const segments = motorways.map((curve) => ({ curve, box: boxOf(curve) }));
  return ({ box, project }) => {
    const seen = segments.filter((segment) => boxesMeet(segment.box, box)).map(({ curve }) => projectCurve(curve, project));
    if (seen.length * fewestLettersOfRoad > mostLetters) return '';
    const drawings = [() => formatCurves(seen), () => formatPath(seen.map(toStraight), { close: false })];
    return drawings.map((draw) => draw()).find((d) => d.length <= mostLetters) ?? '';
  };
}

function toStraight([from, , , to]: PixelCurve) {
  return [from, to];
}

function boxOf({ from, to }: RoadCurve): Box {
  const [latitudes, longitudes] = [
    [from.latitude, to.latitude],
    [from.longitude, to.longitude],
  ];
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}
