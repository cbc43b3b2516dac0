import { countryNameOf } from '#domain/sites/country-name.ts';
import { isSignificant } from '../../address/address-words.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { getNameLanguage } from '../languages.ts';
import type { PlaceRecord } from '../place-records.ts';
import { foldName } from '../search/fold.ts';
import { listExact, type TypedSource } from '../search/list-exact.ts';
import { splitCountry } from './text-resolver.ts';

/** How far a province extends from the town that gives its name, in kilometres; elsewhere only a suburb is named with its city. */
const provinceReach: Readonly<Record<string, number>> = { ES: 150, IT: 100, PT: 100, NL: 60, BE: 60, CH: 60, AT: 60 };
const suburbReach = 25;
/** If few provinces are named after a town, the GeoNames ids of those towns: "Amersfoort, Utrecht", but never "Utrecht, Rotterdam". */
const provinceTowns: Readonly<Record<string, readonly number[]>> = { NL: [2745912, 2755251], BE: [2803138, 2792413, 2790471] };
/** Closer than this it is more likely a street or a quarter of that town. */
const leastApart = 2.5;
/** Smaller places appear in street names more often than with their province. */
const leastInhabitants = 2_000;

/** A text without the province at its end: its town if it named nothing else, otherwise the remaining text. */
export type WithoutProvince = { readonly towns: readonly Candidate[]; readonly text: string };

/**
 * "Ronda, Málaga", "Alcalá de Guadaíra (Sevilla)" and "Calle Mayor 5, 41500 Alcalá de Guadaíra, Sevilla": a smaller town before the larger
 * one that gives its province or city its name. Null for every other text, because then the last town is meant.
 */
export function splitProvince(source: TypedSource, typed: TypedText): WithoutProvince | null {
  const { head, within } = splitCountry(typed.text, source.countryNames);
  const [, before = '', afterComma = '', inBrackets = ''] = /^(.+?)\s*(?:,\s*([^,()\d]+)|\(([^()\d]+)\))$/u.exec(head) ?? [];
  const name = (before.split(',').at(-1) ?? '').trim().replace(/^(?:[A-Z]{1,2}-)?\d{4,5}\s+/, '');
  if (name === '' || /\d/.test(name) || isSignificant(foldName(name))) return null;
  const capitals = listTowns(source, { ...typed, text: afterComma + inBrackets });
  const [nearest] = capitals.length === 0 ? [] : listTownsNear(source, { ...typed, text: name, capitals });
  if (nearest === undefined || (within !== null && nearest.record.countryCode !== within)) return null;
  const country = countryNameOf(nearest.record.countryCode, getNameLanguage(typed.language));
  return { towns: before.trim() === name ? [nearest.town] : [], text: `${before}, ${country}` };
}

type Town = { readonly town: Candidate; readonly record: PlaceRecord };

function listTowns(source: TypedSource, typed: TypedText): Town[] {
  return listExact(source, typed).flatMap((town) => {
    const record = source.table.getRecord(town.place);
    return record?.kind === 'town' && !record.isPart ? [{ town, record }] : [];
  });
}

/** The towns of the text within the range of a larger one, the nearest first. */
function listTownsNear(source: TypedSource, { capitals, ...typed }: TypedText & { readonly capitals: readonly Town[] }): Town[] {
  const apart = ({ record }: Town) => Math.min(...capitals.map((capital) => reachOf(record, capital.record)));
  return listTowns(source, typed)
    .filter((town) => town.record.population >= leastInhabitants && apart(town) < Number.POSITIVE_INFINITY)
    .sort((one, other) => apart(one) - apart(other));
}

/** The distance of a town from the larger one that names its province; infinite if it cannot be of that province. */
function reachOf(town: PlaceRecord, capital: PlaceRecord): number {
  const kilometres = getGreatCircleKilometres(town, capital);
  const isWithin = kilometres >= leastApart && kilometres <= reachAround(capital);
  return isWithin && town.countryCode === capital.countryCode && town.population < capital.population
    ? kilometres
    : Number.POSITIVE_INFINITY;
}

/** Utrecht is the smallest of them. */
const utrecht = { id: 2745912, reach: 40 } as const;

function reachAround({ key, countryCode }: PlaceRecord): number {
  if (key === utrecht.id) return utrecht.reach;
  const isProvince = provinceTowns[countryCode]?.some((town) => town === key) ?? true;
  return isProvince ? (provinceReach[countryCode] ?? suburbReach) : suburbReach;
}
