import { findVenueKind, isStreetLike, littleWords } from '../../address/address-words.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { foldName } from '../search/fold.ts';
import { listExact, type TypedSource } from '../search/list-exact.ts';
import { splitCountry } from './text-resolver.ts';
import { joinWords, markBrands, splitWords, withVenue } from './typed-words.ts';
import { findVenueByWholeWords } from './venue-words.ts';

const hyphen = /(?<=\p{L}{3})-(?=\p{Lu}\p{L}{2})/gu;
/** "Kölner Hauptbahnhof": a German word for what a city has one of. */
const besideAdjective =
  /(?<town>\p{Lu}\p{Ll}{2,})er (?=(?:Haupt|Bus|Haupt-)?(?:Hbf|[Bb]ahnhof|Flughafen|Messe|Innenstadt|Altstadt|Hafen|Zoo|ZOB|Uni|Universität|Rathaus)(?!\p{L}))/u;

/** The text as it is otherwise written, for one that names nothing: quarters with a space, a city instead of its adjective. */
export function rewrite(source: TypedSource, typed: TypedText): string[] {
  return [typed.text.replace(hyphen, ' '), writeCity(source, typed)].filter((text) => text !== typed.text);
}

function writeCity(source: TypedSource, typed: TypedText): string {
  const { head } = splitCountry(typed.text, source.countryNames);
  const { town = '' } = besideAdjective.exec(head)?.groups ?? {};
  const city = town === '' ? null : findCity(source, typed, `${town}er`);
  return city === null ? typed.text : typed.text.replace(`${town}er `, `${city} `);
}

/** "Kölner", "Münchner", "Dresdner", "Bremer", "Basler": the town without its ending, or with the one that it had; null for any other word. */
export function findCity(source: TypedSource, typed: TypedText, adjective: string): string | null {
  const [, stem = ''] = /^(.{3,})er$/u.exec(adjective) ?? [];
  const names = stem === '' ? [] : [stem, stem.replace(/n$/, 'en'), stem.replace(/l$/, 'el'), `${stem}en`, `${stem}e`];
  return names.find((name) => listExact(source, { ...typed, text: name }).length > 0) ?? null;
}

const shortestVenue = 5;

/** "Hotel Tryp Atocha": a hotel that is called after a station, a square or a fair of ours. Empty for every other text. */
export function readHotelAtVenue(source: TypedSource, typed: TypedText): readonly Candidate[] {
  const { head, within } = splitCountry(typed.text, source.countryNames);
  const words = splitWords(head);
  const isBrand = markBrands(words.map(({ folded }) => folded));
  const from = words.findIndex(({ folded }, at) => !isBrand[at] && !littleWords.has(folded) && findVenueKind(folded) !== 'hotel');
  const text = from < 1 ? '' : joinWords(words.slice(from));
  if (text.length < shortestVenue || isStreetLike(foldName(text))) return [];
  const named = listExact(source, { ...typed, text }).map(({ place }) => place);
  const places: readonly (number | null)[] =
    named.length > 0 ? named : [findVenueByWholeWords(source.venues, { folded: foldName(text), within })];
  const venues = places.flatMap((place) => {
    const record = source.table.getRecord(place ?? -1);
    if (record === undefined || place === null || (record.details?.group ?? null) === null) return [];
    const { latitude, longitude, countryCode } = record;
    return [{ place, points: 0, coordinates: { latitude, longitude }, isPart: false, isOwn: countryCode === typed.countryCode }];
  });
  return venues.length === 1 && venues.length === places.length ? withVenue(venues, head) : [];
}
