/**
 * Builds the bytes of a vehicle unit's file from its content, by the same appendices as the reader, in the other direction. A first-generation
 * file has fixed sections with counts, a second-generation file arrays of records.
 */

type Insertion = {
  readonly card: string;
  readonly surname: string;
  readonly firstName: string;
  readonly slot?: 1 | 2;
  readonly from: string;
  /** Absent while the card is still in. */
  readonly until?: string;
};

export type UnitDayInFile = {
  readonly date: string;
  readonly odometerKm?: number;
  readonly insertions?: readonly Insertion[];
  /** `HH:MM activity`, then `2` for the second slot, and `empty` without a card: `04:30 drive`, `05:00 rest 2 empty`. */
  readonly changes: readonly string[];
};

type OnUnit = {
  readonly generation?: '1' | '2' | '2v2';
  readonly plate?: string;
  readonly readAt?: string;
  readonly days?: readonly UnitDayInFile[];
  readonly events?: readonly {
    readonly code: number;
    readonly from: string;
    readonly until: string;
    readonly card?: string;
    readonly similar?: number;
  }[];
  readonly faults?: readonly { readonly code: number; readonly from: string; readonly until: string }[];
  readonly speeding?: readonly {
    readonly from: string;
    readonly until: string;
    readonly highestKmh: number;
    readonly averageKmh: number;
    readonly card: string;
  }[];
  readonly calibrations?: readonly { readonly at: string; readonly nextOn: string; readonly workshop: string }[];
  /** The types of records count from one in each answer, as some readers write them. */
  readonly isNumbered?: boolean;
  /** Bytes after the last answer. */
  readonly tail?: readonly number[];
};

type Part = {
  readonly type: number;
  readonly size: number;
  readonly countBytes: 0 | 1 | 2;
  readonly records: readonly (readonly number[])[];
};

export function unitBytes(unit: OnUnit): Uint8Array<ArrayBuffer> {
  const { generation = '1', days = [], tail = [] } = unit;
  const isSecond = generation !== '1';
  const answers: readonly (readonly [number, readonly Part[]])[] = [
    [1, overview(unit, isSecond)],
    ...days.map((day) => [2, activitiesOf(day, isSecond)] as const),
    [3, eventsOf(unit, isSecond)],
    [5, technicalOf(unit, isSecond)],
  ];
  const family = { '1': 0x00, '2': 0x20, '2v2': 0x30 }[generation];
  const version = generation === '2v2' ? [0x76, 0x00, 0x01, 0x01] : [];
  const write = isSecond ? (parts: readonly Part[]) => arraysOf(parts, unit.isNumbered ?? false) : fixedOf;
  return Uint8Array.from([...version, ...answers.flatMap(([answer, parts]) => [0x76, family + answer, ...write(parts)]), ...tail]);
}

function fixedOf(parts: readonly Part[]): number[] {
  return parts.flatMap(({ countBytes, records }) => [
    ...(countBytes === 0 ? [] : countBytes === 1 ? [records.length] : word(records.length)),
    ...records.flat(),
  ]);
}

function arraysOf(parts: readonly Part[], isNumbered: boolean): number[] {
  return parts.flatMap(({ type, size, records }, index) => [
    isNumbered ? index + 1 : type,
    ...word(size),
    ...word(records.length),
    ...records.flat(),
  ]);
}

/** A part with its type and its size; `countBytes` are of the first generation. */
function part(type: number, size: number, records: readonly (readonly number[])[], countBytes: 0 | 1 | 2 = 0): Part {
  return { type, size, countBytes, records: records.map((record) => filled(record, size)) };
}

function overview({ plate = '12-BRX-4', readAt = '2026-11-20T08:00:00Z' }: OnUnit, isSecond: boolean): Part[] {
  const moment = time(readAt);
  return [
    part(4, isSecond ? 204 : 194, [[]]),
    part(15, isSecond ? 204 : 194, [[]]),
    part(10, 17, [text('NLRTMF100KA000001', 17)]),
    part(isSecond ? 0x24 : 11, 15, [[38, 1, ...text(plate, 13)]]),
    part(3, 4, [moment]),
    part(19, 8, [[...time('2026-08-01T00:00:00Z'), ...moment]]),
    part(2, 1, [[0]]),
    part(20, isSecond ? 59 : 58, [[]]),
    part(16, isSecond ? 99 : 98, [], 1),
    part(17, isSecond ? 32 : 31, [], 1),
    part(8, isSecond ? 64 : 128, [[]]),
  ];
}

function activitiesOf({ date, odometerKm = 100_000, insertions = [], changes }: UnitDayInFile, isSecond: boolean): Part[] {
  return [
    part(6, 4, [time(`${date}T00:00:00Z`)]),
    part(5, 3, [kilometres(odometerKm)]),
    part(
      13,
      isSecond ? 131 : 129,
      insertions.map((each) => insertion(each, isSecond)),
      2,
    ),
    part(1, 2, changes.map(change), 2),
    part(28, isSecond ? 41 : 28, [], 1),
    ...(isSecond ? [part(22, 58, [])] : []),
    part(9, 5, [], 2),
    part(8, isSecond ? 64 : 128, [[]]),
  ];
}

function insertion({ card, surname, firstName, slot = 1, from, until }: Insertion, isSecond: boolean): number[] {
  return [
    ...[1, ...text(surname, 35), 1, ...text(firstName, 35)],
    ...cardOf(card, isSecond),
    ...time('2030-01-01T00:00:00Z'),
    ...time(from),
    ...kilometres(99_900),
    slot - 1,
    ...(until === undefined ? [0, 0, 0, 0] : time(until)),
    ...(until === undefined ? [0xff, 0xff, 0xff] : kilometres(100_000)),
  ];
}

function eventsOf({ faults = [], events = [], speeding = [] }: OnUnit, isSecond: boolean): Part[] {
  const empty = cardOf('', isSecond);
  const four = (card: string) => [...cardOf(card, isSecond), ...empty, ...empty, ...empty];
  return [
    part(
      24,
      isSecond ? 90 : 82,
      faults.map(({ code, from, until }) => [code, 0, ...time(from), ...time(until), ...four('')]),
      1,
    ),
    part(
      21,
      isSecond ? 91 : 83,
      events.map(({ code, from, until, card = '', similar = 0 }) => [code, 0, ...time(from), ...time(until), ...four(card), similar]),
      1,
    ),
    part(26, 9, [[]]),
    part(
      27,
      isSecond ? 32 : 31,
      speeding.map(({ from, until, highestKmh, averageKmh, card }) => [
        7,
        0,
        ...time(from),
        ...time(until),
        highestKmh,
        averageKmh,
        ...cardOf(card, isSecond),
        2,
      ]),
      1,
    ),
    part(30, isSecond ? 99 : 98, [], 1),
    part(8, isSecond ? 64 : 128, [[]]),
  ];
}

function technicalOf({ calibrations = [] }: OnUnit, isSecond: boolean): Part[] {
  const unit = [
    1,
    ...text('Continental', 35),
    ...text('', 36),
    ...text('1381.755', 16),
    0,
    5,
    0x2c,
    0x87,
    1,
    2,
    3,
    4,
    ...text('3037', 4),
    ...time('2018-12-07T00:00:00Z'),
    ...time('2018-12-07T00:00:00Z'),
    ...text('e1-84', isSecond ? 16 : 8),
  ];
  return [
    part(25, isSecond ? 138 : 116, [unit]),
    part(isSecond ? 0x20 : 7, isSecond ? 28 : 20, [[]]),
    ...(isSecond ? [part(0x21, 28, [])] : []),
    part(12, isSecond ? 252 : 167, calibrations.map(calibration), 1),
    ...(isSecond ? [part(14, 30, []), part(23, 20, []), part(31, 87, [])] : []),
    part(8, isSecond ? 64 : 128, [[]]),
  ];
}

function calibration({ at, nextOn, workshop }: NonNullable<OnUnit['calibrations']>[number]): number[] {
  return [
    ...[4, 1, ...text(workshop, 35), ...text('', 36), ...text('', 18), ...time('2030-01-01T00:00:00Z')],
    ...[...text('NLRTMF100KA000001', 17), 38, 1, ...text('12-BRX-4', 13), 0, 1, 0, 1, 0, 1, ...text('295 80R22.5', 15), 100],
    ...[...kilometres(90_000), ...kilometres(90_000), ...time(at), ...time(at), ...time(`${nextOn}T00:00:00Z`)],
  ];
}

const activities = ['rest', 'available', 'work', 'drive'];

function change(written: string): number[] {
  const [clock = '', activity = '', ...how] = written.split(' ');
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const bits = (how.includes('2') ? 0x80_00 : 0) | (how.includes('empty') ? 0x20_00 : 0) | (activities.indexOf(activity) << 11);
  return word(bits | (hours * 60 + minutes));
}

/** Type, state and sixteen characters; the second generation adds a byte. */
function cardOf(number: string, isSecond: boolean): number[] {
  return [...(number === '' ? [0, 0] : [1, 38]), ...text(number, 16), ...(isSecond ? [2] : [])];
}

function filled(bytes: readonly number[], size: number): number[] {
  return [...bytes, ...Array.from({ length: size - bytes.length }, () => 0)];
}

function text(written: string, length: number): number[] {
  return [...written.padEnd(length)].map((letter) => letter.charCodeAt(0));
}

function time(instant: string): number[] {
  const seconds = Date.parse(instant) / 1_000;
  return [...word(Math.floor(seconds / 65_536)), ...word(seconds % 65_536)];
}

function kilometres(count: number): number[] {
  return [(count >> 16) & 0xff, ...word(count & 0xff_ff)];
}

function word(value: number): number[] {
  return [(value >> 8) & 0xff, value & 0xff];
}
