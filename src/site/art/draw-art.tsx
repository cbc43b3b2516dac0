import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fleetKeys, occasionKeys } from '#domain/sites/keys.ts';
import { artStyle } from './art-style.ts';
import { DocumentsScene, DriverScene, ItineraryScene, SupportScene } from './indoor-scenes.tsx';
import { AirportScene, BoardingScene, LuggageScene, OfficeScene } from './road-scenes.tsx';
import { ErrorScene, MapScene, NotFoundScene, SuccessScene } from './signs.tsx';
import { OccasionScene, SkylineScene, VehicleScene } from './subject-scenes.tsx';

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
  ['scene-support', <SupportScene key="support" />],
  ['success', <SuccessScene key="success" />],
  ['not-found', <NotFoundScene key="not-found" />],
  ['error', <ErrorScene key="error" />],
  ['map', <MapScene key="map" withRoute />],
  ['map-plain', <MapScene key="map-plain" withRoute={false} />],
]);

/** Every drawing but the skylines, of which there is one for any name. */
export const artNames: readonly string[] = [...drawings.keys()];

/** One of our drawings as a document of its own, 480 by 270, in light or dark as its reader has it. A name that has none gives a city. */
export function drawArt(name: string): string {
  const drawing = drawings.get(name) ?? <SkylineScene seed={name.replace(/^skyline-/, '')} />;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270" width="480" height="270"><style>${artStyle}</style>${renderToStaticMarkup(drawing)}</svg>`;
}
