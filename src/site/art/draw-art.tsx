import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getVehicle } from '#domain/fleet/vehicles.ts';
import { fleetKeys, occasionKeys } from '#domain/sites/keys.ts';
import { createArtStyle } from './art-style.ts';
import { createCutAway } from './cut-away.tsx';
import type { Drawing } from './drawing.ts';
import { drawCity, drawnCities } from './drawn-cities.ts';
import { defineNumerals } from './numerals.tsx';
import { OccasionScene } from './occasions/occasion-scene.tsx';
import { panoramas } from './panorama.tsx';
import { AirportScene } from './scenes/airport-scene.tsx';
import { BoardingScene } from './scenes/boarding-scene.tsx';
import { DocumentsScene, SupportScene } from './scenes/desk-scenes.tsx';
import { DriverScene } from './scenes/driver-scene.tsx';
import { ItineraryScene } from './scenes/itinerary-scene.tsx';
import { LuggageScene } from './scenes/luggage-scene.tsx';
import { OfficeScene } from './scenes/office-scene.tsx';
import { ReviewsScene } from './scenes/reviews-scene.tsx';
import { SuccessScene } from './scenes/success-scene.tsx';
import { TogetherScene } from './scenes/together-scene.tsx';
import { CancelledScene } from './signs/cancelled-scene.tsx';
import { EmptyScene } from './signs/empty-scene.tsx';
import { ErrorScene } from './signs/error-scene.tsx';
import { ExpiredScene } from './signs/expired-scene.tsx';
import { MapScene } from './signs/map-scene.tsx';
import { NotFoundScene } from './signs/not-found-scene.tsx';
import { TripNotFoundScene } from './signs/trip-not-found-scene.tsx';
import { TripOverScene } from './signs/trip-over-scene.tsx';
import { SkylineScene } from './skyline-scene.tsx';
import { ChoirStory } from './stories/choir-story.tsx';
import { ConferenceStory } from './stories/conference-story.tsx';
import { MuseumStory } from './stories/museum-story.tsx';
import { WeddingStory } from './stories/wedding-story.tsx';
import { Vehicle } from './vehicle.tsx';
import { createCar, createLineUp, createSide, VehicleScene } from './vehicle-scenes.tsx';
import { shapeOf } from './vehicle-shapes.ts';

const drawings: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  ...fleetKeys.map((fleet) => [`vehicle-${fleet}`, <VehicleScene key={fleet} fleet={fleet} />] as const),
  ...occasionKeys.map((occasion) => [`occasion-${occasion}`, <OccasionScene key={occasion} occasion={occasion} />] as const),
  ['scene-airport', <AirportScene key="airport" />],
  ['scene-boarding', <BoardingScene key="boarding" />],
  ['scene-documents', <DocumentsScene key="documents" />],
  ['scene-driver', <DriverScene key="driver" />],
  ['scene-itinerary', <ItineraryScene key="itinerary" />],
  ['scene-luggage', <LuggageScene key="luggage" />],
  ['scene-office', <OfficeScene key="office" />],
  ['scene-reviews', <ReviewsScene key="reviews" />],
  ['scene-support', <SupportScene key="support" />],
  ['scene-together', <TogetherScene key="together" />],
  ['story-museum', <MuseumStory key="museum" />],
  ['story-conference', <ConferenceStory key="conference" />],
  ['story-choir', <ChoirStory key="choir" />],
  ['story-wedding', <WeddingStory key="wedding" />],
  ['success', <SuccessScene key="success" />],
  ['not-found', <NotFoundScene key="not-found" />],
  ['trip-not-found', <TripNotFoundScene key="trip-not-found" />],
  ['cancelled', <CancelledScene key="cancelled" />],
  ['expired', <ExpiredScene key="expired" />],
  ['trip-over', <TripOverScene key="trip-over" />],
  ['empty', <EmptyScene key="empty" />],
  ['error', <ErrorScene key="error" />],
  ['map', <MapScene key="map" withRoute />],
  ['map-plain', <MapScene key="map-plain" withRoute={false} />],
]);

/**
 * Drawings with their own proportions, made on demand: `side-`, `car-`, `plan-` and `plan-tall-<vehicle>-<seats>` of every size,
 * `side-<vehicle>` of the usual one, `home-<site>`.
 */
const shaped: ReadonlyMap<string, () => Drawing> = new Map<string, () => Drawing>([
  ['fleet-line-up', createLineUp],
  ...panoramas,
  ...fleetKeys.flatMap((fleet) => [
    [`side-${fleet}`, () => createSide(fleet)] as const,
    ...getVehicle(fleet).models.flatMap(({ seats }) => [
      [`side-${fleet}-${seats}`, () => createSide(fleet, seats)] as const,
      [`car-${fleet}-${seats}`, () => createCar(fleet, seats)] as const,
      [`plan-${fleet}-${seats}`, () => createCutAway(fleet, seats, 'wide')] as const,
      [`plan-tall-${fleet}-${seats}`, () => createCutAway(fleet, seats, 'tall')] as const,
    ]),
  ]),
]);

export const shapedNames: readonly string[] = [...shaped.keys()];

/** Every drawing made by hand, 16 to 9. */
export const artNames: readonly string[] = [...drawings.keys(), ...[...drawnCities.keys()].map((city) => `skyline-${city}`)];

/**
 * One of our drawings as a separate document, 480 by 270 unless it has its own proportions, in light or dark as the reader prefers. An
 * unknown name gives a city.
 */
export function drawArt(name: string): string {
  const { node, width, height } = shaped.get(name)?.() ?? { node: findNode(name), width: 480, height: 270 };
  const markup = drawOnce(shorten(typeof node === 'string' ? node : renderToStaticMarkup(node)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${createArtStyle(markup)}</style>${defineNumerals(markup)}${markup}</svg>`;
}

/** A string is markup already. */
function findNode(name: string): ReactNode {
  const city = name.replace(/^skyline-/, '');
  const drawn = name === city ? undefined : drawnCities.get(city);
  if (drawn !== undefined) return drawCity(drawn, renderToStaticMarkup(<Vehicle shape={shapeOf('coachHire')} distant />));
  return drawings.get(name) ?? <SkylineScene name={city} />;
}

/**
 * The same markup in fewer bytes: React closes every element with an end tag, and paths need no long fractions, no zero before the point,
 * and no space before a minus.
 */
function shorten(markup: string): string {
  return markup
    .replaceAll(/><\/(?:path|circle|ellipse|use)>/g, '/>')
    .replaceAll(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replaceAll(/(?<=[ (-])0(?=\.\d)/g, '')
    .replaceAll(/ d="[^"]*"/g, (path) => path.replaceAll(' -', '-'));
}

/** Repeated parts are drawn once and referenced from then on. */
function drawOnce(markup: string): string {
  const paths = [...markup.matchAll(/<path [^>]{36,}\/>/g)].map(([path]) => path);
  const again = [...new Set(paths)].filter((path) => paths.indexOf(path) !== paths.lastIndexOf(path));
  return again.reduce((rest, path, index) => {
    const [before, ...others] = rest.split(path);
    return `${before}<path id="p${index}"${path.slice(5)}${others.join(`<use href="#p${index}"/>`)}`;
  }, markup);
}
