import { measureLetters } from '#domain/sites/lettering/lettering.ts';
import { spreadPoints } from './flowing-line.ts';
import type { Pixel } from './projection.ts';
import type { Rectangle } from './stop-labels.ts';

/** A place to be named on a map, with its note in smaller letters below. */
export type NamedPlace = { readonly at: Pixel; readonly name: string; readonly note: string };
/** Where the letters of a name begin, on their baseline, and those of the note. */
export type PlacedName = { readonly place: NamedPlace; readonly name: Pixel; readonly note: Pixel; readonly leader: Leader | null };
/** From a mark to a name that is apart from it. */
export type Leader = readonly [from: Pixel, to: Pixel];

export type Naming = {
  readonly width: number;
  readonly height: number;
  /** Of the letters; those of the note are smaller by `noteShare`. */
  readonly size: number;
  /** From the centre of a mark to the text beside it. */
  readonly aside: number;
  readonly taken: readonly Rectangle[];
  /** What names avoid if possible. */
  readonly lines: readonly Pixel[];
  /** How much farther from its mark a name may be, with a line to it, instead of being left out or written over roads. */
  readonly reaches?: readonly number[];
};

export const noteShare = 0.86;
const lineShare = 1.12;
/** The minimum distance of a name from the frame. */
const frameEdge = 6;

/** How many road points a name may cover instead of being placed this much farther away. */
const pointsPerReach = 0.12;

/** The places whose names fit beside their marks and each other, in their order; beside the roads if possible. */
export function placeNames(places: readonly NamedPlace[], naming: Naming): { readonly placed: PlacedName[]; readonly taken: Rectangle[] } {
  const taken = [...naming.taken];
  const placed = places.flatMap((place) => {
    const best = [0, ...(naming.reaches ?? [])]
      .flatMap((reach) => listSpots(place, naming, reach))
      .filter(({ room }) => isInside(room, naming) && !taken.some((other) => overlaps(room, other)))
      .filter(({ placed: { leader } }) => leader === null || isClear(leader, taken))
      .map((spot) => ({ spot, cost: naming.lines.filter((point) => isWithin(point, spot.room)).length + spot.reach * pointsPerReach }))
      .toSorted((one, other) => one.cost - other.cost)[0];
    if (best === undefined) return [];
    taken.push(best.spot.room);
    return [best.spot.placed];
  });
  return { placed, taken };
}

/** A line to a name crosses no other name and no other mark. */
function isClear([from, to]: Leader, taken: readonly Rectangle[]): boolean {
  const others = taken.filter((room) => !isWithin(from, room));
  return spreadPoints([from, to]).every((point) => !others.some((room) => isWithin(point, room)));
}

type Spot = { readonly room: Rectangle; readonly reach: number; readonly placed: PlacedName };

/** Right of the mark, left, above, below, and between those. */
function listSpots(place: NamedPlace, { size, aside: nearest, width: frameWidth }: Naming, reach: number): readonly Spot[] {
  const aside = nearest + reach;
  const [x, y] = place.at;
  const widths = { name: measureLetters(place.name) * size, note: measureLetters(place.note) * size * noteShare };
  const width = Math.max(widths.name, widths.note);
  const height = size * (place.note === '' ? 1 : 1 + noteShare * lineShare);
  const middle = y - height / 2;
  // A long name near the frame is moved until it is inside.
  const along = clamp(x - width / 2, frameEdge + 2, frameWidth - frameEdge - 2 - width);
  const raised = size * 0.8;
  return [
    { left: x + aside, top: middle, side: 0 },
    { left: x - aside - width, top: middle, side: 1 },
    { left: along, top: y - aside - height, side: 0.5 },
    { left: along, top: y + aside, side: 0.5 },
    { left: x + aside * 0.7, top: y - aside * 0.6 - height, side: 0 },
    { left: x + aside * 0.7, top: y + aside * 0.6, side: 0 },
    { left: x - aside * 0.7 - width, top: y - aside * 0.6 - height, side: 1 },
    { left: x - aside * 0.7 - width, top: y + aside * 0.6, side: 1 },
    { left: x + aside, top: middle - raised, side: 0 },
    { left: x + aside, top: middle + raised, side: 0 },
    { left: x - aside - width, top: middle - raised, side: 1 },
    { left: x - aside - width, top: middle + raised, side: 1 },
  ].map(({ left, top, side }) => ({
    room: { left: left - 2, right: left + width + 2, top, bottom: top + height + 2 },
    reach,
    placed: {
      leader: reach === 0 ? null : [place.at, [clamp(x, left, left + width), clamp(y, top, top + height)]],
      place,
      name: [left + (width - widths.name) * side, top + size * 0.84],
      note: [left + (width - widths.note) * side, top + size * 0.84 + size * lineShare * 0.94],
    },
  }));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

export function markRoom([x, y]: Pixel, radius: number): Rectangle {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function isInside({ left, right, top, bottom }: Rectangle, { width, height }: Naming): boolean {
  return left >= frameEdge && right <= width - frameEdge && top >= frameEdge && bottom <= height - frameEdge;
}

function overlaps(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

function isWithin([x, y]: Pixel, { left, right, top, bottom }: Rectangle): boolean {
  return x > left && x < right && y > top && y < bottom;
}
