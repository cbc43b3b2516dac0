import type { DutyEvent } from '../duty-event.ts';

const kinds: Readonly<Record<string, DutyEvent['kind']>> = { D: 'drive', W: 'work', F: 'free', S: 'ferry' };

/** Reads the notation of the worked examples: `W15 D20 F420`, `(D25 F75)x8`, S for a ship, commas for the reader. For tests. */
export function parseEvents(notation: string): DutyEvent[] {
  const unrolled = notation.replace(/\(([^)]*)\)x(\d+)/g, (_, part: string, times: string) => `${part} `.repeat(Number(times)));
  return [...unrolled.matchAll(/([DWFS])(\d+)/g)].map(([, letter = '', minutes]) => ({
    kind: kinds[letter] ?? 'free',
    minutes: Number(minutes),
  }));
}
