import type { CityFigures } from '#content/cities/figures.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { Geo } from '#geo/create-geo.ts';
import type { DriveTimes, PlaceMap } from '#geo/ports.ts';
import { roadsOn } from './city-roads.ts';

export type Maps = {
  /** Popular destinations from a city. */
  drawCity(figures: CityFigures, language: SiteLanguage): Promise<string>;
  /** The cities of a site, or of a region. */
  drawPlaces(cities: readonly CityFigures[], shape: PlaceMap['shape']): string;
};

type Tools = Pick<Geo, 'roads' | 'pictures'>;

export function createMaps(tools: Tools): Maps {
  return {
    drawCity: (figures, language) => drawCity(tools, figures, language),
    drawPlaces: (cities, shape) => tools.pictures.drawPlaces({ shape, places: listShown(cities) }),
  };
}

/** In degrees: places farther from all others, such as the Canary Islands, would make the rest of the map unreadably small. */
const widestGap = 5;
const mostPlaces = 120;

/** The largest first, except outliers. */
function listShown(cities: readonly CityFigures[]): readonly CityFigures[] {
  const byLatitude = cities.toSorted((one, other) => one.latitude - other.latitude);
  const groups: CityFigures[][] = [];
  for (const city of byLatitude) {
    const last = groups.at(-1);
    if (last !== undefined && city.latitude - (last.at(-1)?.latitude ?? 0) <= widestGap) last.push(city);
    else groups.push([city]);
  }
  const largest = groups.toSorted((one, other) => other.length - one.length)[0] ?? [];
  return largest.toSorted((one, other) => other.population - one.population).slice(0, mostPlaces);
}

/** The map of a city's destinations, with the roads that their minutes are based on. Destinations without a road are left out. */
async function drawCity({ roads, pictures }: Tools, figures: CityFigures, language: SiteLanguage): Promise<string> {
  const { short, middle, long } = figures.within;
  const rings = [
    [30, short],
    [90, middle],
    [180, long],
  ] as const;
  const places: DriveTimes['places'][number][] = [];
  for (const [within, targets] of rings) {
    for (const { name, minutes, latitude, longitude } of targets) {
      const road = await roads.findRoute([figures, { latitude, longitude }], roadsOn);
      const line = road.ok ? road.value.legs[0]?.line : undefined;
      if (line !== undefined) places.push({ name, minutes, latitude, longitude, within, line });
    }
  }
  return pictures.drawDriveTimes({ language, city: figures, places });
}
