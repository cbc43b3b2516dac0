import type { Body, Span } from './mark.ts';
import { hourWords, parseNumber } from './number-words.ts';

/** A time named in a text. */
export type TimeRead = Span & { readonly time: string; readonly isSure: boolean };

const evening = String.raw`(?:\s*(?:abends|nachmittags|am (?:abend|nachmittag)|in the (?:evening|afternoon)|at night|'s (?:avonds|middags|namiddags)|du soir|de l'apres-midi|de la (?:tarde|noche)))?`;
const morning = String.raw`(?:\s*(?:morgens|fruh|vormittags|in the morning|'s (?:ochtends|morgens)|du matin|de la manana))?`;
const partOfDay = `(${evening})${morning}`;
const before = String.raw`(?:\b(?:um|gegen|ab|at|by|around|om|rond|tegen|vanaf|a|vers|pour|las|la|sobre)\s+)`;

const patterns: readonly { readonly pattern: RegExp; readonly read: (found: readonly string[]) => readonly [number, number, boolean] }[] = [
  // "8:30", "08.30 Uhr", "8h30", "8u30", "8:30 pm".
  {
    pattern: new RegExp(
      String.raw`(?<![\d.,/:-])(\d{1,2})\s?(?:[:hu]|(\.))\s?([0-5]\d)(?![\d.:/-]\d|\d)\s*(uhr|uur|hrs?|h|horas|am\b|a\.m\.|pm\b|p\.m\.)?${partOfDay}`,
      'g',
    ),
    read: ([, hour = '', dot = '', minutes = '', unit = '', late = '']) => [
      toHour(hour, unit, late),
      Number(minutes),
      dot === '' || unit !== '',
    ],
  },
  // "8 Uhr", "8h", "8 pm", "20 heures".
  {
    pattern: new RegExp(
      String.raw`(?<![\d.,/:-])\b(\d{1,2}|${hourWords})\s?(uhr(?: (?:30|15|45))?|uur|u|h|hrs|heures?|horas|o'clock|am|a\.m\.|pm|p\.m\.)(?![a-z\d])${partOfDay}`,
      'g',
    ),
    read: ([, hour = '', unit = '', late = '']) => [toHour(hour, unit, late), Number(/\d\d$/.exec(unit)?.[0] ?? 0), true],
  },
  // "half past eight", "quarter to nine".
  {
    pattern: new RegExp(String.raw`\b(half|quarter) (past|to) (\d{1,2}|${hourWords})\b(?:\s?(am|pm))?${partOfDay}`, 'g'),
    read: ([, part = '', side = '', hour = '', unit = '', late = '']) => {
      const minutes = part === 'half' ? 30 : 15;
      return side === 'past' ? [toHour(hour, unit, late), minutes, true] : [toHour(hour, unit, late) - 1, 60 - minutes, true];
    },
  },
  // "halb neun", "half negen" mean half an hour before. English "half eight" means half an hour after, and is easily misread.
  {
    pattern: new RegExp(String.raw`\b(halb|half) (\d{1,2}|${hourWords})\b${partOfDay}`, 'g'),
    read: ([, word = '', hour = '', late = '']) => {
      const isEnglish = word === 'half' && /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/.test(hour);
      return isEnglish ? [toHour(hour, '', late), 30, false] : [toHour(hour, '', late) - 1, 30, true];
    },
  },
  // "Viertel nach acht", "kwart voor negen".
  {
    pattern: new RegExp(String.raw`\b(?:viertel|kwart) (nach|vor|over|voor) (\d{1,2}|${hourWords})\b${partOfDay}`, 'g'),
    read: ([, side = '', hour = '', late = '']) =>
      /nach|over/.test(side) ? [toHour(hour, '', late), 15, true] : [toHour(hour, '', late) - 1, 45, true],
  },
  // "a las ocho y media de la mañana", "huit heures et demie".
  {
    pattern: new RegExp(
      String.raw`\blas? (\d{1,2}|${hourWords})\b(?! de \w+bre)( y media| y cuarto| menos cuarto)?(?![.:]?\d)${partOfDay}`,
      'g',
    ),
    read: ([, hour = '', part = '', late = '']) => {
      const at = toHour(hour, '', late);
      if (part.includes('menos')) return [at - 1, 45, true];
      return [at, part.includes('media') ? 30 : part.includes('cuarto') ? 15 : 0, true];
    },
  },
  {
    pattern: new RegExp(String.raw`\b(\d{1,2}|${hourWords}) heures (et demie|et quart|moins le quart)${partOfDay}`, 'g'),
    read: ([, hour = '', part = '', late = '']) => {
      const at = toHour(hour, '', late);
      return part.startsWith('moins') ? [at - 1, 45, true] : [at, part === 'et quart' ? 15 : 30, true];
    },
  },
  // "at 8", "um acht": a bare hour may be morning or evening.
  {
    pattern: new RegExp(
      String.raw`\b(?:um|gegen|at|by|om|rond|tegen)\s+(\d{1,2}|${hourWords})\b(?!\s?(?:[:.]\d|uhr|uur|u\b|h\b|am\b|pm\b|o'|de\b|st\b|nd\b|rd\b|th\b|\.?\s?[a-z]*\s?20\d\d))${partOfDay}`,
      'g',
    ),
    read: ([, hour = '', late = '']) => [toHour(hour, '', late), 0, late !== '' || Number(hour) > 12],
  },
  { pattern: /\b(?:mittags|at noon|midday|12 uur 's middags|a midi|a mediodia)\b/g, read: () => [12, 0, true] },
];

function toHour(word: string, unit: string, late: string): number {
  const hour = parseNumber(word);
  if (/^p/.test(unit)) return hour < 12 ? hour + 12 : hour;
  if (/^a\.?m/.test(unit)) return hour === 12 ? 0 : hour;
  return late.trim() !== '' && hour < 12 ? hour + 12 : hour;
}

/** Every time of a text, in order. Days are read first, because their digits are not times. */
export function readTimes({ folded }: Body, days: readonly Span[]): readonly TimeRead[] {
  const found: TimeRead[] = [];
  for (const { pattern, read } of patterns) {
    for (const match of folded.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].trimEnd().length };
      const [hour, minutes, isSure] = read(match.map((part) => part ?? ''));
      const isTaken = [...found, ...days].some((other) => span.start < other.end && other.start < span.end);
      if (isTaken || !Number.isInteger(hour) || hour < 0 || hour > 23 || minutes > 59) continue;
      // "18.30" without a unit is only a time after a word that asks for one.
      const isLoose = !isSure && /\d\.\d/.test(match[0]);
      if (isLoose && !new RegExp(`${before}$`).test(folded.slice(Math.max(0, span.start - 12), span.start))) continue;
      found.push({ ...span, time: `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`, isSure: isLoose || isSure });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}
