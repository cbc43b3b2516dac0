import { measureLetters } from '#domain/sites/lettering/lettering.ts';
import { timeColours } from '#domain/sites/time-colours.ts';
import { followRoads, type PixelCurve, sampleCurve, spreadPoints } from './picture/flowing-line.ts';
import { createLetters, type Letters } from './picture/lettered.ts';
import { drawBeneath, wrapMap } from './picture/map-document.ts';
import type { MapParts } from './picture/map-parts.ts';
import { type Leader, markRoom, type Naming, noteShare, type PlacedName, placeNames } from './picture/place-names.ts';
import { createProjection, type Frame, type Pixel, type Projection } from './picture/projection.ts';
import { simplifyLine } from './picture/svg-path.ts';
import { drawTimedRoads } from './picture/timed-roads.ts';
import type { DriveTimes } from './ports.ts';

/** The map's own size; a page scales it. */
const frame: Frame = { width: 640, height: 600, filledWidth: 500, filledHeight: 480 };
const mostTowns = 9;
/** How far a destination's name may be from its mark. */
const reaches = [12, 24, 40, 60];

/** The map for a wide screen, and for a phone, where it shrinks to half and its letters do not. */
const layers = [
  { name: 'wide', size: 14, townSize: 12.5, mark: 6, hasNotes: true, hasTowns: true },
  { name: 'narrow', size: 23, townSize: 20, mark: 8, hasNotes: false, hasTowns: false },
] as const;
type Layer = (typeof layers)[number];

/**
 * The roads from a city to popular destinations, coloured by a coach's driving time, over coasts, waters, motorways and towns: an SVG
 * document with its own colours for light and dark. Names are drawn as outlines, because an image can load no font.
 */
export function drawDriveTimes(parts: MapParts, map: DriveTimes): string {
  const { curves, findTowns } = parts;
  const { city, places, language } = map;
  const projection = createProjection([city, ...places], frame);
  const roads = places.map(({ line, minutes }) => ({ minutes, curves: toCurves(line, { projection, curves }) }));
  const timed = drawTimedRoads(
    roads,
    timeColours.map(({ minutes }) => minutes),
  );
  const towns = findTowns(projection.box).map((town) => ({ at: projection.project(town), name: town.name(language) }));
  const lines = roads.flatMap((road) => spreadPoints(road.curves.flatMap(sampleCurve)));
  const letters = createLetters();
  const named = layers.map((layer) => drawNames({ map, projection, towns, lines, letters }, layer));
  return wrapMap({
    frame,
    colours: timeColours.map(({ colours }, band) => [`t${band}`, ...colours] as const),
    style,
    layers: [
      letters.define(),
      drawBeneath(parts, projection),
      ...timed.map((d) => `<path class="casing" d="${d}"/>`),
      ...timed.map((d, band) => `<path class="time t${band}" d="${d}"/>`).toReversed(),
      ...named,
    ],
  });
}

type Line = DriveTimes['places'][number]['line'];

/** An engine's line is the road itself, in many short pieces. */
function toCurves(line: Line, { projection, curves }: { projection: Projection; curves: MapParts['curves'] }): readonly PixelCurve[] {
  const along = followRoads(line, { curves, project: projection.project });
  if (along !== null) return along;
  const points = simplifyLine(line.map(projection.project), 0.7);
  return points.slice(1).map((to, at) => straighten(points[at] ?? to, to));
}

/** A straight curve, its share of the time equal to that of its length. */
function straighten(from: Pixel, to: Pixel): PixelCurve {
  const [wide, tall] = [(to[0] - from[0]) / 3, (to[1] - from[1]) / 3];
  return [from, [from[0] + wide, from[1] + tall], [to[0] - wide, to[1] - tall], to];
}

type Drawn = {
  readonly map: DriveTimes;
  readonly projection: Projection;
  readonly towns: readonly { readonly at: Pixel; readonly name: string }[];
  readonly lines: readonly Pixel[];
  readonly letters: Letters;
};

function drawNames({ map: { city, places }, projection: { project }, towns, lines, letters }: Drawn, layer: Layer): string {
  const { name, size, mark, hasNotes, hasTowns } = layer;
  const marks = places.map((place) => ({ ...place, at: project(place) }));
  const [x, y] = project(city);
  const naming: Naming = {
    ...frame,
    size,
    aside: mark + 7,
    lines,
    taken: [markRoom([x, y], mark + 6), ...marks.map(({ at }) => markRoom(at, mark + 2))],
  };
  // Far places have room; near the city the names of the nearest towns would push each other away.
  const others = marks.toReversed().map(({ at, name: place, minutes }) => ({ at, name: place, note: hasNotes ? `${minutes} min` : '' }));
  const sign = placeSign(city.name, [x, y], naming);
  const { placed, taken } = placeNames(others, { ...naming, reaches, taken: [...naming.taken, ...sign.rooms] });
  const around = hasTowns ? towns.filter(({ at }) => marks.every((each) => isApart(each.at, at)) && isApart([x, y], at)) : [];
  const small = placeNames(
    around.map(({ at, name: town }) => ({ at, name: town, note: '' })),
    {
      ...naming,
      size: layer.townSize,
      aside: 6,
      taken: [...taken, ...around.map(({ at }) => markRoom(at, 3))].filter((room) => !isMarkOf(room, around)),
    },
  ).placed.slice(0, mostTowns);
  const { write } = letters;
  return [
    `<g class="${name}"><g class="town">`,
    ...small.map(
      ({ place: { at }, name: start, place }) =>
        `<circle cx="${Math.round(at[0])}" cy="${Math.round(at[1])}" r="2.5"/>${write(place.name, start, layer.townSize)}`,
    ),
    '</g>',
    ...placed.map(({ leader }) => drawLeader(leader)),
    ...marks.map(
      ({ at, within }) =>
        `<circle class="mark m${timeColours.findIndex(({ minutes }) => minutes === within)}" cx="${Math.round(at[0])}" cy="${Math.round(at[1])}" r="${mark}"/>`,
    ),
    sign.pointer,
    `<circle class="city" cx="${Math.round(x)}" cy="${Math.round(y)}" r="${mark + 4}"/>`,
    '<g class="name">',
    ...placed.map(({ place, name: start }) => write(place.name, start, size)),
    '</g><g class="note">',
    ...placed.filter(({ place }) => place.note !== '').map(({ place, note }: PlacedName) => write(place.note, note, size * noteShare)),
    `</g>${sign.plate}<g class="sign">${sign.at === null ? '' : write(city.name, sign.at, size * signShare)}</g></g>`,
  ].join('');
}

function drawLeader(leader: Leader | null): string {
  return leader === null ? '' : `<path class="leader" d="M${leader.map((point) => point.map(Math.round).join(' ')).join('L')}"/>`;
}

const signShare = 1.15;
/** How far the city's own label may be from its mark if its nearest places leave it no room. */
const signDistances = [0, 16, 32, 52, 76];

/** The name of the city on its own plate, with a line to its mark if they are apart. */
function placeSign(name: string, at: Pixel, naming: Naming) {
  const size = naming.size * signShare;
  const tries = signDistances.map((distance) => ({
    ...naming,
    size,
    aside: naming.aside + size * 0.6 + distance,
    lines: distance === 0 ? [] : naming.lines,
  }));
  const found = tries.map((each) => placeNames([{ at, name, note: '' }], each).placed[0]).find((placed) => placed !== undefined);
  if (found === undefined) return { at: null, pointer: '', plate: '', rooms: [] };
  const [left, base] = found.name;
  const plate = {
    left: left - size * 0.45,
    right: left + measureLetters(name) * size + size * 0.4,
    top: base - size * 1.12,
    bottom: base + size * 0.5,
  };
  const [width, height] = [plate.right - plate.left, plate.bottom - plate.top].map(Math.round);
  const middle = [(plate.left + plate.right) / 2, (plate.top + plate.bottom) / 2].map(Math.round);
  return {
    at: found.name,
    rooms: [plate],
    pointer: `<path class="pointer" d="M${Math.round(at[0])} ${Math.round(at[1])}L${middle.join(' ')}"/>`,
    plate: `<rect class="plate" x="${Math.round(plate.left)}" y="${Math.round(plate.top)}" width="${width}" height="${height}" rx="${Math.round(size * 0.4)}"/>`,
  };
}

function isMarkOf(room: { left: number; top: number }, around: Drawn['towns']): boolean {
  return around.some(({ at }) => room.left === at[0] - 3 && room.top === at[1] - 3);
}

function isApart(one: Pixel, other: Pixel): boolean {
  return Math.hypot(one[0] - other[0], one[1] - other[1]) > 16;
}

const style = [
  '.casing{fill:none;stroke:var(--casing);stroke-width:9}.time{fill:none;stroke-width:5}',
  ...timeColours.map((_, band) => `.t${band}{stroke:var(--t${band})}.m${band}{fill:var(--t${band})}`),
  '.mark{stroke:var(--casing);stroke-width:2.5}.city{fill:var(--casing);stroke:var(--text);stroke-width:5}',
  '.plate,.sign{fill:var(--text)}.sign{fill:var(--ground)}.pointer{stroke:var(--text);stroke-width:2}.leader{stroke:var(--muted);stroke-width:1.5}',
  '@media(max-width:559px){.time{stroke-width:8}.casing{stroke-width:14}}',
  // The roads out of the city appear once, one time band after the other; without animation they are there from the start.
  '@media(prefers-reduced-motion:no-preference){.time{animation:reach .25s linear backwards}@keyframes reach{from{stroke-dasharray:0 600}to{stroke-dasharray:600 600}}',
  `${timeColours.map((_, band) => `.t${band}{animation-delay:${band * 0.15}s}`).join('')}}`,
].join('');
