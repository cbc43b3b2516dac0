import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { TypedText } from '../../ports.ts';
import type { PostcodeIndex } from '../../postcodes/postcode-index.ts';
import { type ExactQuery, listExactPlaces, splitCountry } from '../address/text-resolver.ts';
import type { VenueWords } from '../address/venue-words.ts';
import type { Candidate } from '../choose-together.ts';
import { getNameLanguage, nameLanguages } from '../languages.ts';
import type { PlaceTable } from '../place-table.ts';
import { rateNamesakes } from '../rate-namesakes.ts';
import type { Regions } from '../regions.ts';
import { foldName } from './fold.ts';
import type { PlaceMaker } from './found-places.ts';

/** What the reading of texts needs. */
export type TypedSource = {
  readonly table: PlaceTable;
  readonly venues: readonly VenueWords[];
  readonly maker: PlaceMaker;
  readonly countryNames: ReadonlyMap<string, string>;
  readonly getRegions: () => Regions;
  /** Read when the first code is requested. */
  readonly getPostcodes: () => PostcodeIndex;
};

type ExactSource = Pick<TypedSource, 'table' | 'maker' | 'countryNames'>;

/** The places that a text names exactly. In the visitor's own language first; a label that was copied from elsewhere may be in another. */
export function listExact(source: ExactSource, typed: TypedText): Candidate[] {
  const own = listExactIn(source, { typed, language: typed.language });
  if (own.length > 0 || !/[(,]/.test(typed.text)) return own;
  for (const language of nameLanguages) {
    const found = listExactIn(source, { typed, language });
    if (found.length > 0) return found;
  }
  return [];
}

type LabelInput = { readonly typed: TypedText; readonly language: SiteLanguage };

function listExactIn({ table, maker, countryNames }: ExactSource, { typed, language }: LabelInput): Candidate[] {
  const query: ExactQuery = { text: typed.text, language: getNameLanguage(language), countryCode: typed.countryCode };
  const getLabels = (place: number) => {
    const { label, name, town, kind } = maker.createFoundPlace(place, language);
    const withoutCountry = label.slice(0, label.lastIndexOf(','));
    return [label, withoutCountry, ...(kind === 'town' ? [] : [`${name} ${town}`])].map(foldName);
  };
  return listExactPlaces({ table, countryNames, labels: { getLabels } }, query);
}

/** The villages that a text names, used if nothing else has that name. */
export function listVillages({ table, countryNames }: ExactSource, { text, language, countryCode }: TypedText): Candidate[] {
  const { head, within } = splitCountry(text, countryNames);
  const folded = foldName(head);
  return rateNamesakes(table, { places: table.findVillages(folded), folded, language: getNameLanguage(language), countryCode, within });
}
