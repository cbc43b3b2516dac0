import { measureLetters } from '#domain/sites/lettering/lettering.ts';
import type { Pixel } from './projection.ts';
import type { Rectangle } from './stop-labels.ts';

/** A place to be named on a map, and what is said of it in smaller letters beneath. */
export type NamedPlace = { readonly at: Pixel; readonly name: string; readonly note: string };
/** Where the letters of a name begin, on their baseline, and those of the note. */
export type PlacedName = { readonly place: NamedPlace; readonly name: Pixel; readonly note: Pixel };

export type Naming = {
  readonly width: number;
  readonly height: number;
  /** Of the letters; those of the note are smaller by `noteShare`. */
  readonly size: number;
  /** From the middle of a mark to what is written beside it. */
  readonly aside: number;
  readonly taken: readonly Rectangle[];
  /** Which names rather keep clear of. */
  readonly lines: readonly Pixel[];
};

export const noteShare = 0.86;
const lineShare = 1.12;

/** The places whose names find room beside their marks and each other, in their order; beside the roads where they can. */
export function placeNames(places: readonly NamedPlace[], naming: Naming): { readonly placed: PlacedName[]; readonly taken: Rectangle[] } {
  const taken = [...naming.taken];
  const placed = places.flatMap((place) => {
    const spots = listSpots(place, naming).filter(({ room }) => isInside(room, naming) && !taken.some((other) => overlaps(room, other)));
    const best = spots
      .map((spot) => ({ spot, crossed: naming.lines.filter((point) => isWithin(point, spot.room)).length }))
      .toSorted((one, other) => one.crossed - other.crossed)[0];
    if (best === undefined) return [];
    taken.push(best.spot.room);
    return [best.spot.placed];
  });
  return { placed, taken };
}

type Spot = { readonly room: Rectangle; readonly placed: PlacedName };

/** Right of the mark, left, above, beneath. */
function listSpots(place: NamedPlace, { size, aside }: Naming): readonly Spot[] {
  const [x, y] = place.at;
  const widths = { name: measureLetters(place.name) * size, note: measureLetters(place.note) * size * noteShare };
  const width = Math.max(widths.name, widths.note);
  const height = size * (place.note === '' ? 1 : 1 + noteShare * lineShare);
  const middle = y - height / 2;
  return [
    { left: x + aside, top: middle, side: 0 },
    { left: x - aside - width, top: middle, side: 1 },
    { left: x - width / 2, top: y - aside - height, side: 0.5 },
    { left: x - width / 2, top: y + aside, side: 0.5 },
    { left: x + aside * 0.7, top: y - aside * 0.6 - height, side: 0 },
    { left: x + aside * 0.7, top: y + aside * 0.6, side: 0 },
    { left: x - aside * 0.7 - width, top: y - aside * 0.6 - height, side: 1 },
    { left: x - aside * 0.7 - width, top: y + aside * 0.6, side: 1 },
  ].map(({ left, top, side }) => ({
    room: { left: left - 2, right: left + width + 2, top, bottom: top + height + 2 },
    placed: {
      place,
      name: [left + (width - widths.name) * side, top + size * 0.84],
      note: [left + (width - widths.note) * side, top + size * 0.84 + size * lineShare * 0.94],
    },
  }));
}

export function markRoom([x, y]: Pixel, radius: number): Rectangle {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function isInside({ left, right, top, bottom }: Rectangle, { width, height }: Naming): boolean {
  return left >= 6 && right <= width - 6 && top >= 6 && bottom <= height - 6;
}

function overlaps(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

function isWithin([x, y]: Pixel, { left, right, top, bottom }: Rectangle): boolean {
  return x > left && x < right && y > top && y < bottom;
}
