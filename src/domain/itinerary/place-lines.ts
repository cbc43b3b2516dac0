import { shorten } from '#domain/input/clean-text.ts';
import type { Place } from './itinerary.ts';

export type PlaceLines = {
  readonly name: string;
  /** Street, postcode with town, country: nothing empty, and nothing that the name says already. */
  readonly address: readonly string[];
};

/** A place for people, its parts clean and short enough to be read. `country`: its country in words, empty where it needs no naming. */
export function placeLinesOf(place: Pick<Place, 'name' | 'street' | 'zip' | 'town'>, country: string): PlaceLines {
  const name = shorten(place.name);
  const parts = [place.street, `${place.zip} ${place.town}`, country].map((part) => shorten(part));
  return { name, address: [...new Set(parts)].filter((part) => part !== '' && part !== name) };
}
