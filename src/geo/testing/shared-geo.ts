import { loadAtlas } from '../countries/atlas.ts';
import { createCountryIndex } from '../countries/country-index.ts';
import { createGeo } from '../create-geo.ts';
import { createOnce } from '../create-once.ts';
import { createGazetteer } from '../gazetteer/gazetteer.ts';
import { createSkeletonRouter } from '../roads/skeleton-router.ts';
import { loadWaterMask } from '../water/water-mask.ts';

/** The embedded engines, whose data is loaded once for all test files of a process: it takes seconds, and nothing changes it. */
export const sharedGeo = createGeo();
export const getSharedGazetteer = createOnce(createGazetteer);
export const getSharedRouter = createOnce(() => createSkeletonRouter(createCountryIndex(loadAtlas()), loadWaterMask()));
