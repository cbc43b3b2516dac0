import { shorten } from '#domain/input/clean-text.ts';
import { type Addressed, listAddressLines } from './format-address.ts';

export type PlaceLines = {
  /** What the place is called; of an address its street, of a town alone the town. */
  readonly name: string;
  /** Street, postcode with town, country: nothing empty, and nothing that the name says already. */
  readonly address: readonly string[];
};

/** A place for people, its parts clean and short enough to be read. `country`: its country in words, empty where it needs no naming. */
export function placeLinesOf(place: Addressed, country: string): PlaceLines {
  const [name = '', ...others] = listAddressLines(place).map((line) => shorten(line));
  const address = [...others, shorten(country)].filter((part) => part !== '' && part !== name);
  return { name, address: [...new Set(address)] };
}
