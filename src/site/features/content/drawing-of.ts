/** A hero takes its picture from the drawings of `ui`: for a scene of the content, the one that comes nearest. */
const nearest: Readonly<Record<string, string>> = {
  'scene-airport': 'skyline-airport',
  'scene-boarding': 'vehicle-coachHire',
  'scene-documents': 'map',
  'scene-driver': 'vehicle-midibus',
  'scene-itinerary': 'map',
  'scene-luggage': 'occasion-holiday',
  'scene-office': 'occasion-companyEvent',
  'scene-support': 'skyline-support',
};

/** The drawing of `ui` for an image key of the content; the static map for a key that nothing has (specification 9). */
export function drawingOf(image: string): string {
  return /^(?:vehicle|occasion|skyline)-/.test(image) ? image : (nearest[image] ?? 'map');
}
