import { findVenueKind, littleWords } from '../../address/address-words.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { getNameLanguage } from '../languages.ts';
import { foldName } from '../search/fold.ts';
import { listExact, type TypedSource } from '../search/list-exact.ts';
import type { Reading } from './address-reading.ts';
import { articles } from './guessed-town.ts';
import { findLastTown, isOpenEnd } from './last-town.ts';
import { findVenueInTown } from './parts-of-town.ts';
import { findSecondTown, findSight } from './sight-beside.ts';
import { createQuestion, listChosen, listMentions, listOwnFirst, type Mention, type Question } from './town-mentions.ts';
import { leaveOut, type Span, withVenue } from './typed-words.ts';

const mostChoices = 4;

/**
 * Turns a reading into a question if it leaves words of the text unexplained that name another place as well: a town at the end behind a
 * town that may be a word of a name ("Landgoed Bergen Hilvarenbeek"), or a sight of ours and a town far from it ("Efteling Rotterdam"). A
 * text with a postcode says enough.
 */
export function accountForWords(source: TypedSource, typed: TypedText, read: Reading): Reading {
  const reading = read.candidates.length > 1 ? chooseTold(source, typed, read) : read;
  if (isSettled(source, reading)) return reading;
  const question = createQuestion(source, typed);
  return question === null || listExact(source, typed).length > 0 ? reading : account(question, reading);
}

/** A town by its name alone, a region, or an address with a postcode. */
function isSettled({ table }: TypedSource, { candidates, doubt, isRegion }: Reading): boolean {
  const isPlain = candidates.every(({ address, place }) => address === undefined && table.getRecord(place)?.kind === 'town');
  return isPlain || isRegion === true || doubt === 'postcode' || candidates.some(({ address }) => (address?.zip ?? '') !== '');
}

function account(question: Question, reading: Reading): Reading {
  const { words } = question;
  const { candidates, doubt } = reading;
  const mentions = listMentions(question);
  const named = listChosen(question, mentions, candidates);
  const [chosen = null] = named;
  const second = findSecondTown(question, mentions, candidates);
  const sights = named.flatMap((town) => findSight(question, town, { candidates, apartFrom: town.towns }));
  if (second.length > 0 || sights.length > 0) return ask([...sights, ...candidates, ...second]);
  const found = { mentions, chosen, candidates };
  const last = isInSegments(question, candidates) ? null : findLastTown(question, found);
  if (last === null) return doubt === null && isOpenEnd(question, found) ? { candidates, doubt: 'several' } : reading;
  const beside = findSight(question, last, { candidates, apartFrom: last.towns });
  if (doubt === null && beside.length === 0) return settle(question, { last, chosen, candidates });
  const more = withVenue(listOwnFirst(last.towns).slice(0, 2), leaveOut(words, last));
  return { ...ask([...beside, ...more, ...candidates]), doubt: doubt ?? 'two-places' };
}

function ask(candidates: readonly Candidate[]): Reading {
  return { candidates: candidates.slice(0, mostChoices), doubt: 'two-places' };
}

/** With a comma the towns are compared by their segments; "Gare de Lyon Part-Dieu, sortie Villette" is a part of a venue. */
function isInSegments({ source, words }: Question, candidates: readonly Candidate[]): boolean {
  const isPart = candidates.some(({ place, address }) => address !== undefined && source.table.getRecord(place)?.kind !== 'town');
  return isPart || words.some(({ isAfterBreak }) => isAfterBreak);
}

/** Of namesakes those whose whole names hold most of the words: "Grundschule Neustadt Aisch" is in Neustadt an der Aisch. */
function chooseTold({ table }: TypedSource, { text }: TypedText, reading: Reading): Reading {
  if (reading.isRegion === true || reading.candidates.some(({ address }) => address === undefined || address.zip !== '')) return reading;
  const typed = foldName(text)
    .split(' ')
    .filter((word) => !/\d/.test(word));
  const count = ({ place }: Candidate) => {
    const { name = '', kind, details = null } = table.getRecord(place) ?? {};
    const names = [name, ...Object.values(details?.names ?? {}), ...(details?.otherNames ?? [])];
    const own = new Set(names.flatMap((one) => foldName(one).split(' ')));
    return kind === 'town' ? typed.filter((word) => own.has(word) && !littleWords.has(word)).length : 0;
  };
  const most = Math.max(...reading.candidates.map(count));
  return { ...reading, candidates: reading.candidates.filter((candidate) => count(candidate) === most) };
}

type Settled = { readonly last: Mention; readonly chosen: Mention | null; readonly candidates: readonly Candidate[] };

/**
 * The last town if the one before it is a word of a name: after an article ("Camping De Bergen Wanroij"), or of a venue of ours near the
 * last town ("Beekse Bergen Hilvarenbeek"). Otherwise both, as a question.
 */
function settle({ source, typed, words }: Question, { last, chosen, candidates }: Settled): Reading {
  const folded = words.map((word) => word.folded);
  const rest = folded.filter((_, at) => at < last.from || at >= last.to);
  for (const town of last.towns) {
    const named = findVenueInTown(source, { town, folded, rest });
    if (named?.isWhole === true) return { candidates: [named.venue], doubt: null };
  }
  const meant = withVenue(listOwnFirst(last.towns).slice(0, 2), leaveOut(words, last));
  if (chosen !== null && isWordOfName({ typed, words }, chosen) && last.towns.some(({ isOwn }) => isOwn)) {
    return { candidates: meant, doubt: null };
  }
  const others = listOwnFirst(candidates).slice(0, 2);
  const isTown = others.every(({ place }) => source.table.getRecord(place)?.kind === 'town');
  const renamed = chosen === null || !isTown ? others : withVenue(others, leaveOut(words, chosen));
  return { candidates: [...meant, ...renamed], doubt: 'two-places' };
}

/** "De Bergen", "Almere College": after an article, or before a kind of house. */
function isWordOfName({ typed, words }: Pick<Question, 'typed' | 'words'>, { from, to }: Span): boolean {
  if (articles[getNameLanguage(typed.language)].test(` ${words[from - 1]?.folded ?? ''} `)) return true;
  const kind = findVenueKind(words[to]?.folded ?? '');
  return from === 0 && (kind === 'school' || kind === 'hotel' || kind === 'venue');
}
