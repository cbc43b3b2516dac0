import { type Pixel, pictureSize } from './projection.ts';

export type StopMark = { readonly at: Pixel; readonly numbers: readonly number[]; readonly label: string };
export type StopLabel = { readonly at: Pixel; readonly anchor: 'start' | 'middle' | 'end'; readonly text: string };

type Named = { readonly at: Pixel; readonly label: string };

/** Stops closer together than this share one mark. */
const markPixels = 18;
/** The average width of a letter, as a share of its size. */
const letterShare = 0.56;
const gap = 4;
/** Kept free around a label, so that the route's line does not run into it. */
const clearance = 3;

/**
 * Name sizes for one width of the picture, which shrinks while its letters do not: their maximum size in units of the drawing, how much
 * larger marks are drawn, and how much of the height is visible.
 */
export type NameSheet = { readonly size: number; readonly markScale: number; readonly shownHeight: number };

export type Rectangle = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** One mark for stops at nearly the same spot, with all their numbers ("1, 4"). */
export function mergeStops(stops: readonly Named[], pickUps: readonly Named[] = []): StopMark[] {
  const marks: { at: Pixel; numbers: number[]; label: string }[] = [];
  const findNear = ({ at }: Named) => marks.find((mark) => Math.hypot(mark.at[0] - at[0], mark.at[1] - at[1]) < markPixels);
  stops.forEach(({ at, label }, index) => {
    const near = findNear({ at, label });
    if (near === undefined) marks.push({ at, numbers: [index + 1], label });
    else near.numbers.push(index + 1);
  });
  for (const pickUp of pickUps) if (findNear(pickUp) === undefined) marks.push({ ...pickUp, numbers: [] });
  return marks;
}

/**
 * Labels beside their marks: clear of the route if there is room, otherwise across it. The start and the destination always have labels;
 * between them, a label that would cover another is left out, because the list beside the picture has it.
 */
export function placeLabels(
  marks: readonly StopMark[],
  { routePoints, sheet }: { readonly routePoints: readonly Pixel[]; readonly sheet: NameSheet },
): { readonly labels: StopLabel[]; readonly taken: Rectangle[] } {
  const taken: Rectangle[] = marks.map((mark) => getMarkRoom(mark, sheet));
  const ends = [marks[0], marks.findLast(({ numbers }) => numbers.length > 0)];
  const [ofEnds, between] = [marks.filter((mark) => ends.includes(mark)), marks.filter((mark) => !ends.includes(mark))];
  const labels = [...ofEnds, ...between].flatMap((mark) => {
    const positions = listPositions(mark, sheet);
    const isFree = (position: StopLabel, points: readonly Pixel[]) => hasRoom(getRectangle(position, sheet), { taken, points, sheet });
    const label =
      positions.find((position) => isFree(position, routePoints)) ??
      positions.find((position) => isFree(position, [])) ??
      (ends.includes(mark) ? positions.find((position) => isShown(getRectangle(position, sheet), sheet)) : undefined);
    if (label === undefined) return [];
    taken.push(getRectangle(label, sheet));
    return [label];
  });
  return { labels, taken };
}

export type TownMark = { readonly at: Pixel; readonly name: string };
type TownLabel = StopLabel & { readonly dot: Pixel };
type TownNames = { readonly labels: readonly TownLabel[]; readonly taken: readonly Rectangle[] };

type Around = {
  readonly taken: readonly Rectangle[];
  readonly routePoints: readonly Pixel[];
  readonly sheet: NameSheet;
  /** No more are placed. */
  readonly most: number;
};

/** The towns whose names fit beside what is placed, in their order: above their dots, otherwise beside or below them. */
export function placeTowns(towns: readonly TownMark[], { taken: already, routePoints, sheet, most }: Around): TownNames {
  const taken = [...already];
  const labels: TownLabel[] = [];
  for (const { at, name } of towns) {
    if (labels.length >= most) break;
    const [x, y] = at;
    const dot = { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 };
    if (!isShown(dot, sheet) || taken.some((other) => overlaps(dot, other))) continue;
    const label = listTownPositions(at, name, sheet).find((position) =>
      hasRoom(getRectangle(position, sheet), { taken, points: routePoints, sheet }),
    );
    if (label === undefined) continue;
    taken.push(getRectangle(label, sheet), dot);
    labels.push({ ...label, dot: at });
  }
  return { labels, taken };
}

function listTownPositions([x, y]: Pixel, text: string, { size }: NameSheet): StopLabel[] {
  const level = y + size * 0.34;
  return [
    { at: [x, y - size * descent - gap - 1], anchor: 'middle', text },
    { at: [x + townRise, level], anchor: 'start', text },
    { at: [x - townRise, level], anchor: 'end', text },
    { at: [x, y + townRise + size * ascent], anchor: 'middle', text },
    // A town on a diagonal road has room in the corners.
    { at: [x + corner, y + corner + size * ascent], anchor: 'start', text },
    { at: [x - corner, y - corner], anchor: 'end', text },
    { at: [x - corner, y + corner + size * ascent], anchor: 'end', text },
    { at: [x + corner, y - corner], anchor: 'start', text },
  ];
}

/** The text in a mark: "2", or "1, 3" if the route comes back; a plus if only a part of the group boards. */
export function formatNumbers(numbers: readonly number[]): string {
  return numbers.length === 0 ? '+' : numbers.join(', ');
}

/** A mark is as wide as its numbers need. */
export function getMarkWidth(numbers: readonly number[]): number {
  return 26 + (formatNumbers(numbers).length - 1) * 9;
}

function getMarkRoom({ at: [x, y], numbers }: StopMark, { markScale }: NameSheet): Rectangle {
  const [half, tall] = [(getMarkWidth(numbers) / 2) * markScale + 2, 13 * markScale + 2];
  return { left: x - half, right: x + half, top: y - tall, bottom: y + tall };
}

/** Beside the mark, above and below it, and there moved until the whole name is visible. */
function listPositions(mark: StopMark, sheet: NameSheet): StopLabel[] {
  const [x, y] = mark.at;
  const { left, right, top, bottom } = getMarkRoom(mark, sheet);
  const half = (mark.label.length * sheet.size * letterShare) / 2;
  const along = Math.min(Math.max(x, half + edge), pictureSize.width - half - edge);
  const [above, beneath] = [top - gap - sheet.size * descent, bottom + gap + sheet.size * ascent];
  const level = y + sheet.size * 0.34;
  return (
    [
      { at: [right + gap, level], anchor: 'start' },
      { at: [left - gap, level], anchor: 'end' },
      { at: [x, above], anchor: 'middle' },
      { at: [x, beneath], anchor: 'middle' },
      { at: [along, above], anchor: 'middle' },
      { at: [along, beneath], anchor: 'middle' },
    ] as const
  ).map((position) => ({ ...position, text: mark.label }));
}

/** How far letters extend above and below their line, relative to their size. */
const [ascent, descent] = [0.8, 0.25];
const edge = 4;
/** From the dot of a town to its name beside or below it, and into a corner. */
const townRise = 8;
const corner = 6;

function getRectangle({ at: [x, y], anchor, text }: StopLabel, { size }: NameSheet): Rectangle {
  const width = text.length * size * letterShare;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - size * ascent, bottom: y + size * descent };
}

/** Completely within the visible part of the picture. */
function isShown(place: Rectangle, { shownHeight }: NameSheet): boolean {
  const cut = (pictureSize.height - shownHeight) / 2;
  const sides = place.left >= edge - 1 && place.right <= pictureSize.width - edge + 1;
  return sides && place.top >= cut + 2 && place.bottom <= pictureSize.height - cut - 2;
}

type Room = { readonly taken: readonly Rectangle[]; readonly points: readonly Pixel[]; readonly sheet: NameSheet };

export function hasRoom(place: Rectangle, { taken, points, sheet }: Room): boolean {
  return isShown(place, sheet) && !taken.some((other) => overlaps(place, other)) && !points.some((point) => isWithin(point, place));
}

function overlaps(left: Rectangle, right: Rectangle): boolean {
  return left.left < right.right && left.right > right.left && left.top < right.bottom && left.bottom > right.top;
}

function isWithin([x, y]: Pixel, { left, right, top, bottom }: Rectangle): boolean {
  return x > left - clearance && x < right + clearance && y > top - clearance && y < bottom + clearance;
}
