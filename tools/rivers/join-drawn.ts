import { parseNumber, parseTable } from '../../src/geo/gazetteer/table.ts';
import type { Point } from './trace-river.ts';

export type RiverLine = { readonly name: string; readonly line: readonly Point[] };

/** In kilometres: ends of the same river this near each other are one line; a drawn course begins this near to the line it mends. */
const near = { ends: 4, course: 3.5 };
const kilometresPerDegree = 111.2;

/** The traced lines with the holes between them closed, and the drawn courses in the place of what was traced there. */
export function joinDrawn(traced: readonly RiverLine[], rows: string): RiverLine[] {
  return parseTable(rows, 2).reduce<RiverLine[]>((lines, [name = '', cells = '']) => {
    const drawn = { name, line: cells.split(', ').map(readPoint) };
    return mendLine(lines, drawn);
  }, closeHoles(traced));
}

function readPoint(cell: string): Point {
  const [latitude = '', longitude = ''] = cell.split(' ');
  return [parseNumber(latitude), parseNumber(longitude)];
}

/** Joins a line to the one that begins where it ends. */
function closeHoles(lines: readonly RiverLine[]): RiverLine[] {
  const left = [...lines];
  for (let at = 0; at < left.length; ) {
    const own = left[at];
    const next = left.findIndex((other, place) => place !== at && own !== undefined && doesFollow(own, other));
    const following = left[next];
    if (own === undefined || following === undefined) {
      at++;
      continue;
    }
    left[at] = { name: own.name, line: [...own.line, ...following.line] };
    left.splice(next, 1);
    if (next < at) at--;
  }
  return left;
}

function doesFollow(own: RiverLine, other: RiverLine): boolean {
  const [end, start] = [own.line.at(-1), other.line[0]];
  return own.name === other.name && end !== undefined && start !== undefined && distance(end, start) <= near.ends;
}

/** The course in the place of the stretch between its ends; one at the end of a line carries it on; any other is a line of its own. */
function mendLine(lines: readonly RiverLine[], drawn: RiverLine): RiverLine[] {
  const [first, last] = [drawn.line[0], drawn.line.at(-1)];
  if (first === undefined || last === undefined) return [...lines];
  const best = lines
    .map((own, at) => ({ at, own, from: findNearest(own.line, first), to: findNearest(own.line, last) }))
    .find(({ own, from, to }) => own.name === drawn.name && Math.min(from.away, to.away) <= near.course);
  if (best === undefined) return [...lines, drawn];
  const { own, from, to } = best;
  const line = spliceCourse(own.line, drawn.line, { from, to });
  return lines.map((each, at) => (at === best.at ? { name: own.name, line } : each));
}

type Near = { readonly at: number; readonly away: number };

function spliceCourse(line: readonly Point[], course: readonly Point[], { from, to }: { readonly from: Near; readonly to: Near }): Point[] {
  const isAtStart = from.away <= near.course;
  const isAtEnd = to.away <= near.course;
  if (isAtStart && isAtEnd && from.at > to.at) return spliceCourse(line, course.toReversed(), { from: to, to: from });
  if (isAtStart && isAtEnd) return [...line.slice(0, from.at), ...course, ...line.slice(to.at + 1)];
  if (isAtStart) return [...line.slice(0, from.at), ...course];
  return [...course, ...line.slice(to.at + 1)];
}

function findNearest(line: readonly Point[], point: Point): Near {
  return line.reduce<Near>(
    (best, each, at) => {
      const away = distance(each, point);
      return away < best.away ? { at, away } : best;
    },
    { at: 0, away: Number.POSITIVE_INFINITY },
  );
}

function distance([latitude, longitude]: Point, [other, otherLongitude]: Point): number {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return kilometresPerDegree * Math.hypot(latitude - other, (longitude - otherLongitude) * narrowing);
}
