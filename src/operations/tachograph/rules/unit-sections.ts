import { failure, type Result, success } from '#domain/result.ts';

/**
 * Cuts the file of a vehicle unit into its sections. The file is a row of answers, each with `76` and the number of the answer (TREP):
 * 01 to 05 of the first generation, 21 to 25 of the second, 31 to 35 of its second version, and 00 with the version of the interface
 * (Regulation (EU) 2016/799, annex IC, appendix 7, 2.2.6 and 3.3). Signatures are cut off and not verified.
 */

export const generations = ['1', '2', '2v2'] as const;
export type Generation = (typeof generations)[number];

const sectionNames = [
  ...(['certificate', 'unit-certificate', 'vin', 'plate', 'now', 'period', 'slots', 'download', 'locks', 'controls', 'signature'] as const),
  ...(['day', 'odometer', 'insertions', 'changes', 'places', 'positions', 'conditions', 'borders', 'loads'] as const),
  ...(['faults', 'events', 'speed-control', 'speeding', 'time-changes', 'speed'] as const),
  ...(['unit', 'sensor', 'antennas', 'calibrations', 'cards', 'consents', 'power-cuts'] as const),
] as const;
export type SectionName = (typeof sectionNames)[number];

/** Records of one kind, each of the same number of bytes. */
export type Section = { readonly name: SectionName; readonly records: readonly DataView[] };

/** What an answer is about. */
export type BlockName = 'overview' | 'activities' | 'events' | 'speed' | 'technical';
export type Block = { readonly name: BlockName; readonly generation: Generation; readonly sections: readonly Section[] };

/** Bytes that the published structure does not explain: the rest of the file, or records of a type that is not in it. */
export type UnknownPart = { readonly at: number; readonly code: number; readonly bytes: number };

export type UnitFault = 'not-a-unit' | 'damaged-unit';
type Cut = { readonly blocks: readonly Block[]; readonly unknown: readonly UnknownPart[] };

/** Refuses a file of another kind, and one whose last answer is cut off. An answer with an unknown number ends the reading. */
export function cutUnitFile(bytes: Uint8Array): Result<Cut, UnitFault> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const answers: Read[] = [];
  let at = 0;
  for (let kind = kindAt(view, at); kind !== null; kind = kindAt(view, at)) {
    const read = kind === 'interface' ? readInterface(view, at + 2) : readBlock(view, { ...kind, at: at + 2 });
    if (read === null) return failure(answers.length === 0 ? 'not-a-unit' : 'damaged-unit');
    answers.push(read);
    at = read.end;
  }
  const blocks = answers.flatMap(({ block }) => (block === null ? [] : [block]));
  if (blocks.length === 0) return failure('not-a-unit');
  const rest =
    at < view.byteLength ? [{ at, code: view.getUint8(Math.min(at + 1, view.byteLength - 1)), bytes: view.byteLength - at }] : [];
  return success({ blocks, unknown: [...answers.flatMap(({ unknown }) => unknown), ...rest] });
}

const answerSign = 0x76;
const blockNames = ['overview', 'activities', 'events', 'speed', 'technical'] as const satisfies readonly BlockName[];
const generationOf: Readonly<Record<number, Generation>> = { 0: '1', 2: '2', 3: '2v2' };

type Kind = { readonly name: BlockName; readonly generation: Generation };

/** The answer that begins here; null at the end of what the structure explains. */
function kindAt(view: DataView, at: number): Kind | 'interface' | null {
  if (at + 2 > view.byteLength || view.getUint8(at) !== answerSign) return null;
  const answer = view.getUint8(at + 1);
  if (answer === 0) return 'interface';
  const [generation, name] = [generationOf[answer >> 4], blockNames[(answer & 0x0f) - 1]];
  return generation === undefined || name === undefined ? null : { name, generation };
}

type Read = { readonly block: Block | null; readonly unknown: readonly UnknownPart[]; readonly end: number };

function readInterface(view: DataView, at: number): Read | null {
  return at + 2 <= view.byteLength ? { block: null, unknown: [], end: at + 2 } : null;
}

type Place = Kind & { readonly at: number };

function readBlock(view: DataView, place: Place): Read | null {
  return place.generation === '1' ? readFixed(view, place) : readArrays(view, place);
}

/** Bytes of a record, and of the count before the records; without a count there is one record. */
type Layout = readonly [name: SectionName, bytes: number, countBytes?: 1 | 2];

/** Annex IB, appendix 7, 2.2.6.1 to 2.2.6.5, with the sizes of appendix 1. */
const firstGeneration: Readonly<Record<BlockName, readonly Layout[]>> = {
  overview: [
    ...([
      ['certificate', 194],
      ['unit-certificate', 194],
      ['vin', 17],
      ['plate', 15],
      ['now', 4],
      ['period', 8],
    ] as const),
    ...([
      ['slots', 1],
      ['download', 58],
      ['locks', 98, 1],
      ['controls', 31, 1],
      ['signature', 128],
    ] as const),
  ],
  activities: [
    ...([
      ['day', 4],
      ['odometer', 3],
      ['insertions', 129, 2],
      ['changes', 2, 2],
      ['places', 28, 1],
    ] as const),
    ...([
      ['conditions', 5, 2],
      ['signature', 128],
    ] as const),
  ],
  events: [
    ...([
      ['faults', 82, 1],
      ['events', 83, 1],
      ['speed-control', 9],
      ['speeding', 31, 1],
    ] as const),
    ...([
      ['time-changes', 98, 1],
      ['signature', 128],
    ] as const),
  ],
  speed: [
    ['speed', 64, 2],
    ['signature', 128],
  ],
  technical: [
    ['unit', 116],
    ['sensor', 20],
    ['calibrations', 167, 1],
    ['signature', 128],
  ],
};

function readFixed(view: DataView, { name, generation, at: from }: Place): Read | null {
  const sections: Section[] = [];
  let at = from;
  for (const [section, bytes, countBytes] of firstGeneration[name]) {
    if (at + (countBytes ?? 0) > view.byteLength) return null;
    const count = countBytes === undefined ? 1 : countBytes === 1 ? view.getUint8(at) : view.getUint16(at);
    at += countBytes ?? 0;
    if (at + count * bytes > view.byteLength) return null;
    sections.push({ name: section, records: cut(view, { at, bytes, count }) });
    at += count * bytes;
  }
  return { block: { name, generation, sections }, unknown: [], end: at };
}

/** The types of records (appendix 1, 2.120). */
const recordTypes: Readonly<Record<number, SectionName>> = {
  ...{ 1: 'changes', 2: 'slots', 3: 'now', 4: 'certificate', 5: 'odometer', 6: 'day', 7: 'sensor', 8: 'signature', 9: 'conditions' },
  ...{ 10: 'vin', 11: 'plate', 12: 'calibrations', 13: 'insertions', 14: 'cards', 15: 'unit-certificate', 16: 'locks', 17: 'controls' },
  ...{ 18: 'speed', 19: 'period', 20: 'download', 21: 'events', 22: 'positions', 23: 'consents', 24: 'faults', 25: 'unit' },
  ...{ 26: 'speed-control', 27: 'speeding', 28: 'places', 30: 'time-changes', 31: 'power-cuts', 32: 'sensor', 33: 'antennas' },
  ...{ 34: 'borders', 35: 'loads', 36: 'plate' },
};

/** The order of the records in an answer (appendix 7, DDP_029 to DDP_033). */
const secondGeneration: Readonly<Record<BlockName, readonly SectionName[]>> = {
  overview: firstGeneration.overview.map(([name]) => name),
  activities: [
    ...(['day', 'odometer', 'insertions', 'changes', 'places', 'positions', 'conditions'] as const),
    ...(['borders', 'loads', 'signature'] as const),
  ],
  events: firstGeneration.events.map(([name]) => name),
  speed: ['speed', 'signature'],
  technical: ['unit', 'sensor', 'antennas', 'calibrations', 'cards', 'consents', 'power-cuts', 'signature'],
};

type RecordArray = { readonly type: number; readonly at: number; readonly bytes: number; readonly records: readonly DataView[] };

/**
 * Arrays of records until the next answer, each with a type, the size of a record and their number. Some readers number the types from one
 * in each answer: if a type does not belong to the answer, the order counts for all of them.
 */
function readArrays(view: DataView, { name, generation, at: from }: Place): Read | null {
  const arrays: RecordArray[] = [];
  let at = from;
  while (at < view.byteLength && view.getUint8(at) !== answerSign) {
    if (at + 5 > view.byteLength) return null;
    const [type, bytes, count] = [view.getUint8(at), view.getUint16(at + 1), view.getUint16(at + 3)];
    if (at + 5 + bytes * count > view.byteLength) return null;
    arrays.push({ type, at, bytes: 5 + bytes * count, records: bytes === 0 ? [] : cut(view, { at: at + 5, bytes, count }) });
    at += 5 + bytes * count;
  }
  const order = secondGeneration[name];
  const isNumbered = arrays.length > 1 && arrays.every(({ type }, index) => type === index + 1);
  const nameOf = ({ type }: RecordArray, index: number) => (isNumbered ? order[index] : recordTypes[type]);
  const sections: Section[] = [];
  const unknown: UnknownPart[] = [];
  for (const [index, array] of arrays.entries()) {
    const section = nameOf(array, index);
    if (section !== undefined && order.includes(section)) sections.push({ name: section, records: array.records });
    else unknown.push({ at: array.at, code: array.type, bytes: array.bytes });
  }
  return { block: { name, generation, sections }, unknown, end: at };
}

function cut(view: DataView, { at, bytes, count }: { readonly at: number; readonly bytes: number; readonly count: number }): DataView[] {
  return Array.from({ length: count }, (_, index) => new DataView(view.buffer, view.byteOffset + at + index * bytes, bytes));
}
