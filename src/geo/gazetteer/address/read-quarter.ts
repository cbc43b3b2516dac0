import { getGreatCircleKilometres } from '../../distance.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { listExact, listVillages, type TypedSource } from '../search/list-exact.ts';
import { getPopulation, type Input, listTowns } from './address-reading.ts';

/** Smaller towns have no quarters that are written with a hyphen. */
const cityInhabitants = 50_000;
const hyphened = /^(?<city>\p{Lu}\p{L}{2,})-(?<quarter>\p{Lu}.{2,})$/u;

/**
 * "Köln-Ehrenfeld, Venloer Str. 310" as "Ehrenfeld, Venloer Str. 310, Köln": a quarter that is written together with its city, although no
 * list of ours has it. Null for a text without one.
 */
export function splitQuarter(source: TypedSource, typed: TypedText): string | null {
  const words = typed.text.split(' ');
  for (const [at, word] of words.entries()) {
    const [name = '', comma = ''] = [/^[^,;]*/.exec(word)?.[0], /[,;]+$/.exec(word)?.[0]];
    const { city = '', quarter = '' } = hyphened.exec(name)?.groups ?? {};
    const cities = city === '' ? [] : listCities(source, { ...typed, text: city });
    if (cities.length === 0) continue;
    const alone = words.with(at, quarter + comma).join(' ');
    const isOther = words.length > 1 && isPlaceBeside(source, { typed: { ...typed, text: quarter }, cities });
    return isOther ? alone : `${alone}, ${city}`;
  }
  return null;
}

function listCities(source: TypedSource, typed: TypedText): Candidate[] {
  return listExact(source, typed).filter(({ place }) => {
    const record = source.table.getRecord(place);
    return record?.kind === 'town' && record.population >= cityInhabitants;
  });
}

/** Beyond this distance a place is in no city, although signs and hotels name it with one: "Erfurt-Apfelstädt". */
const signKilometres = 25;

type Beside = { readonly typed: TypedText; readonly cities: readonly Candidate[] };

/** Whether a name is only that of places near the city: a place of its own, of which the list knows where it is. */
function isPlaceBeside(source: TypedSource, { typed, cities }: Beside): boolean {
  const places = [...listExact(source, typed), ...listVillages(source, typed)];
  const isNear = ({ coordinates }: Candidate) =>
    cities.some((city) => getGreatCircleKilometres(city.coordinates, coordinates) <= signKilometres);
  return places.length > 0 && places.every(isNear);
}

/** The maximum distance of a quarter or suburb from its city, and the minimum ratio of their sizes. */
const besideKilometres = 15;
const timesAsLarge = 3;
/** "Kaprun Zell am See": from this size on, two neighbours are meant by their names. */
const townInhabitants = 2_000;

/**
 * "Den Haag Scheveningen": the smaller of a city and a nearby place with its own name. "Venice Mestre": both, if neither is much smaller.
 * Empty for every other text.
 */
export function listPartsOfCity(question: Input): Candidate[] {
  const words = question.text.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const [one = [], other = []] = [words.slice(0, at), words.slice(at)].map((part) => listTowns(question, part.join(' ')));
    const pairs = one.flatMap((first) =>
      other.filter((second) => areBeside(question, first, second)).map((second) => [first, second] as const),
    );
    if (pairs.length > 0) return [...new Set(pairs.flatMap((pair) => chooseSmaller(question, pair)))];
  }
  return [];
}

function areBeside(question: Input, one: Candidate, other: Candidate): boolean {
  const isNear = one.place !== other.place && getGreatCircleKilometres(one.coordinates, other.coordinates) <= besideKilometres;
  const [first, second] = [getPopulation(question, one), getPopulation(question, other)];
  return isNear && (Math.max(first, second) >= cityInhabitants || Math.min(first, second) >= townInhabitants);
}

function chooseSmaller(question: Input, [one, other]: readonly [Candidate, Candidate]): Candidate[] {
  const [first, second] = [getPopulation(question, one), getPopulation(question, other)];
  if (first >= timesAsLarge * second) return [other];
  return second >= timesAsLarge * first ? [one] : [one, other];
}

const besideWords = / (?:bei|b\.|nahe|bij|nabij|near|pr[eè]s de|cerca de) /iu;
/** Beyond this distance, nobody describes a town's location by another. */
const nearKilometres = 40;

/** "Baden bei Wien": the town near the other one, and nothing in that. Empty for every other text. */
export function listTownsNear(question: Input): Candidate[] {
  const [name = '', other, more] = question.text.split(besideWords);
  if (other === undefined || more !== undefined) return [];
  const others = listTowns(question, other);
  return listTowns(question, name).filter(({ place, coordinates }) =>
    others.some((each) => each.place !== place && getGreatCircleKilometres(each.coordinates, coordinates) <= nearKilometres),
  );
}
