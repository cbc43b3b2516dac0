import { loadRoadNetwork } from '../roads/road-network.ts';
import { loadBorders, loadBuiltGround, loadLakes, loadLand, loadRivers } from './ground.ts';
import { createRoadDrawer } from './map-roads.ts';
import { loadMapTowns } from './map-towns.ts';
import { createShapes, cutOutlines } from './outlines.ts';
import type { Projection } from './projection.ts';
import { createRoadCurves } from './road-curves.ts';
import { formatPath } from './svg-path.ts';

/** The data that every map is drawn from. */
export type MapParts = ReturnType<typeof createMapParts>;

const mostGroundLetters = 3_200;

/** Loaded once for everything that draws maps: outlines, lakes, rivers, built-up areas, roads and towns. */
export function createMapParts() {
  const curves = createRoadCurves(loadRoadNetwork());
  return { curves, findTowns: loadMapTowns(), drawRoads: createRoadDrawer(curves), drawGround: createGroundDrawer() };
}

/** What lies beneath roads and routes. */
function createGroundDrawer(): (projection: Projection, tolerance: number) => string {
  const shapes = createShapes({ land: loadLand(), borders: loadBorders() });
  const lakes = createShapes({ land: loadLakes() });
  const built = createShapes({ land: loadBuiltGround() });
  const rivers = createShapes({ borders: loadRivers() });
  return (projection, tolerance) => {
    const cut = (layer: typeof shapes) => cutOutlines(layer, { projection, tolerance });
    const outlines = cut(shapes);
    return [
      drawPath('land', formatPath(outlines.land, { close: true })),
      drawPath('built', leaveOut(formatPath(cut(built).land, { close: true }))),
      drawPath('river', leaveOut(formatPath(cut(rivers).borders, { close: false }))),
      drawPath('lake', formatPath(cut(lakes).land, { close: true })),
      drawPath('border', formatPath(outlines.borders, { close: false })),
    ].join('');
  };
}

/** Rivers and towns of a continent are a net that hides the route. */
function leaveOut(d: string): string {
  return d.length > mostGroundLetters ? '' : d;
}

/** One layer of a map, by its class; nothing if it is empty. */
export function drawPath(part: string, d: string): string {
  return d === '' ? '' : `<path class="route-picture-${part}" d="${d}"/>`;
}
