/**
 * Builds the bytes of a driver card file from its content. Uses the same appendices as the parser, but in the other direction: it fills the
 * ring like a vehicle, day by day, each with the length of the previous one.
 */

export type DayOnCard = {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /**
   * `HH:MM` and the activity from then on, such as `04:30 drive`; `crew`: two cards were inserted, `hand`: entered later for a card that
   * was out; `out`: unknown.
   */
  readonly changes: readonly string[];
};

type OnCard = {
  readonly number?: string;
  readonly surname?: string;
  readonly days?: readonly DayOnCard[];
  /** The days in the card's second-generation files; absent if it has only one generation. */
  readonly secondHalf?: readonly DayOnCard[];
  /** What a signature over the days would look like if it were read as days. */
  readonly signature?: readonly DayOnCard[];
  /** The size of the ring in bytes; a first-generation card has 13 776. */
  readonly ringBytes?: number;
};

export function cardBytes({
  number = 'NL00000012345600',
  surname = 'Bakker',
  days = [],
  secondHalf,
  signature,
  ringBytes = 13_776,
}: OnCard): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    ...file(
      0x0002,
      0,
      Array.from({ length: 25 }, () => 0),
    ),
    ...file(0x0520, 0, holder({ number, surname })),
    ...file(0x0504, 0, ring(days, ringBytes)),
    ...(signature === undefined ? [] : file(0x0504, 1, ring(signature, ringBytes))),
    ...(secondHalf === undefined ? [] : file(0x0504, 2, ring(secondHalf, ringBytes))),
  ]);
}

function file(tag: number, part: number, data: readonly number[]): number[] {
  return [...word(tag), part, ...word(data.length), ...data];
}

function holder({ number, surname }: { readonly number: string; readonly surname: string }): number[] {
  const bytes = Array.from({ length: 143 }, () => 0x20);
  bytes.splice(1, 16, ...text(number, 16));
  bytes.splice(65, 36, 1, ...text(surname, 35));
  return bytes;
}

function text(written: string, length: number): number[] {
  return [...written.padEnd(length)].map((letter) => letter.charCodeAt(0));
}

function ring(days: readonly DayOnCard[], size: number): number[] {
  const bytes = Array.from({ length: size }, () => 0);
  let [at, before, newest, oldest] = [0, 0, 0, 0];
  const starts: number[] = [];
  for (const day of days) {
    const record = [
      ...word(before),
      ...word(12 + day.changes.length * 2),
      ...dateOf(day.date),
      0,
      1,
      0,
      120,
      ...day.changes.flatMap(change),
    ];
    for (const [index, byte] of record.entries()) bytes[(at + index) % size] = byte;
    starts.push(at);
    [newest, before] = [at, record.length];
    at = (at + record.length) % size;
  }
  oldest = starts[0] ?? 0;
  return [...word(oldest), ...word(newest), ...bytes];
}

function dateOf(date: string): number[] {
  const seconds = Date.parse(`${date}T00:00:00Z`) / 1_000;
  return [...word(Math.floor(seconds / 65_536)), ...word(seconds % 65_536)];
}

const activities = ['rest', 'available', 'work', 'drive'];

function change(written: string): number[] {
  const [time = '', activity = '', how] = written.split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const out = activity === 'out' ? 0x2000 : activities.indexOf(activity) << 11;
  const bits = (how === 'crew' ? 0x4000 : how === 'hand' ? 0x6000 : 0) | out | (hours * 60 + minutes);
  return word(bits);
}

function word(value: number): number[] {
  return [(value >> 8) & 0xff, value & 0xff];
}
