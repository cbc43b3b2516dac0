import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { Box } from '../countries/polygon.ts';

/** The picture's own size; it is scaled by the page. */
export const pictureSize = { width: 640, height: 400 };

const margin = 44;
/** About 100 km: a short trip still shows some of the country around it. */
const leastDegrees = 0.9;
const radians = Math.PI / 180;

export type Pixel = readonly [x: number, y: number];

export type Projection = {
  /** What the picture shows, in degrees. */
  readonly box: Box;
  project(point: Coordinates): Pixel;
};

/** A plain projection that holds all points, true to scale in the middle of the picture. */
export function createProjection(points: readonly Coordinates[]): Projection {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const middle = { latitude: getMiddle(latitudes), longitude: getMiddle(longitudes) };
  const narrowing = Math.cos(middle.latitude * radians);
  const tall = Math.max(leastDegrees, getSpan(latitudes));
  const wide = Math.max(leastDegrees, getSpan(longitudes) * narrowing);
  const scale = Math.min((pictureSize.height - 2 * margin) / tall, (pictureSize.width - 2 * margin) / wide);
  const halfTall = pictureSize.height / 2 / scale;
  const halfWide = pictureSize.width / 2 / scale / narrowing;
  return {
    box: {
      west: middle.longitude - halfWide,
      east: middle.longitude + halfWide,
      south: middle.latitude - halfTall,
      north: middle.latitude + halfTall,
    },
    project: ({ latitude, longitude }) => [
      pictureSize.width / 2 + (longitude - middle.longitude) * narrowing * scale,
      pictureSize.height / 2 - (latitude - middle.latitude) * scale,
    ],
  };
}

function getMiddle(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

function getSpan(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
