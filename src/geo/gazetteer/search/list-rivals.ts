import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { getNameLanguage } from '../languages.ts';
import { listTownsUnder, rateNamesakes } from '../rate-namesakes.ts';
import { foldName } from './fold.ts';
import { listVillages, type TypedSource } from './list-exact.ts';
import { namesakePoints } from './ranking.ts';

/** Of a shorter beginning too many names are the continuation. */
const shortestBeginning = 4;

/** Nobody calls Bergen op Zoom by its first word. */
const neverLeftOut = /^(op|aan|bij|of|aux?) /;

/**
 * Places that may be meant by a bare name although others bear it whole: villages, and towns of which it is the beginning ("Baden" of
 * Baden-Baden). Whoever adds a country or a bracket has said which is meant.
 */
export function listRivals(source: TypedSource, typed: TypedText): Candidate[] {
  if (/[(,\d]/.test(typed.text)) return [];
  const folded = foldName(typed.text);
  const { table } = source;
  const under = folded.length < shortestBeginning ? [] : listTownsUnder(table.index, `${folded} `);
  const places = under.flatMap(({ place, rest }) => (neverLeftOut.test(rest) ? [] : [place]));
  const about = { folded, language: getNameLanguage(typed.language), countryCode: typed.countryCode, within: null };
  const longer = rateNamesakes(table, { ...about, places }).map((one) => ({ ...one, points: one.points + namesakePoints.longer }));
  return [...longer, ...listVillages(source, typed)];
}
