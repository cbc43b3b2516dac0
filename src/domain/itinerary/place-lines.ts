import { shorten } from '#domain/input/clean-text.ts';
import { type Addressed, listAddressLines } from './format-address.ts';

export type PlaceLines = {
  /** The name of the place; for an address its street, for a town the town. */
  readonly name: string;
  /** Street, postcode with town, country; without empty parts and parts already in the name. */
  readonly address: readonly string[];
};

/** A place for display, with its parts cleaned and shortened. `country`: the name of its country, empty if not needed. */
export function placeLinesOf(place: Addressed, country: string): PlaceLines {
  const [name = '', ...others] = listAddressLines(place).map((line) => shorten(line));
  const address = [...others, shorten(country)].filter((part) => part !== '' && part !== name);
  return { name, address: [...new Set(address)] };
}
