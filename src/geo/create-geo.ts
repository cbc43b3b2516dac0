import { loadAtlas } from './countries/atlas.ts';
import { createCountryIndex } from './countries/country-index.ts';
import { createEstimateRouter } from './estimate/estimate-router.ts';
import { createGazetteer } from './gazetteer/gazetteer.ts';
import { createRoutePainter } from './picture.ts';
import type { RoadRouter, RoutePainter, TextPlaceFinder } from './ports.ts';

export type Geo = { readonly places: TextPlaceFinder; readonly roads: RoadRouter; readonly pictures: RoutePainter };

/** The embedded engines. Each loads its data at the first question and once; `places` takes about 0.3 s for that, `roads` 0.2 s. */
export function createGeo(): Geo {
  const getPlaces = createOnce(createGazetteer);
  const getAtlas = createOnce(loadAtlas);
  const getRoads = createOnce(() => createEstimateRouter(createCountryIndex(getAtlas())));
  const getPictures = createOnce(() => createRoutePainter(getAtlas()));
  return {
    places: {
      searchPlaces: async (query) => getPlaces().searchPlaces(query),
      findPlace: async (key, language) => getPlaces().findPlace(key, language),
      findPlaceByText: async (typed) => getPlaces().findPlaceByText(typed),
      createTypedPlace: async (typed) => getPlaces().createTypedPlace(typed),
    },
    roads: { findRoute: async (points) => getRoads().findRoute(points) },
    pictures: { drawRoute: (picture) => getPictures().drawRoute(picture) },
  };
}

function createOnce<Value>(create: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: create() };
    return made.value;
  };
}
