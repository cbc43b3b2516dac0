import { type Pixel, pictureSize, shownHeight } from './projection.ts';

export type StopMark = { readonly at: Pixel; readonly numbers: readonly number[]; readonly label: string };
export type StopLabel = { readonly at: Pixel; readonly anchor: 'start' | 'middle' | 'end'; readonly text: string };

type Named = { readonly at: Pixel; readonly label: string };

/** Stops nearer to each other than this share one mark. */
const markPixels = 18;
/** Of the letters on a phone, where the picture shrinks to half and its letters do not. */
const letterPixels = 12.4;
const linePixels = 22;
const gap = 4;
/** Kept free around a label, so that the route's line does not run into it. */
const clearance = 3;

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

/** Labels beside their marks where there is room for them; a label without room is left out, the list beside the picture has it. */
export function placeLabels(
  marks: readonly StopMark[],
  routePoints: readonly Pixel[],
): { readonly labels: StopLabel[]; readonly taken: Rectangle[] } {
  const taken: Rectangle[] = marks.map(({ at: [x, y], numbers }) => {
    const half = getMarkWidth(numbers) / 2 + 2;
    return { left: x - half, right: x + half, top: y - 15, bottom: y + 15 };
  });
  const labels = marks.flatMap((mark) => {
    const label = listPositions(mark).find((position) => hasRoom(getRectangle(position), taken, routePoints));
    if (label === undefined) {
      return [];
    }
    taken.push(getRectangle(label));
    return [label];
  });
  return { labels, taken };
}

export type TownMark = { readonly at: Pixel; readonly name: string };

/** The towns whose names find room beside what is taken, in their order; the route's own names come first. */
export function placeTowns(
  towns: readonly TownMark[],
  around: { readonly taken: readonly Rectangle[]; readonly routePoints: readonly Pixel[] },
): StopLabel[] {
  const taken = [...around.taken];
  return towns.flatMap(({ at: [x, y], name }) => {
    const label: StopLabel = { at: [x, y - 8], anchor: 'middle', text: name };
    const place = getRectangle(label);
    const dot = { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 };
    const isFree = hasRoom(place, taken, around.routePoints) && !taken.some((other) => overlaps(dot, other));
    if (!isFree) return [];
    taken.push(place, dot);
    return [label];
  });
}

/** What is written into a mark: "2", or "1, 3" where the route comes back; a plus where only a part of the group boards. */
export function formatNumbers(numbers: readonly number[]): string {
  return numbers.length === 0 ? '+' : numbers.join(', ');
}

/** A mark is as wide as its numbers need. */
export function getMarkWidth(numbers: readonly number[]): number {
  return 26 + (formatNumbers(numbers).length - 1) * 9;
}

function listPositions({ at: [x, y], numbers, label }: StopMark): StopLabel[] {
  const aside = getMarkWidth(numbers) / 2 + gap;
  return [
    { at: [x + aside, y + 6], anchor: 'start', text: label },
    { at: [x - aside, y + 6], anchor: 'end', text: label },
    { at: [x, y - 20], anchor: 'middle', text: label },
    { at: [x, y + 34], anchor: 'middle', text: label },
  ];
}

function getRectangle({ at: [x, y], anchor, text }: StopLabel): Rectangle {
  const width = text.length * letterPixels;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - linePixels + 5, bottom: y + 5 };
}

const edge = (pictureSize.height - shownHeight) / 2;

function hasRoom(place: Rectangle, taken: readonly Rectangle[], routePoints: readonly Pixel[]): boolean {
  const isShown =
    place.left >= 2 && place.right <= pictureSize.width - 2 && place.top >= edge + 2 && place.bottom <= pictureSize.height - edge - 2;
  return isShown && !taken.some((other) => overlaps(place, other)) && !routePoints.some((point) => isWithin(point, place));
}

function overlaps(left: Rectangle, right: Rectangle): boolean {
  return left.left < right.right && left.right > right.left && left.top < right.bottom && left.bottom > right.top;
}

function isWithin([x, y]: Pixel, { left, right, top, bottom }: Rectangle): boolean {
  return x > left - clearance && x < right + clearance && y > top - clearance && y < bottom + clearance;
}
