import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { isSiteLanguage, type SiteLanguage } from '#domain/sites/keys.ts';
import { laterBeneluxRows } from './later-rows-benelux.ts';
import { laterFrenchRows } from './later-rows-french.ts';
import { laterGermanRows } from './later-rows-german.ts';
import { laterRows } from './later-rows-spanish-english.ts';
import { moreBeneluxRows } from './more-rows-benelux.ts';
import { moreGermanRows } from './more-rows-german.ts';
import { moreRows } from './more-rows-south.ts';
import { germanRows } from './rows-de.ts';
import { englishRows } from './rows-en.ts';
import { spanishRows } from './rows-es.ts';
import { frenchRows } from './rows-fr.ts';
import { dutchRows } from './rows-nl.ts';
import { unseenLowGermanRows } from './unseen-rows-low-german.ts';
import { unseenSouthEnglishRows } from './unseen-rows-south-english.ts';

/** One text of a visitor's first or second stop, and its position. */
export type PlaceRow = {
  readonly language: SiteLanguage;
  /** The other stop. */
  readonly from: string;
  readonly text: string;
  /** Null if several places may be meant. */
  readonly right: Coordinates | null;
  readonly mayAsk: boolean;
};

/** Every row of the tables. */
export function listPlaceRows(): PlaceRow[] {
  const first = [dutchRows, germanRows, frenchRows, spanishRows, englishRows, moreBeneluxRows, moreGermanRows, moreRows];
  const later = [laterBeneluxRows, laterGermanRows, laterFrenchRows, laterRows, unseenLowGermanRows, unseenSouthEnglishRows];
  return [...first, ...later].flatMap((rows) =>
    rows
      .split('\n')
      .filter((line) => line !== '')
      .map(readRow),
  );
}

function readRow(line: string): PlaceRow {
  const [language = '', from = '', text = '', right = '', note = ''] = line.split('|').map((cell) => cell.trim());
  if (!isSiteLanguage(language)) throw new Error(`no language: ${line}`);
  const [latitude = Number.NaN, longitude = Number.NaN] = right.split(',').map(Number);
  const isPoint = !Number.isNaN(latitude) && !Number.isNaN(longitude);
  if (!isPoint && right !== 'ask') throw new Error(`no place: ${line}`);
  return { language, from, text, right: isPoint ? { latitude, longitude } : null, mayAsk: note === 'ask' };
}
