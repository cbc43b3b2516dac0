import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { getNameLanguage } from '../languages.ts';
import { listTownsUnder, rateNamesakes } from '../rate-namesakes.ts';
import { foldName } from './fold.ts';
import { listVillages, type TypedSource } from './list-exact.ts';
import { namesakePoints } from './ranking.ts';

/** A shorter beginning continues to too many names. */
const shortestBeginning = 4;

/** Nobody calls Bergen op Zoom by its first word. */
const neverLeftOut = /^(op|aan|bij|of|aux?) /;

/**
 * Places that a bare name may mean although others have exactly that name: villages, and towns of which it is the beginning ("Baden" of
 * Baden-Baden). A country or a bracket makes the text unambiguous.
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
