import { cacheLast } from './cache-last.ts';
import { followRoads, formatCurves, type PixelCurve, sampleCurve, spreadPoints } from './picture/flowing-line.ts';
import { placeSigns, type Sign, type SignedLeg, signHeights } from './picture/leg-signs.ts';
import { drawPath, type MapParts } from './picture/map-parts.ts';
import type { MapTown } from './picture/map-towns.ts';
import { createProjection, type Pixel, type Projection, pictureSize } from './picture/projection.ts';
import type { RoadCurves } from './picture/road-curves.ts';
import { drawScale } from './picture/scale-bar.ts';
import { formatNumbers, getMarkWidth, mergeStops, placeLabels, placeTowns, type StopMark, type TownMark } from './picture/stop-labels.ts';
import { formatPath, simplifyLine } from './picture/svg-path.ts';
import { type RankedTowns, rankTowns } from './picture/towns-by-route.ts';
import type { RoutePainter, RoutePicture } from './ports.ts';

const mostBytes = 12 * 1024;
/**
 * How much detail of a line is left out, in pixels; more for outlines, and more still if there is more coast than the picture's size
 * allows.
 */
const leastTolerance = 0.7;
const tolerances = [1.1, 1.7, 2.6, 4];
/**
 * The surroundings of a route depend only on the box of its points; while a trip is typed, the same ones are requested repeatedly. At most
 * 30 KB each.
 */
const cachedSurroundings = 100;
const longestLabel = 28;
/**
 * Names for a wide box and for a narrow one, each at the largest size that `route-picture.module.css` sets there; the narrow one is also
 * used in the panel beside a form, which crops it to 39 to 20.
 */
const sheets = [
  { name: 'wide', size: 20, markScale: 1.15, shownHeight: (pictureSize.width * 20) / 39, mostNear: 11, mostNamed: 14, mostFar: 5 },
  { name: 'narrow', size: 30, markScale: 1.6, shownHeight: (pictureSize.width * 20) / 39, mostNear: 6, mostNamed: 7, mostFar: 3 },
] as const;
/** Reserved for the scale. */
const labelsOfScale = [{ left: 0, right: 180, top: 360, bottom: 480 }];

/** Draws routes over the coasts and borders of the atlas, with lakes, rivers, built-up areas, motorways, the largest towns and a scale. */
export function createRoutePainter({ curves, findTowns, drawRoads, drawGround }: MapParts): RoutePainter {
  const findGround = cacheLast(cachedSurroundings, {
    getKey: ({ box }: Projection, tolerance: number) => `${keyOf(box)} ${tolerance}`,
    find: drawGround,
  });
  const findMarks = cacheLast(cachedSurroundings, {
    getKey: ({ box }: Projection) => keyOf(box),
    find: (projection) => ({ ways: drawRoads(projection), towns: findTowns(projection.box) }),
  });
  return {
    drawRoute: (picture) => {
      const points = [...[...picture.stops, ...(picture.pickUps ?? [])].map(({ coordinates }) => coordinates), ...picture.lines.flat()];
      if (points.length === 0) {
        throw new Error('a picture of a route without any point');
      }
      const projection = createProjection(points);
      const { ways, towns } = findMarks(projection);
      const route = drawRouteLayer(picture, { projection, towns, curves });
      const drawings = [ways, ''].flatMap((seen) =>
        tolerances.map((tolerance) => () => wrapPicture(picture, `${findGround(projection, tolerance)}${drawPath('road', seen)}${route}`)),
      );
      return chooseDrawing(drawings) ?? wrapPicture(picture, route);
    },
  };
}

function keyOf({ west, east, south, north }: Projection['box']): string {
  return `${west} ${east} ${south} ${north}`;
}

function chooseDrawing(drawings: readonly (() => string)[]): string | null {
  for (const draw of drawings) {
    const drawing = draw();
    if (Buffer.byteLength(drawing) <= mostBytes) return drawing;
  }
  return null;
}

function wrapPicture({ id, title, description }: RoutePicture, layers: string): string {
  const { width, height } = pictureSize;
  const name = escapeXml(id);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="route-picture" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" role="img" aria-labelledby="${name}-title ${name}-desc">` +
    `<title id="${name}-title">${escapeXml(title)}</title><desc id="${name}-desc">${escapeXml(description)}</desc>` +
    `<rect class="route-picture-sea" width="${width}" height="${height}"/>${layers}</svg>`
  );
}

/** The route's line, its numbered stops and the names that fit. */
type Surroundings = { readonly projection: Projection; readonly towns: readonly MapTown[]; readonly curves: RoadCurves };

function drawRouteLayer(
  { stops, pickUps = [], coaches = [], lines, legs = [], language }: RoutePicture,
  { projection, towns, curves }: Surroundings,
): string {
  const { project } = projection;
  const drawn = lines.map((line) => drawLine(line.map(project), followRoads(line, { curves, project })));
  const way = drawn.map(({ d }) => d).join('');
  const [numbered = [], others = []] = [stops, pickUps].map((places) =>
    places.map(({ label, coordinates }) => ({ at: project(coordinates), label: shortenLabel(label) })),
  );
  const marks = mergeStops(numbered, others);
  const routePoints = drawn.flatMap(({ points }) => spreadPoints(points));
  const around = rankTowns(
    towns.map(({ name, ...town }) => ({ ...town, at: project(town), name: name(language) })),
    [...marks.map(({ at }) => at), ...routePoints],
  );
  const signed = legs.map((leg, index): SignedLeg => ({ ...leg, points: drawn[index]?.points ?? [] }));
  const names = sheets.map((sheet) => drawNames({ marks, around, routePoints, signed, curves, project }, sheet));
  return [
    drawScale(projection.pixelsPerKilometre),
    drawPath('casing', way),
    // Of length one, so that a style can animate it from its start to its end.
    drawPath('line', way).replace('<path', '<path pathLength="1"'),
    ...names.map(({ towns: drawnTowns }) => drawnTowns),
    ...names.map(({ labels }) => labels),
    ...marks.map(drawMark),
    ...coaches.map((coach) => drawCoach(project(coach))),
  ].join('');
}

type Named = {
  readonly marks: readonly StopMark[];
  readonly around: RankedTowns<TownMark>;
  readonly routePoints: readonly Pixel[];
  readonly signed: readonly SignedLeg[];
} & Pick<Surroundings, 'curves'> &
  Pick<Projection, 'project'>;

/** The stops, and the towns that fit beside them, those by the road first, for one width of the picture. */
function drawNames(
  { marks, around, routePoints, signed, curves, project }: Named,
  sheet: (typeof sheets)[number],
): { readonly towns: string; readonly labels: string } {
  const { labels, taken: byLabels } = placeLabels(marks, { routePoints, sheet });
  const { signs, taken } = placeSigns(signed, { taken: [...byLabels, ...labelsOfScale], sheet, curves, project });
  const room = { routePoints, sheet };
  const near = placeTowns(around.near, { ...room, taken, most: sheet.mostNear });
  const far = placeTowns(around.far, { ...room, taken: near.taken, most: Math.min(sheet.mostFar, sheet.mostNamed - near.labels.length) });
  const group = (drawn: readonly string[]) => `<g class="route-picture-${sheet.name}">${drawn.join('')}</g>`;
  return {
    towns: group(
      [...near.labels, ...far.labels].flatMap((label) => [
        `<circle class="route-picture-dot" cx="${Math.round(label.dot[0])}" cy="${Math.round(label.dot[1])}" r="3"/>`,
        drawText('town', label),
      ]),
    ),
    labels: group([...labels.map((label) => drawText('label', label)), ...signs.map(drawSign)]),
  };
}

/** A leg along the roads of the network, or as an engine returned it; names avoid its points. */
function drawLine(line: readonly Pixel[], along: readonly PixelCurve[] | null): { readonly d: string; readonly points: readonly Pixel[] } {
  if (along !== null) return { d: formatCurves(along), points: along.flatMap(sampleCurve) };
  return { d: formatPath([simplifyLine(line, leastTolerance)], { close: false }), points: line };
}

/** The length of a leg, or the number of a road, each on its plate. */
function drawSign({ at, width, text, ...sign }: Sign): string {
  const [x, y] = at.map(Math.round);
  const height = signHeights[sign.kind];
  const colour = sign.kind === 'road' ? ` data-sign="${sign.sign}"` : '';
  const plate = `<rect x="${(x ?? 0) - Math.round(width / 2)}" y="${(y ?? 0) - height / 2}" width="${Math.round(width)}" height="${height}"/>`;
  return `<g class="route-picture-${sign.kind === 'road' ? 'shield' : 'way'}"${colour}>${plate}<text x="${x}" y="${y}">${escapeXml(text)}</text></g>`;
}

/** A stop that is hovered beside the picture is found in it by its numbers. */
function drawMark({ at: [x, y], numbers }: StopMark): string {
  const width = getMarkWidth(numbers);
  const left = Math.round(x - width / 2);
  const mark = `<rect class="route-picture-stop" x="${left}" y="${Math.round(y) - 13}" width="${width}" height="26" rx="13"/>`;
  const stops = numbers.length === 0 ? '' : ` data-stops="${numbers.join(' ')}"`;
  return `<g class="route-picture-mark"${stops}>${mark}${drawText('number', { at: [x, y], anchor: 'middle', text: formatNumbers(numbers) })}</g>`;
}

/** A coach on its way, seen from the front. */
function drawCoach([x, y]: Pixel): string {
  return (
    `<g class="route-picture-coach" transform="translate(${Math.round(x)} ${Math.round(y)})"><circle r="24"/><circle r="17"/>` +
    '<path d="M-8 6V-6h16V6zM-8 0H8M-5 6v3M5 6v3"/></g>'
  );
}

function drawText(part: string, { at: [x, y], anchor, text }: { at: Pixel; anchor: string; text: string }): string {
  return `<text class="route-picture-${part}" x="${Math.round(x)}" y="${Math.round(y)}" text-anchor="${anchor}">${escapeXml(text)}</text>`;
}

function shortenLabel(label: string): string {
  const letters = [...label];
  return letters.length > longestLabel ? `${letters.slice(0, longestLabel - 1).join('')}…` : label;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for an element or an attribute; control characters, which XML forbids, become spaces. */
function escapeXml(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}
