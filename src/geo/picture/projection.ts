import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { Box } from '../countries/polygon.ts';

/** The picture's own size, 4 to 3; it is scaled by the page. */
export const pictureSize = { width: 640, height: 480 };

/** The height that a route may fill; wide screens crop the picture above and below to 16 to 9, or 39 to 20. */
export const shownHeight = 400;

/** The route fills this share of the visible area in its longer direction. */
const filled = 0.7;
/** About 20 km: a trip within a town still shows its surroundings. */
const leastDegrees = 0.18;
const radians = Math.PI / 180;
const kilometresPerDegree = 111.2;

export type Pixel = readonly [x: number, y: number];

export type Projection = {
  /** What the picture shows, in degrees. */
  readonly box: Box;
  /** Of a kilometre in the middle of the picture. */
  readonly pixelsPerKilometre: number;
  project(point: Coordinates): Pixel;
};

/** A picture's size, and how much of it its points may fill. */
export type Frame = { readonly width: number; readonly height: number; readonly filledWidth: number; readonly filledHeight: number };

const frameOfRoute: Frame = { ...pictureSize, filledWidth: pictureSize.width * filled, filledHeight: shownHeight * filled };

/** A plane projection that contains all points, true to scale in the middle of the picture. */
export function createProjection(points: readonly Coordinates[], frame: Frame = frameOfRoute): Projection {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const middle = { latitude: getMiddle(latitudes), longitude: getMiddle(longitudes) };
  const narrowing = Math.cos(middle.latitude * radians);
  const tall = Math.max(leastDegrees, getSpan(latitudes));
  const wide = Math.max(leastDegrees, getSpan(longitudes) * narrowing);
  const scale = Math.min(frame.filledHeight / tall, frame.filledWidth / wide);
  const halfTall = frame.height / 2 / scale;
  const halfWide = frame.width / 2 / scale / narrowing;
  return {
    box: {
      west: middle.longitude - halfWide,
      east: middle.longitude + halfWide,
      south: middle.latitude - halfTall,
      north: middle.latitude + halfTall,
    },
    pixelsPerKilometre: scale / kilometresPerDegree,
    project: ({ latitude, longitude }) => [
      frame.width / 2 + (longitude - middle.longitude) * narrowing * scale,
      frame.height / 2 - (latitude - middle.latitude) * scale,
    ],
  };
}

function getMiddle(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

function getSpan(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
