import { loadAtlas } from './countries/atlas.ts';
import { createCountryIndex } from './countries/country-index.ts';
import { createOnce } from './create-once.ts';
import { drawDriveTimes } from './drive-times.ts';
import type { FailureReport } from './engines/engine-failure.ts';
import { createEngineRouter } from './engines/engine-router.ts';
import { createOsrm } from './engines/osrm.ts';
import type { PhotonSettings } from './engines/photon.ts';
import { createPlaceFinder } from './engines/place-finder.ts';
import { createValhalla } from './engines/valhalla.ts';
import { createGazetteer } from './gazetteer/gazetteer.ts';
import { createMapParts } from './picture/map-parts.ts';
import { createRoutePainter } from './picture.ts';
import { drawPlaceMap } from './place-map.ts';
import type { AnsweringPlaceFinder, MapPainter, RoadRouter, RoutePainter } from './ports.ts';
import { estimateCoachMinutes } from './roads/coach-speed.ts';
import { createSkeletonRouter } from './roads/skeleton-router.ts';
import { loadWaterMask } from './water/water-mask.ts';

export type Geo = {
  readonly places: AnsweringPlaceFinder;
  readonly roads: RoadRouter;
  readonly pictures: RoutePainter & MapPainter;
  /** Each loads a part of the data that is otherwise loaded at the first call, for callers that have time for it before. */
  readonly loads: readonly (() => unknown)[];
};

export type RouterSettings = { readonly engine: 'valhalla' | 'osrm'; readonly url: string };

/** External engines, which are asked before the embedded ones. Left out: only the embedded ones. */
export type GeoSettings = {
  readonly geocoder?: PhotonSettings | null;
  readonly router?: RouterSettings | null;
  /** Called when one of them fails. */
  readonly report?: FailureReport;
};

/** Finds places and roads. The embedded engines load their data once, at the first call or by `loads`: places 0.3 s, roads 1 s, maps 0.3 s. */
export function createGeo({ geocoder = null, router = null, report = () => undefined }: GeoSettings = {}): Geo {
  const getCountries = createOnce(() => createCountryIndex(loadAtlas()));
  const getGazetteer = createOnce(createGazetteer);
  const getEstimate = createOnce(() => createSkeletonRouter(getCountries(), loadWaterMask()));
  const getMapParts = createOnce(createMapParts);
  const getPictures = createOnce(() => createRoutePainter(getMapParts()));
  const fallback: RoadRouter = { findRoute: async (points, days) => getEstimate().findRoute(points, days) };
  const getRoads = createOnce(() =>
    router === null
      ? fallback
      : createEngineRouter({
          engine: router.engine === 'osrm' ? createOsrm(router.url) : createValhalla(router.url),
          countries: getCountries(),
          estimateMinutes: estimateCoachMinutes,
          fallback,
          report,
        }),
  );
  return {
    places: createPlaceFinder({ getGazetteer, geocoder, report }),
    roads: { findRoute: async (points, days) => getRoads().findRoute(points, days) },
    pictures: {
      drawRoute: (picture) => getPictures().drawRoute(picture),
      drawDriveTimes: (map) => drawDriveTimes(getMapParts(), map),
      drawPlaces: (map) => drawPlaceMap(getMapParts(), map),
    },
    loads: [getGazetteer, getCountries, getEstimate, getMapParts],
  };
}
