import { findVenueKind, isStreetLike } from '../../address/address-words.ts';
import type { Candidate } from '../choose-together.ts';
import type { VenueGroup } from '../place-records.ts';
import type { PlaceTable } from '../place-table.ts';
import { foldName } from '../search/fold.ts';
import { listExact } from '../search/list-exact.ts';
import { findNode } from '../search/trie-search.ts';
import { isKind } from './name-words.ts';
import { isApart, listOwnFirst, type Mention, type Question, saysNothing } from './town-mentions.ts';
import { joinWords, leaveOut, type Span } from './typed-words.ts';
import { findVenueByWholeWords } from './venue-words.ts';

/** A shorter text begins the names of too many sights. */
const shortestBeginning = 6;
const mostOfOneName = 2;
const knownInhabitants = 20_000;

/** "Utrecht Hilvarenbeek": a large town that the text names, although both names are words of a venue of ours far from it. */
export function findSecondTown({ source, words }: Question, mentions: readonly Mention[], candidates: readonly Candidate[]): Candidate[] {
  const isVenue = candidates.every(({ place }) => source.table.getRecord(place)?.kind !== 'town');
  if (!isVenue || mentions.length !== 2 || mentions.reduce((sum, { from, to }) => sum + to - from, 0) < words.length) return [];
  if (isNameAndTown({ source, words }, mentions, candidates)) return [];
  return listOwnFirst(mentions.flatMap(({ towns }) => towns)).filter(
    (town) => (source.table.getRecord(town.place)?.population ?? 0) >= knownInhabitants && isApart(town, candidates),
  );
}

/** "Tivoli Copenhagen": the whole name of the venue, and the town around it. */
function isNameAndTown(
  { source, words }: Pick<Question, 'source' | 'words'>,
  mentions: readonly Mention[],
  candidates: readonly Candidate[],
) {
  const names = source.venues.filter(({ place }) => candidates.some((one) => one.place === place)).flatMap((venue) => venue.names);
  return mentions.some(({ from, to }, at) => {
    const isName = names.includes(foldName(joinWords(words.slice(from, to))));
    return isName && mentions.some(({ towns }, index) => index !== at && towns.some((town) => !isApart(town, candidates)));
  });
}

/** Every town has one: its name does not say which. */
const everywhere =
  /(?:^| )(?:hospital|hopital|klinik|klinikum|ziekenhuis|clinico|universit\p{L}*|rathaus|stadhuis|mairie|ayuntamiento)(?: |$)/u;

/** "MST Enschede" is no airport of that code. */
const notSights: ReadonlySet<VenueGroup> = new Set(['airport', 'square', 'port']);

type Beside = { readonly candidates: readonly Candidate[]; readonly apartFrom: readonly Candidate[] };

/** A sight of ours that the words beside the town name by themselves, far from that town. */
export function findSight({ source, typed, words, within }: Question, chosen: Span, { candidates, apartFrom }: Beside): Candidate[] {
  const { table, venues } = source;
  if (candidates.some(({ place }) => table.getRecord(place)?.kind !== 'town')) return [];
  const beside = leaveOut(words, chosen);
  const folded = foldName(beside);
  if (/[,\d]/.test(beside) || isStreetLike(folded) || everywhere.test(folded) || folded.split(' ').every(saysNothing)) return [];
  const kind = findVenueKind(folded);
  if (kind !== null && kind !== 'venue') return [];
  const named = listExact(source, { ...typed, text: beside }).map(({ place }) => place);
  const byWords = folded.includes(' ') ? findVenueByWholeWords(venues, { folded, within }) : null;
  return [...new Set([...named, ...(byWords === null ? [] : [byWords]), ...listBeginning(table, folded)])].flatMap((place) => {
    const record = table.getRecord(place);
    const group = record?.details?.group ?? null;
    if (record === undefined || group === null || notSights.has(group)) return [];
    const { latitude, longitude, countryCode } = record;
    const coordinates = { latitude, longitude };
    const isOwn = countryCode === typed.countryCode;
    return isApart({ coordinates }, apartFrom) ? [{ place, points: 0, coordinates, isPart: false, isOwn }] : [];
  });
}

/** The sights whose names begin with the text: "PortAventura". */
function listBeginning({ index, getRecord }: PlaceTable, folded: string): number[] {
  const node = folded.length < shortestBeginning ? -1 : findNode(index.trie, `${folded} `);
  if (node === -1) return [];
  const { entryPlaces, entryStarts, ends } = index.trie;
  const places = entryPlaces.subarray(entryStarts[node], entryStarts[ends[node] as number]);
  const found = [...new Set(places)].filter((place) => {
    const name = foldName(getRecord(place)?.name ?? '');
    // "Adidas" is not the Adidas Arena.
    const more = name.startsWith(`${folded} `) ? name.slice(folded.length + 1).split(' ') : [];
    return more.some((word) => !saysNothing(word) && !isKind(word));
  });
  // "Circuit" begins the names of many.
  return found.length > mostOfOneName ? [] : found;
}
