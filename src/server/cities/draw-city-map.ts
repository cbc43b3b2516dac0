import type { CityFigures } from '#content/cities/figures.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { Geo } from '#geo/create-geo.ts';
import type { DriveTimes } from '#geo/ports.ts';
import { reckonedOn } from './city-roads.ts';

export type CityMapTools = Pick<Geo, 'roads' | 'pictures'>;

/** The map of a city's destinations: the roads are those that their minutes were reckoned on. What has no road any more is left out. */
export async function drawCityMap({ roads, pictures }: CityMapTools, figures: CityFigures, language: SiteLanguage): Promise<string> {
  const { short, middle, long } = figures.within;
  const rings = [
    [30, short],
    [90, middle],
    [180, long],
  ] as const;
  const places: DriveTimes['places'][number][] = [];
  for (const [within, targets] of rings) {
    for (const { name, minutes, latitude, longitude } of targets) {
      const road = await roads.findRoute([figures, { latitude, longitude }], reckonedOn);
      const line = road.ok ? road.value.legs[0]?.line : undefined;
      if (line !== undefined) places.push({ name, minutes, latitude, longitude, within, line });
    }
  }
  return pictures.drawDriveTimes({ language, city: figures, places });
}
