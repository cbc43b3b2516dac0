import type { ReactNode } from 'react';
import { DocumentsScene, DriverScene, ItineraryScene, SupportScene } from './indoor-scenes.tsx';
import { AirportScene, BoardingScene, LuggageScene, OfficeScene } from './road-scenes.tsx';

const scenes: Readonly<Record<string, () => ReactNode>> = {
  'scene-airport': AirportScene,
  'scene-boarding': BoardingScene,
  'scene-documents': DocumentsScene,
  'scene-driver': DriverScene,
  'scene-itinerary': ItineraryScene,
  'scene-luggage': LuggageScene,
  'scene-office': OfficeScene,
  'scene-support': SupportScene,
};

/** What a scene of the content shows, on a ground of 480 by 270; null for a name that is none. */
export function drawScene(image: string): ReactNode {
  return Object.hasOwn(scenes, image) ? scenes[image]?.() : null;
}
