import type { LuggageKind } from '../itinerary/group.ts';
import type { OccasionKey } from '../sites/keys.ts';
import type { Body, Mark, Span } from './mark.ts';
import { numberWords, parseNumber } from './number-words.ts';

const no = String.raw`(?:ohne|kein(?:e[nrs]?)?|no|without(?: any)?|geen|zonder|sans|pas de|aucun|sin|ningun)\s+(?:[a-z]+\s+)?`;
const luggage = String.raw`(?:gepack|luggage|baggage|bagages?|equipaje|koffer[ns]?|suitcases?|valises?|maletas?)`;

const luggageWords: readonly (readonly [LuggageKind, boolean, RegExp])[] = [
  ['none', true, new RegExp(String.raw`\b${no}${luggage}\b`)],
  [
    'sports',
    true,
    /\b(?:ski(?:ern?|s|ausrustung|gepack|schuhe|material)?|skis|esquis|snowboards?|sportausrustung|sportgepack|sports? (?:gear|equipment|kit)|sportmateriaal|sportspullen|materiel de (?:sport|ski)|equipements? (?:de ski|sportifs?)|material (?:deportivo|de esqui)|instruments?|instrumente|instrumenten|instrumentos|fahrrader|bikes|fietsen|velos|bicicletas)\b/,
  ],
  [
    'case',
    true,
    /\b(?:koffer[ns]?|reisekoffer|suitcases?|trolleys?|valises?|maletas?|reistassen|reisetaschen|hold luggage|large bags|grote tassen|gros bagages)\b/,
  ],
  [
    'hand',
    true,
    /\b(?:handgepack|hand ?luggage|cabin bags?|handbagage|bagages? (?:a main|cabine)|equipaje de mano|rucksack(?:e|en)?|tagesrucksacke|backpacks?|day ?packs?|rugzak(?:ken|jes)?|dagrugzak\w*|sacs? a dos|mochilas?)\b/,
  ],
  ['case', false, /\b(?:gepack|luggage|baggage|bagages?|equipaje)\b/],
];

/** Luggage: the kind that needs the most room. Plain "luggage" is ambiguous: it counts as a case each and needs confirmation. */
export function readLuggage({ folded }: Body): Mark | null {
  for (const [value, isSure, pattern] of luggageWords) {
    const found = pattern.exec(folded);
    if (found === null) continue;
    const isDenied = value !== 'none' && new RegExp(`${no}$`).test(folded.slice(0, found.index));
    if (!isDenied) return { field: 'luggage', value, ...spanOf(found), isSure };
  }
  return null;
}

const wheelchair = String.raw`(?:rollstuhl\w*|wheel ?chairs?(?:[ -](?:users?|places?|spaces?|seats?))?|rolstoel\w*|fauteuils? roulants?|sillas? de ruedas)`;
const wheelchairCount = new RegExp(
  String.raw`(?<![\d.,:/-])\b(\d{1,2}|${numberWords})\s+(?:[a-z'-]+\s+){0,4}?(?:in (?:a |einem |een )?|im |en |with (?:a )?|mit |met (?:een )?)?${wheelchair}`,
);
const anyWheelchair = new RegExp(String.raw`\b${wheelchair}`);
const noWheelchair = new RegExp(String.raw`\b(?:${no}|niemand |nobody |nadie )[^.,;\n]{0,20}${wheelchair}`);

/** Wheelchair places. A wheelchair without a number counts as one and needs confirmation. */
export function readWheelchairs({ folded }: Body, taken: readonly Span[]): Mark | null {
  const denied = noWheelchair.exec(folded);
  if (denied !== null) return { field: 'wheelchairPlaces', value: '0', ...spanOf(denied), isSure: true };
  const counted = wheelchairCount.exec(folded);
  const any = anyWheelchair.exec(folded);
  if (any === null) return null;
  const isTaken =
    counted !== null && taken.some(({ start, end }) => counted.index < end && start < counted.index + (counted[1]?.length ?? 0));
  const count = counted === null || isTaken ? Number.NaN : parseNumber(counted[1] ?? '');
  if (counted !== null && count >= 1 && count <= 12)
    return { field: 'wheelchairPlaces', value: String(count), ...spanOf(counted), isSure: true };
  return { field: 'wheelchairPlaces', value: '1', ...spanOf(any), isSure: false };
}

const occasionWords: readonly (readonly [OccasionKey, RegExp])[] = [
  [
    'schools',
    /\b(?:klassenfahrt\w*|schulausflug\w*|schulklasse\w*|schuler\w*|schulfahrt\w*|wandertag|abifahrt|abschlussfahrt|school ?trip\w*|class trip|field trip|pupils|year \d{1,2}\b|schoolreis\w*|schooluitstap\w*|leerlingen|leerkrachten|schoolkamp|schoolklas|klas\b|sorties? scolaires?|voyages? scolaires?|eleves|classe (?:de|verte)|classes?\b(?= de)|excursion escolar|viaje (?:escolar|de fin de curso)|alumnos|alumnas)\b/,
  ],
  [
    'companyEvent',
    /\b(?:betriebsausflug\w*|firmenausflug\w*|firmenfeier|firmenevent|firma|messe|weihnachtsfeier|kollegen|mitarbeiter\w*|tagung|messebesuch|company (?:outing|trip|event|party|away day)|away day|staff (?:outing|party|trip)|team ?building|conference|corporate|employees|colleagues|bedrijfsuitje\w*|personeelsuitje|personeelsfeest|teamuitje|collega's|medewerkers|seminaires?|sortie d'entreprise|comite d'entreprise|cse\b|salaries|collaborateurs|evento de empresa|empresa|empleados|convencion|congreso)\b/,
  ],
  [
    'events',
    /\b(?:hochzeit\w*|konzert\w*|festival\w*|auswartsspiel|fussballspiel|heimspiel|spiel\b|turnier|geburtstag\w*|weihnachtsmarkt|wedding\w*|concert\w*|match|away game|tournament|birthday|christmas market|hen (?:party|do)|stag (?:party|do)|bruiloft\w*|trouwfeest|wedstrijd\w*|toernooi|verjaardag|kerstmarkt|mariages?|anniversaire|tournoi|marche de noel|boda|partido|torneo|concierto|cumpleanos|mercadillo)\b/,
  ],
  [
    'holiday',
    /\b(?:skiurlaub|skireise|skifreizeit|skifahrt|urlaub\w*|ferienlager|ferienfreizeit|holidays?|ski (?:trip|week|holiday)|summer camp|vakantie\w*|skireis|wintersport\w*|vacances|colonie|sejour(?: au ski)?|week-?end au ski|vacaciones|campamento|viaje de esqui)\b/,
  ],
  [
    'tours',
    /\b(?:rundreise\w*|stadtrundfahrt|rundfahrt|sightseeing|guided tour|city tour|wine tour|rondreis\w*|rondrit|stadstour|circuit|tour guide|visite guidee|visita guiada|ruta)\b/,
  ],
];

/** The purpose of the trip: the occasion whose words occur most often; not sure if two occur equally often. */
export function readOccasion({ folded }: Body): Mark | null {
  const counted = occasionWords
    .map(([value, pattern]) => ({ value, found: [...folded.matchAll(new RegExp(pattern.source, 'g'))] }))
    .filter(({ found }) => found.length > 0)
    .sort((one, other) => other.found.length - one.found.length);
  const [best, second] = counted;
  const [first] = best?.found ?? [];
  if (best === undefined || first === undefined) return null;
  return {
    field: 'occasion',
    value: best.value,
    ...spanOf(first),
    isSure: second === undefined || best.found.length > second.found.length,
  };
}

const typeWords: readonly (readonly [string, RegExp])[] = [
  [
    'one-way',
    /\b(?:nur hin(?:fahrt)?|einfache fahrt|einfach hin|keine ruckfahrt|ohne ruckfahrt|one[- ]way|no return|enkele reis|alleen heen|geen (?:terugreis|retour)|enkel heen|aller simple|sans retour|pas de retour|solo ida|sin vuelta)\b/,
  ],
  ['tour', /\b(?:rundreise|rondreis|round tour|circuit|touring holiday)\b/],
  [
    'day-trip',
    /\b(?:tagesausflug\w*|tagesfahrt|day ?trip|day out|for the day|daguitstap|dagtocht|dagtrip|dagje|daguitje|excursion (?:d'une|a la) journee|sortie (?:d'une|a la) journee|excursion de un dia|excursion de dia|day return)\b/,
  ],
  [
    'return',
    /\b(?:hin(?: und |- und )(?:zuruck|ruck\w*)|ruckfahrt|return (?:trip|journey|coach|transfer|transport|bus|travel)|there and back|both ways|heen en (?:terug|weer)|retour(?:reis|rit)?|aller[- ](?:et )?retour|aller\/retour|ida y vuelta)\b/,
  ],
];

/** The type of trip, if a word names it. */
export function readType({ folded }: Body): Mark | null {
  for (const [value, pattern] of typeWords) {
    const found = pattern.exec(folded);
    if (found !== null) return { field: 'type', value, ...spanOf(found), isSure: true };
  }
  return null;
}

function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length };
}
