import { isQuarter } from '../address/address-words.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import { type Input, listTowns } from './address/address-reading.ts';
import type { Candidate } from './choose-together.ts';
import type { PlaceRecord } from './place-records.ts';
import { foldName } from './search/fold.ts';

/** Closer than this, two towns may be a suburb and its city. */
const apartKilometres = 20;
const mostNamesakes = 4;
/** From this size on, a foreign town's name means the town, although the word is also that of a hall or a station. */
const plainInhabitants = 20_000;

/**
 * Towns named beside the one that was read, far from it: "Rotterdam, Utrecht" is no street. Quarters, suburbs and hamlets that gave a
 * street its name do not count.
 */
export function listTownsBeside(question: Input, candidates: readonly Candidate[]): Candidate[] {
  const { table } = question.source;
  const segments = question.text.split(/[,;]/).map((segment) => segment.trim());
  if (segments.length < 2 || candidates.every(({ address }) => address === undefined)) return [];
  const isApart = ({ coordinates }: Candidate) =>
    candidates.every((candidate) => getGreatCircleKilometres(candidate.coordinates, coordinates) > apartKilometres);
  return segments.flatMap((segment) => {
    if (/\d/.test(segment)) return [];
    const towns = listTowns(question, segment);
    // "Neustadt, Dresden": a common name of towns is a common name of quarters.
    if (towns.length > mostNamesakes || !towns.every((town) => candidates.some(({ place }) => place === town.place) || isApart(town)))
      return [];
    return towns.filter(({ place, isPart }) => {
      const record = table.getRecord(place);
      const isKnown = (record?.population ?? 0) >= plainInhabitants && !isPart && record !== undefined;
      return isKnown && isCalled(record, foldName(segment)) && candidates.every((candidate) => candidate.place !== place);
    });
  });
}

/** "Rotterdam Utrecht": two well-known distant towns, and nothing else. Empty for every other text. */
export function listTwoTowns(question: Input): Candidate[] {
  const words = question.text.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const parts = [words.slice(0, at), words.slice(at)].map((part) => part.join(' '));
    if (parts.some((part) => isQuarter(foldName(part)))) continue;
    const [one, other] = parts.map((part) => listKnown(question, part));
    const isApart = one?.every((first) =>
      other?.every((second) => getGreatCircleKilometres(first.coordinates, second.coordinates) > apartKilometres),
    );
    if (isApart && one?.length && other?.length) return [...one, ...other];
  }
  return [];
}

function listKnown(question: Input, text: string): Candidate[] {
  return listTowns(question, text).filter(({ place, isPart }) => {
    const record = question.source.table.getRecord(place);
    return record !== undefined && !isPart && record.population >= plainInhabitants && isCalled(record, foldName(text));
  });
}

type TwoPlaces = { readonly rivals: readonly Candidate[]; readonly meant: readonly Candidate[] };

/** Towns that may each contain the address, without the other town in it. */
export function shareAddress(question: Input, { rivals, meant }: TwoPlaces): Candidate[] {
  const isRival = (text: string) =>
    text !== '' && listTowns(question, text).some(({ place }) => rivals.some((rival) => rival.place === place));
  return [...rivals, ...meant].map(({ address: _, ...town }) => {
    const [address] = meant.flatMap((candidate) => candidate.address ?? []);
    if (address === undefined) return town;
    const [venue, street] = [address.venue, address.street].map((text) => (isRival(text) ? '' : text));
    const kind = venue === '' ? 'address' : address.kind;
    return venue || street ? { ...town, address: { ...address, venue: venue ?? '', street: street ?? '', kind } } : town;
  });
}

function isCalled({ name, details }: PlaceRecord, folded: string): boolean {
  return [name, ...Object.values(details?.names ?? {})].some((one) => foldName(one) === folded);
}
