import type { Body, Span } from './mark.ts';

/** What the words around a day or a time mean for it. */
export type Cue = 'out' | 'arrive' | 'back' | 'event';

const words: readonly (readonly [Cue, RegExp])[] = [
  [
    'back',
    /\b(?:zuruck\w*|ruckfahrt\w*|ruckreise\w*|ruckkehr|heimkehr|heimfahrt|ret\b|rtn\b|heimreise|heimwarts|abholung|abholen|holen sie uns|(?:coming |come |be |go |get |drive |home |way )?back(?!pack)|return(?:ing|s)?|home(?:ward)?|pick us up again|terug\w*|weer (?:op|in|bij|thuis)|retour\w*|thuis|huiswaarts|ophalen|opgehaald|revenir|rentrer|rentree|rentrerons|reviendr\w+|repart\w*|vuelta|volver\w*|volvemos|regres\w+|recogernos|recogida de vuelta)\b/g,
  ],
  [
    'arrive',
    /\b(?:ankunft|ankommen|eintreffen|dort sein|da sein|vor ort sein|arriv(?:e|al|ing)|get there|be there|be at|there by|aankomst|aankomen|aanwezig|daar zijn|er zijn|ter plaatse|arrivee|arriver|etre sur place|etre la|llegada|llegar|llegamos|estar alli)\b/g,
  ],
  [
    'event',
    /\b(?:beginn|beginnt|anpfiff|einlass|check-?in|starts(?= at)|begins?|kick-?off|doors open|begint|aanvang|aftrap|debute?|commence|coup d'envoi|empieza|comienza|reservation|reservierung|reserved|tisch|table|lunch|mittagessen|lunchen|dejeuner|almuerzo|comida|erreichbar|reachable|bereikbaar|joignable|office hours|burozeiten)\b/g,
  ],
  [
    'out',
    /\b(?:abfahrt\w*|abreise|hinfahrt|hinreise|dep\b|hin|losfahren|fahren wir (?:ab|los)|los|departure|depart(?:s|ing)?|leav(?:e|es|ing)|outbound|set off|outward|vertrek\w*|heen(?:reis|rit)?|depart|partir|partons|partirons|aller|salida|salir\w*|salimos|ida|go out)\b/g,
  ],
];

/** Words with both meanings: "there and back" does not tell which one follows. */
const both =
  /\b(?:hin(?: und |- und )(?:zuruck|ruck\w*)|there and back|return (?:trip|journey|coach|transfer|transport|bus|travel|ticket)(?!:? (?:at|on|around|by|is|will|\d)|:)|day return|heen en (?:terug|weer)|retour(?:reis|rit|trajet)|aller[- ](?:et )?retour|aller\/retour|ida y vuelta)\b/g;

export type Cued = Span & { readonly cue: Cue };

/** All cue words of a text, in order. */
export function findCues({ folded }: Body): readonly Cued[] {
  const bothWays = [...folded.matchAll(both)].map(spanOf);
  const found = words.flatMap(([cue, pattern]) => [...folded.matchAll(pattern)].map((match) => ({ ...spanOf(match), cue })));
  return found
    .filter((one) => !bothWays.some((whole) => one.start >= whole.start && one.end <= whole.end))
    .sort((one, other) => one.start - other.start);
}

function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length };
}

const sentenceEnd = /[.!?](?=\s+["'(]?[A-ZÀ-Þ¿¡])|\n|;/g;
/** The longest distance between a cue word and the day or time after it. */
const farBefore = 90;
const farAfter = 28;

/** The cue of a day or time: directly after it within its clause, else the last one before it within its sentence. */
export function cueOf(span: Span, { text, folded }: Body, cues: readonly Cued[], others: readonly Span[]): Cue | null {
  const begin = startOfSentence(text, span.start);
  const between = (from: number, until: number) => others.some((other) => other.start >= from && other.end <= until);
  const before = cues.findLast(({ start, end }) => start >= begin && end <= span.start && span.start - end <= farBefore);
  const after = cues.find(({ start }) => start >= span.end && start - span.end <= farAfter);
  const isAfter = after !== undefined && /^[^,;.\n!?]*$/.test(folded.slice(span.end, after.start)) && !between(span.end, after.start);
  const isClose = before !== undefined && /^[^,;]*$/.test(folded.slice(before.end, span.start)) && !between(before.end, span.start);
  if (isClose) return before.cue;
  if (isAfter && !/\b(?:und|and|en|et|y|e)\b/.test(folded.slice(span.end, after.start))) return after.cue;
  return before?.cue ?? null;
}

function startOfSentence(text: string, until: number): number {
  let begin = 0;
  for (const { index, 0: mark } of text.slice(0, until).matchAll(sentenceEnd)) begin = index + mark.length;
  return begin;
}
