import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { foldName } from '../search/fold.ts';
import { listExact, listVillages, type TypedSource } from '../search/list-exact.ts';
import type { Reading } from './address-reading.ts';
import { isGeneral } from './doubt-house.ts';

const french = `d(?:e(?: la)?|u|es)`;
/** Words before a town that mean somewhere outside or around it. */
const aboutWords = [
  `(?:vlak|dicht) ?bij|nabij|bij|naast|(?:in de )?(?:buurt|omgeving) van|omgeving|regio|rond(?:om)?|buiten|(?:in de )?richting|aan de rand van|(?:ten )?(?:noord|oost|zuid|west)e(?:n|lijk) van|ter hoogte van`,
  `(?:in der )?nähe(?: (?:von|vom))?|nahe|bei|unweit(?: von)?|(?:in der )?umgebung(?: von)?|(?:groß)?raum|(?:auße|ausse)rhalb(?: von)?|(?:in )?richtung|(?:nörd|öst|süd|west)lich(?: von)?|kurz (?:vor|hinter|nach)|rund um|am rande? von|auf höhe(?: von)?`,
  `(?:tout )?près ${french}|à côté ${french}|proche(?: ${french})?|(?:aux|dans les) (?:environs|alentours) ${french}|environs ${french}|autour ${french}|non loin ${french}|en dehors ${french}|(?:en )?direction(?: ${french})?|vers|à proximité ${french}|(?:au (?:nord|sud)|à l['’](?:est|ouest)) ${french}|à (?:la )?hauteur ${french}|du côté ${french}|secteur(?: ${french})?|à l['’]extérieur ${french}`,
  `(?:muy )?cerca del?|(?:en las )?cercanías del?|junto al?|próximo al?|(?:(?:a|en) las )?afueras del?|(?:en )?dirección(?: al?)?|al (?:norte|sur|este|oeste) del?|(?:en los )?alrededores del?|hacia|camino del?|zona del?|a la altura del?`,
  `near(?:by| to)?|close to|outside(?: of)?|around|towards?|(?:north|east|south|west) of|in the (?:vicinity|area) of|(?:on )?the outskirts of|not far from|next to`,
].join('|');
const road = String.raw`(?:(?:op|langs|aan|an|auf|sur|le long|en|por|on|off|along) )?(?:(?:de|der|die|la|el|the) |l['’])?(?:a|e|m|n|b|ap)[ -]?\d{1,3}`;
const exit = String.raw`(?:afrit|afslag|ausfahrt|anschlussstelle|sortie|péage ${french}|salida|exit|junction)(?: \d{1,3}[a-z]?)?`;
const about = new RegExp(
  String.raw`^(?<before>.*?)(?<!\S)(?:(?:ergens|net|irgendwo|quelque part|juste|en algún lugar|somewhere|just) )?(?:${road},? (?:${aboutWords}|at|à|in|en)|(?<!\S)(?:${aboutWords})|(?<!\S)${exit}) (?<town>\p{L}.*)$`,
  'iu',
);
const between =
  /^(?<before>.*?)(?<!\S)(?:tussen|zwischen|entre|between|halverwege(?: tussen)?) (?<one>\p{L}.*?) (?:en|und|et|y|e|and) (?<other>\p{L}.*?)(?: in)?$/iu;
const halfway = /^(?:halverwege|ergens|auf halber strecke|irgendwo|à mi-chemin|quelque part|a medio camino|somewhere|half ?way)$/iu;

/**
 * "Near Oxford", "A7 bei Fulda", "entre Blois et Vendôme": a place outside the towns that are named. Its price may not hold for the centre,
 * so these towns and those around them are the choices. Null for all other texts, names with such words included: "Wijk bij Duurstede".
 */
export function readSurroundings(source: TypedSource, typed: TypedText): Reading | null {
  const [two, one] = [between.exec(typed.text)?.groups, about.exec(typed.text)?.groups];
  const named = two === undefined ? [one?.['town'] ?? ''] : [two['one'] ?? '', two['other'] ?? ''];
  if (named.includes('') || !saysNothing((two ?? one)?.['before'] ?? '')) return null;
  if (listExact(source, typed).length > 0 || listVillages(source, typed).length > 0) return null;
  const meant = named.map((text) => listNamed(source, { ...typed, text }));
  const [first, last] = [meant[0]?.[0], meant.at(-1)?.[0]];
  if (first === undefined || last === undefined) return null;
  const candidates = [
    ...meant.flatMap((list) => list.slice(0, mostNamesakes / named.length)),
    ...listTownsAround(source, findMiddle(first, last)),
  ];
  const places = new Set<number>();
  const distinct = candidates.filter(({ place }) => !places.has(place) && places.add(place));
  return { candidates: distinct, doubt: null, isRegion: true };
}

/** "Hotel near Oxford" names no house. */
function saysNothing(before: string): boolean {
  if (halfway.test(before.trim())) return true;
  const words = foldName(before).split(' ');
  return words.every((word) => word === '' || isGeneral(word));
}

const mostNamesakes = 2;

/** Towns and sights with this name, the most likely first. */
function listNamed(source: TypedSource, typed: TypedText): readonly Candidate[] {
  return listExact(source, typed).toSorted((one, other) => other.points - one.points);
}

function findMiddle({ coordinates: one }: Candidate, { coordinates: other }: Candidate): Coordinates {
  return { latitude: (one.latitude + other.latitude) / 2, longitude: (one.longitude + other.longitude) / 2 };
}

const aroundKilometres = 20;
const mostAround = 4;
/** Smaller places are not known to a stranger. */
const knownTown = 3_000;

function listTownsAround({ table }: TypedSource, middle: Coordinates): readonly Candidate[] {
  return [...table.index.records.entries()]
    .filter(([, { kind, isPart, population }]) => kind === 'town' && !isPart && population >= knownTown)
    .filter(([, record]) => getGreatCircleKilometres(record, middle) <= aroundKilometres)
    .sort(([, one], [, other]) => other.population - one.population)
    .slice(0, mostAround)
    .map(([place, record]) => ({ place, points: 0, coordinates: record, isPart: false, isOwn: false }));
}
