import type { Atlas } from './countries/atlas.ts';
import { createShapes, cutOutlines } from './picture/outlines.ts';
import { createProjection, type Pixel, type Projection, pictureSize } from './picture/projection.ts';
import { formatNumbers, getMarkWidth, mergeStops, placeLabels, type StopMark } from './picture/stop-labels.ts';
import { formatPath, weighLines } from './picture/svg-path.ts';
import type { RoutePainter, RoutePicture } from './ports.ts';

const mostBytes = 12 * 1024;
/** How much of the outlines is left out, in pixels: more where there is more coast than the picture may weigh. */
const leastTolerance = 0.7;
const tolerances = [leastTolerance, 1.1, 1.7, 2.6, 4];
const longestLabel = 28;
/** Distance between the points at which labels look for the route's line. */
const routeStepPixels = 5;

/** Draws routes over the coasts and borders of the atlas. */
export function createRoutePainter(atlas: Atlas): RoutePainter {
  const shapes = createShapes(atlas);
  return {
    drawRoute: (picture) => {
      const points = [...picture.stops.map(({ coordinates }) => coordinates), ...picture.lines.flat()];
      if (points.length === 0) {
        throw new Error('a picture of a route without any point');
      }
      const projection = createProjection(points);
      const outlines = cutOutlines(shapes, projection);
      const [coasts, frontiers] = [weighLines(outlines.land, leastTolerance), weighLines(outlines.borders, leastTolerance)];
      const route = drawRouteLayer(picture, projection);
      const drawings = tolerances.map((tolerance) => () => {
        const land = formatPath(coasts, { tolerance, close: true });
        const borders = formatPath(frontiers, { tolerance, close: false });
        return wrapPicture(picture, `${drawPath('land', land)}${drawPath('border', borders)}${route}`);
      });
      return chooseDrawing(drawings) ?? wrapPicture(picture, route);
    },
  };
}

function chooseDrawing(drawings: readonly (() => string)[]): string | null {
  for (const draw of drawings) {
    const drawing = draw();
    if (new TextEncoder().encode(drawing).length <= mostBytes) return drawing;
  }
  return null;
}

function wrapPicture({ id, title, description }: RoutePicture, layers: string): string {
  const { width, height } = pictureSize;
  const name = escapeXml(id);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="route-picture" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${name}-title ${name}-desc">` +
    `<title id="${name}-title">${escapeXml(title)}</title><desc id="${name}-desc">${escapeXml(description)}</desc>` +
    `<rect class="route-picture-sea" width="${width}" height="${height}"/>${layers}</svg>`
  );
}

/** The route's line, its numbered stops and what names find room. */
function drawRouteLayer({ stops, lines }: RoutePicture, { project }: Projection): string {
  const drawn = lines.map((line) => line.map(project));
  const marks = mergeStops(stops.map(({ label, coordinates }) => ({ at: project(coordinates), label: shortenLabel(label) })));
  const labels = placeLabels(marks, drawn.flatMap(spreadPoints));
  return [
    drawPath('line', formatPath(weighLines(drawn, leastTolerance), { tolerance: leastTolerance, close: false })),
    ...labels.map(({ at, anchor, text }) => drawText('label', { at, anchor, text })),
    ...marks.map(drawMark),
  ].join('');
}

function drawPath(part: string, d: string): string {
  return d === '' ? '' : `<path class="route-picture-${part}" d="${d}"/>`;
}

function drawMark({ at: [x, y], numbers }: StopMark): string {
  const width = getMarkWidth(numbers);
  const left = Math.round(x - width / 2);
  const mark = `<rect class="route-picture-stop" x="${left}" y="${Math.round(y) - 13}" width="${width}" height="26" rx="13"/>`;
  return mark + drawText('number', { at: [x, y], anchor: 'middle', text: formatNumbers(numbers) });
}

function drawText(part: string, { at: [x, y], anchor, text }: { at: Pixel; anchor: string; text: string }): string {
  return `<text class="route-picture-${part}" x="${Math.round(x)}" y="${Math.round(y)}" text-anchor="${anchor}">${escapeXml(text)}</text>`;
}

function spreadPoints(line: readonly Pixel[]): Pixel[] {
  return line.flatMap((point, at) => {
    const [fromX, fromY] = line[at - 1] ?? point;
    const count = Math.ceil(Math.hypot(point[0] - fromX, point[1] - fromY) / routeStepPixels);
    const between = Array.from({ length: count }, (_, step): Pixel => {
      const share = step / count;
      return [fromX + share * (point[0] - fromX), fromY + share * (point[1] - fromY)];
    });
    return [...between, point];
  });
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
