/** The kinds of drawing that `Illustration` knows by name. */
const drawn = /^(?:vehicle|occasion|skyline)-/;

/** For a scene that is not drawn itself: the drawing that comes nearest. */
const standIns: Readonly<Record<string, string>> = {
  'scene-airport': 'skyline-airport',
  'scene-boarding': 'vehicle-coachHire',
  'scene-documents': 'map',
  'scene-driver': 'vehicle-midibus',
  'scene-itinerary': 'map',
  'scene-luggage': 'occasion-holiday',
  'scene-office': 'occasion-companyEvent',
  'scene-support': 'skyline-support',
};

export type Drawing = {
  readonly name: string;
  /** Whether it shows what the content says of the picture, so that its description may be read out. */
  readonly isExact: boolean;
};

/** The drawing for an image key of the content. */
export function drawingOf(image: string): Drawing {
  if (drawn.test(image)) return { name: image, isExact: true };
  return { name: standIns[image] ?? 'map', isExact: false };
}
