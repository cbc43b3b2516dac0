import type { DutyEvent } from '../duty-event.ts';

const kinds: Readonly<Record<string, DutyEvent['kind']>> = { D: 'drive', W: 'work', F: 'free', S: 'ferry' };

/** Parses the notation of the examples: `W15 D20 F420`, `(D25 F75)x8`; S is a ferry, commas are ignored. For tests. */
export function parseEvents(notation: string): DutyEvent[] {
  const unrolled = notation.replace(/\(([^)]*)\)x(\d+)/g, (_, part: string, times: string) => `${part} `.repeat(Number(times)));
  return [...unrolled.matchAll(/([DWFS])(\d+)/g)].map(([, letter = '', minutes]) => ({
    kind: kinds[letter] ?? 'free',
    minutes: Number(minutes),
  }));
}
