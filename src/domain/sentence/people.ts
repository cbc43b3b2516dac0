import { maximumPassengers } from '../itinerary/group.ts';
import type { Body, Span } from './mark.ts';
import { countWords, parseNumber } from './number-words.ts';

export type CountRead = Span & { readonly count: number; readonly isSure: boolean };

const number = String.raw`(?<![\d.,:/-])\b(\d{1,3}|${countWords})\b`;
const upTo = String.raw`(?:\s*(-|–|bis|to|tot|a|à|of|oder|or|ou|o|y|and)\s*(\d{1,3}|${countWords})\b)?`;
const all = String.raw`(?:personen|pers\b\.?|persoon|leute[n]?|mann\b|mensen|people|persons|pax|passengers|passagiere[n]?|passagiers|personnes?|passagers|personas|pasajeros|travellers|reisende[n]?|reizigers|voyageurs|viajeros|teilnehmer\w*|participants|deelnemers|participantes|gaste[n]?|guests|gasten|invites|invitados|fahrgaste[n]?|mitreisende[n]?|of us|plazas|platze[n]?|sitzplatze[n]?|seats|zitplaatsen|places(?: assises)?)`;
const some = String.raw`(?:schuler\w*|kinder[n]?\b|kids|children|pupils|students|studenten|studierende[n]?|leerlingen|kinderen|eleves|enfants|etudiants|alumnos|alumnas|ninos|estudiantes|lehrer\w*|lehrkraft\w*|betreuer\w*|begleit\w+|erwachsene[n]?|teachers|adults|staff|helpers|leaders|chaperones|docenten|leerkrachten|begeleiders|volwassenen|leraren|professeurs|accompagnateurs|adultes|profesores|adultos|monitores|acompanantes|fans|supporters|aficionados|spieler\w*|players|spelers|joueurs|jugadores|trainer\w*|coaches\b(?= (?:and|,))|mitglieder[n]?|members|leden|membres|socios|kollegen|kolleginnen|mitarbeiter\w*|colleagues|employees|collega's|medewerkers|salaries|collaborateurs|empleados|companeros|senioren|seniors|pensioners|jubilados|retraites|musiker\w*|musicians|muzikanten|musiciens|musicos|sanger\w*|singers|zangers|choristes|choeur|wanderer[n]?|hikers|wandelaars|randonneurs|pilger[n]?|pilgrims|skifahrer\w*|skiers|jugendliche[n]?|teenagers|jongeren|jeunes|jovenes|scouts|volunteers|freunde[n]?|friends|vrienden|amis|amigos|women|men\b|damen|herren|parents|eltern|ouders|padres)`;
const between = String.raw`\s*-?\s*(?:[a-z'-]{2,14}\s+){0,2}?`;

const wholePatterns: readonly RegExp[] = [
  new RegExp(String.raw`${number}${upTo}\s*(?:[a-z'-]{3,14}\s+)?${all}(?![a-z])`, 'g'),
  new RegExp(
    String.raw`\b(?:group|gruppe|groep|groupe|grupo|party|reisegruppe|class|klasse?|team|choir|club|society|band|squad|crew|chor|koor|chorale|coro|total|insgesamt|gesamt|in totaal|totaal|au total|en total|wir sind|we are|we're|we zijn|wij zijn|nous sommes|nous serons|on est|on sera|somos|seremos|zu)\s*(?:(?:of|von|van|met|mit|de|with|is|:|=|z'n|zijn|about|ongeveer|ca\.?|circa|etwa|rund|environ|unos|zu)\s*){0,3}${number}${upTo}(?![\d:/]|\.\d|\s*(?:uhr|uur|h\b|euro|€|km|jahre|jaar|years|ans|anos|bus|coach|klassen|classes))`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:anzahl(?: personen)?|personen(?:zahl)?|teilnehmer(?:zahl)?|passengers|people|number of (?:people|passengers)|aantal(?: personen)?|nombre de (?:personnes|passagers)|personnes|numero de (?:personas|pasajeros)|personas|pax)\s*[:=]\s*${number}${upTo}`,
    'g',
  ),
  new RegExp(String.raw`${number}${upTo}\s*-?\s*(?:seater|sitzer|zits|persoons|plazas|places)(?![a-z])`, 'g'),
];
const partPattern = new RegExp(String.raw`${number}${upTo}${between}${some}(?![a-z])`, 'g');
const about =
  /\b(?:ca\.?|circa|etwa|rund|ungefahr|about|around|approx\.?|approximately|roughly|some|ongeveer|zo'n|plusminus|environ|a peu pres|unos|unas|aproximadamente|max\.?|maximal|maximum|up to|hochstens|maximaal|au maximum|maximo|mindestens|at least|minstens|au moins|al menos|bis zu|entre|between|zwischen|tussen|je|jeweils|each|elk|per bus|chaque|cada|just over|just under|knapp|gut|over)\s*$/;
/** People who are already counted: "48 people, 3 of them teachers". */
const within =
  /\b(?:davon|darunter|of whom|of them|including|incl\.?|inklusive|inkl\.?|waarvan|waaronder|inclusief|dont|y compris|incluidos|de los cuales|incluyendo|incluyendo a)\b[^.;\n]{0,30}$/;

/** The number of people. Adds up named parts if no total is given. */
export function readPeople({ folded }: Body, taken: readonly Span[]): CountRead | null {
  const wholes = wholePatterns.flatMap((pattern) => list(folded, pattern, taken));
  const parts = list(folded, partPattern, taken).filter(({ start }) => !within.test(folded.slice(Math.max(0, start - 40), start)));
  // "We are 48 pupils and 5 teachers": 48 is a part.
  const [whole] = wholes
    .filter(({ start, end }) => !parts.some((part) => part.start > start && part.start < end && part.end > end))
    .sort((one, other) => one.start - other.start);
  if (whole !== undefined) {
    const rest = list(folded, partPattern, taken).filter((part) => part.start >= whole.end && isAdded(folded, whole, part));
    const joined = rest.length > 0 && !within.test(folded.slice(Math.max(0, (rest[0]?.start ?? 0) - 40), rest[0]?.start));
    const isSame = wholes.every(({ count }) => count === whole.count);
    return { ...whole, isSure: whole.isSure && isSame && !joined };
  }
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return null;
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  if (count > maximumPassengers) return null;
  const isNear = parts.every((part, index) => index === 0 || part.start - (parts[index - 1]?.end ?? 0) < 40);
  // "22 children and 4 of an unknown kind": there may be more people.
  const isMore = /^\s*(?:,|\+|plus|und|and|en|et|y|mas)(?:\s*(?:\+|plus))?\s*\d{1,3}\s+[a-z]{3}/.test(folded.slice(last.end));
  return { start: first.start, end: last.end, count, isSure: isNear && !isMore && parts.every(({ isSure }) => isSure) };
}

/** "45 people plus 3 teachers": an adding word joins the part to the total. */
function isAdded(folded: string, whole: Span, part: Span): boolean {
  return /^\s*(?:,|\+|plus|und|and|en|et|y|mas)(?:\s*(?:\+|plus))?$/.test(folded.slice(whole.end, part.start).trimEnd());
}

function list(folded: string, pattern: RegExp, taken: readonly Span[]): readonly CountRead[] {
  return [...folded.matchAll(pattern)].flatMap((match) => {
    const [, one = '', , other = ''] = match.map((part) => part ?? '');
    const span = { start: match.index, end: match.index + match[0].trimEnd().length };
    const [least, most] = [parseNumber(one), other === '' ? parseNumber(one) : parseNumber(other)];
    const isTaken = taken.some((day) => span.start < day.end && day.start < span.end);
    if (isTaken || !(most >= 1 && most <= maximumPassengers)) return [];
    const isAbout =
      about.test(folded.slice(Math.max(0, span.start - 24), span.start)) ||
      /\b(?:ca\.?|etwa|environ|about|ongeveer|unos|rund)\s*\d/.test(match[0]);
    const isRest = /\b(?:other|more|weitere[nr]?|andere[nr]?|autres|otr[oa]s|overige)\b/.test(match[0]);
    return [{ ...span, count: Math.max(least, most), isSure: other === '' && !isAbout && !isRest }];
  });
}
