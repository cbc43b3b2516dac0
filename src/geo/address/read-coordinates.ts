import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';

/** A point in the formats of map services, phones and navigation devices. */
const decimal = /^[^\p{L}\d-]*(-?\d{1,3}[.,]\d+) ?°? ?([NS])?(?: ?[,;/] ?| )(-?\d{1,3}[.,]\d+) ?°? ?([EWO])?[^\p{L}\d]*$/iu;
const sexagesimal =
  /^(\d{1,2}) ?[°º] ?(\d{1,2}(?:[.,]\d+)?) ?['′’] ?(?:(\d{1,2}(?:[.,]\d+)?) ?(?:"|″|”|''))? ?([NS])[ ,;]+(\d{1,3}) ?[°º] ?(\d{1,2}(?:[.,]\d+)?) ?['′’] ?(?:(\d{1,2}(?:[.,]\d+)?) ?(?:"|″|”|''))? ?([EWO])$/iu;
/** "N52°22'12" E4°53'42"": navigation devices write the directions first. */
const directionsFirst =
  /^([NS]) ?(\d{1,2}) ?[°º]? ?(\d{1,2}(?:[.,]\d+)?) ?['′’]? ?(?:(\d{1,2}(?:[.,]\d+)?) ?(?:"|″|”|'')?)?[ ,;]+([EWO]) ?(\d{1,3}) ?[°º]? ?(\d{1,2}(?:[.,]\d+)?) ?['′’]? ?(?:(\d{1,2}(?:[.,]\d+)?) ?(?:"|″|”|'')?)?$/iu;
const decimalDirectionsFirst = /^([NS]) ?(\d{1,2}[.,]\d{2,}) ?°?[ ,;]+([EWO]) ?(\d{1,3}[.,]\d{2,}) ?°?$/iu;
/** The longest text that may be a point without being a link. */
const longest = 200;
const geo = /^geo:(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)/i;
/** The formats in links of map services, the exact pin before the centre of the view. */
const inLinks: readonly RegExp[] = [
  /!3d(-?\d{1,2}\.\d+)!4d(-?\d{1,3}\.\d+)/,
  /[?&]mlat=(-?\d{1,2}\.\d+)&(?:amp;)?mlon=(-?\d{1,3}\.\d+)/,
  /[?&](?:q|query|ll|sll|cp|center|destination|daddr|saddr|pin|near)=(?:loc:)?(-?\d{1,2}\.\d+)(?:,|%2C|~|\+|%20)+(-?\d{1,3}\.\d+)/i,
  /@(-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/,
  /#map=\d{1,2}\/(-?\d{1,2}\.\d+)\/(-?\d{1,3}\.\d+)/,
  /[?&]lat=(-?\d{1,2}\.\d+)&(?:amp;)?(?:lon|lng)=(-?\d{1,3}\.\d+)/,
  /\/(?:place|search|dir\/[^/]*)\/(-?\d{1,2}\.\d+),\+?(-?\d{1,3}\.\d+)/,
];

/** The point in a text, or in a map service link within it; null for every other text. */
export function readCoordinates(text: string, language: SiteLanguage): Coordinates | null {
  const [, link = ''] = /(https?:\/\/\S+)/i.exec(text) ?? [];
  if (link !== '') return readLink(link);
  if (text.length > longest) return null;
  // Runs of spaces become one, so that no pattern has to backtrack over them.
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const [, south, west] = geo.exec(line) ?? [];
  if (south !== undefined && west !== undefined) return createPoint(Number(south), Number(west));
  const [, latitude, northSouth, longitude, eastWest] = decimal.exec(line) ?? [];
  if (latitude !== undefined && longitude !== undefined) {
    return createPoint(parseDegrees(latitude) * signOf(northSouth, language), parseDegrees(longitude) * signOf(eastWest, language));
  }
  return readDirectionsFirst(line, language) ?? readSexagesimal(line, language);
}

function readSexagesimal(line: string, language: SiteLanguage): Coordinates | null {
  const [, degrees, minutes, seconds, ns, degreesEast, minutesEast, secondsEast, ew] = sexagesimal.exec(line) ?? [];
  if (degrees === undefined || degreesEast === undefined) return null;
  return createPoint(
    addUp(degrees, minutes, seconds) * signOf(ns, language),
    addUp(degreesEast, minutesEast, secondsEast) * signOf(ew, language),
  );
}

function readDirectionsFirst(line: string, language: SiteLanguage): Coordinates | null {
  const [, south, latitude, west, longitude] = decimalDirectionsFirst.exec(line) ?? [];
  if (latitude !== undefined && longitude !== undefined) {
    return createPoint(parseDegrees(latitude) * signOf(south, language), parseDegrees(longitude) * signOf(west, language));
  }
  const [, ns, degrees, minutes, seconds, ew, degreesEast, minutesEast, secondsEast] = directionsFirst.exec(line) ?? [];
  if (degrees === undefined || degreesEast === undefined) return null;
  return createPoint(
    addUp(degrees, minutes, seconds) * signOf(ns, language),
    addUp(degreesEast, minutesEast, secondsEast) * signOf(ew, language),
  );
}

function readLink(link: string): Coordinates | null {
  for (const pattern of inLinks) {
    const [, latitude, longitude] = pattern.exec(link) ?? [];
    if (latitude !== undefined && longitude !== undefined) return createPoint(Number(latitude), Number(longitude));
  }
  return null;
}

function parseDegrees(text: string): number {
  return Number(text.replace(',', '.'));
}

function addUp(degrees: string, minutes = '0', seconds = '0'): number {
  return Number(degrees) + parseDegrees(minutes) / 60 + parseDegrees(seconds) / 3600;
}

const westIsO: ReadonlySet<SiteLanguage> = new Set<SiteLanguage>(['es', 'fr', 'frBE']);

/** O is west in Spanish and French (oeste, ouest), and east in German and Dutch (Ost, oost). */
function signOf(direction: string | undefined, language: SiteLanguage): number {
  return /^[SW]$/i.test(direction ?? '') || (/^O$/i.test(direction ?? '') && westIsO.has(language)) ? -1 : 1;
}

function createPoint(latitude: number, longitude: number): Coordinates | null {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
