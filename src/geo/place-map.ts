import { createLetters } from './picture/lettered.ts';
import { drawBeneath, wrapMap } from './picture/map-document.ts';
import type { MapParts } from './picture/map-parts.ts';
import { markRoom, placeNames } from './picture/place-names.ts';
import { createProjection, type Frame, type Pixel } from './picture/projection.ts';
import type { PlaceMap } from './ports.ts';

const frames = {
  square: { width: 640, height: 640, filledWidth: 560, filledHeight: 580 },
  wide: { width: 640, height: 360, filledWidth: 440, filledHeight: 270 },
} as const satisfies Record<PlaceMap['shape'], Frame>;

const layers = [
  { name: 'wide', size: 14, large: 4.5, small: 2.5, most: 28 },
  { name: 'narrow', size: 23, large: 6.5, small: 4, most: 14 },
] as const;

/** Places on the map of their country, the most populous first: each has its mark, and a name where there is room. */
export function drawPlaceMap(parts: MapParts, { shape, places }: PlaceMap): string {
  const frame = frames[shape];
  const projection = createProjection(places, frame);
  const letters = createLetters();
  const marks = places.map((place) => ({ name: place.name, at: projection.project(place), note: '' }));
  const drawn = layers.map(({ name, size, large, small, most }) => {
    const [named, others] = [marks.slice(0, most), marks.slice(most)];
    const taken = named.map(({ at }) => markRoom(at, large));
    const { placed } = placeNames(named, { ...frame, size, aside: large + 4, taken, lines: others.map(({ at }) => at) });
    const names = placed.map(({ place, name: at }) => letters.write(place.name, at, size)).join('');
    return `<g class="${name}"><g class="few">${drawDots(others, small)}</g><g class="many">${drawDots(named, large)}</g><g class="name">${names}</g></g>`;
  });
  return wrapMap({
    frame,
    colours: [],
    style: '.few{fill:var(--accent);opacity:.6}.many{fill:var(--accent);stroke:var(--casing);stroke-width:1.5}',
    layers: [letters.define(), drawBeneath(parts, projection), ...drawn],
  });
}

function drawDots(marks: readonly { readonly at: Pixel }[], radius: number): string {
  return marks.map(({ at: [x, y] }) => `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${radius}"/>`).join('');
}
