import { guessWithin } from '../../address/address-guesses.ts';
import { findVenueKind, isOnlyKind, isStreetLike } from '../../address/address-words.ts';
import type { Candidate } from '../choose-together.ts';
import type { PlaceRecord } from '../place-records.ts';
import { foldName } from '../search/fold.ts';
import { createCandidate, type Input, listTowns, type Rated, rate, readAddressOf } from './address-reading.ts';

/** Below this size, a village name within another name is a coincidence. */
const leastInhabitants = 3_000;
/** At this size it is known abroad by a word of a hotel's name. */
const knownAbroad = 100_000;

/**
 * The towns among the words of a hotel, a school or a hall, "Hôtel Mercure Lille Aéroport". They are guesses, which count only near another
 * stop and are offered elsewhere; streets are named after distant towns.
 */
export function readInner(question: Input): Rated[] {
  const { source, text } = question;
  return guessWithin(text).flatMap((guess) => {
    const [segment = ''] = guess.rest;
    const before = segment.slice(0, segment.indexOf(guess.town)).trim();
    if (isStreetLike(foldName(segment)) || isOnlyKind(foldName(guess.town)) || findVenueKind(foldName(before)) === null) return [];
    const isKnown = (town: Candidate) => isTown(town, source.table.getRecord(town.place));
    const towns = listTowns(question, guess.town).filter(isKnown);
    const candidates = towns.map((town) => createCandidate(town, { area: null, address: readAddressOf(guess, '') }));
    return rate(
      guess,
      candidates.map((candidate) => ({ ...candidate, isGuessed: true })),
      0,
    );
  });
}

function isTown({ isOwn, isPart }: Candidate, record: PlaceRecord | undefined): boolean {
  return record?.kind === 'town' && !isPart && record.population >= (isOwn ? leastInhabitants : knownAbroad);
}
