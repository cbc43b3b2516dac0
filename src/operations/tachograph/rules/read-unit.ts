import { failure, type Result, success } from '#domain/result.ts';
import { pickInOrder } from '#operations/duties/rules/hours/in-order.ts';
import { cardAt, dayAt, instantAt, nameAt, odometerAt, textAt } from './record-fields.ts';
import { activities, type UnitReading, type UnitStretch } from './unit-reading.ts';
import { type Block, type BlockName, cutUnitFile, type SectionName, type UnitFault } from './unit-sections.ts';

/**
 * Reads the file of a vehicle unit of either generation (.ddd, .v1b, .tgd). The second generation has the fields of the first in the same
 * order; a card takes a byte more in it, and records may have more fields at their end. Signatures are not verified.
 */
export function readUnitFile(bytes: Uint8Array): Result<UnitReading, UnitFault> {
  const cut = cutUnitFile(bytes);
  if (!cut.ok) return cut;
  const { blocks, unknown } = cut.value;
  const overview = blocks.find(({ name }) => name === 'overview');
  if (overview === undefined) return failure('not-a-unit');
  const lost = { count: 0 };
  const all = <Each>(from: BlockName, reader: RecordReader<Each>) =>
    blocks.filter(({ name }) => name === from).flatMap((block) => readAll(block, reader, lost));
  const [period] = all('overview', {
    section: 'period',
    least: 8,
    read: (record) => ({ from: instantAt(record, 0), until: instantAt(record, 4) }),
  });
  return success({
    generation: overview.generation,
    vin: all('overview', textReader('vin', 17))[0] ?? '',
    plate: all('overview', { section: 'plate', least: 14, read: plateOf })[0] ?? '',
    readAt: all('overview', { section: 'now', least: 4, read: (record) => instantAt(record, 0) })[0] ?? null,
    from: period?.from ?? null,
    until: period?.until ?? null,
    unit: all('technical', { section: 'unit', least: 108, read: unitOf })[0] ?? null,
    days: readDays(blocks, lost),
    events: all('events', { section: 'events', least: 83, read: eventOf }),
    faults: all('events', { section: 'faults', least: 82, read: faultOf }),
    speeding: all('events', { section: 'speeding', least: 31, read: speedingOf }),
    timeChanges: all('events', { section: 'time-changes', least: 44, read: timeChangeOf }),
    controls: all('overview', { section: 'controls', least: 23, read: controlOf }),
    locks: all('overview', { section: 'locks', least: 44, read: lockOf }),
    calibrations: all('technical', { section: 'calibrations', least: 167, read: calibrationOf }),
    speedMinutes: blocks
      .flatMap(({ sections }) => sections.filter(({ name }) => name === 'speed'))
      .reduce((sum, { records }) => sum + records.length, 0),
    unknown,
    leftOut: lost.count,
  });
}

type Lost = { count: number };
type RecordReader<Each> = {
  readonly section: SectionName;
  /** Bytes that `read` needs. A shorter record is counted as lost. */
  readonly least: number;
  readonly read: (record: DataView, cardBytes: number) => Each;
};

function readAll<Each>({ generation, sections }: Block, { section, least, read }: RecordReader<Each>, lost: Lost): Each[] {
  const cardBytes = generation === '1' ? 18 : 19;
  const records = sections.filter(({ name }) => name === section).flatMap((each) => each.records);
  const whole = records.filter((record) => record.byteLength >= least);
  lost.count += records.length - whole.length;
  return whole.map((record) => read(record, cardBytes));
}

function textReader(section: SectionName, bytes: number): RecordReader<string> {
  return { section, least: bytes, read: (record) => textAt(record, 0, bytes) };
}

/** With the state before the number in fifteen bytes, without it in fourteen. */
function plateOf(record: DataView): string {
  return nameAt(record, record.byteLength >= 15 ? 1 : 0, 14);
}

function unitOf(record: DataView): NonNullable<UnitReading['unit']> {
  return {
    maker: nameAt(record, 0, 36),
    part: textAt(record, 72, 16),
    serial: String(record.getUint32(88)),
    software: textAt(record, 96, 4),
    madeOn: dayAt(record, 104),
    approval: textAt(record, 108, Math.min(16, record.byteLength - 108) >= 16 ? 16 : Math.min(8, record.byteLength - 108)),
  };
}

function faultOf(record: DataView) {
  return { code: record.getUint8(0), from: instantAt(record, 2), until: instantAt(record, 6), card: cardAt(record, 10).number, similar: 0 };
}

function eventOf(record: DataView, cardBytes: number) {
  return { ...faultOf(record), similar: record.getUint8(10 + 4 * cardBytes) };
}

function speedingOf(record: DataView, cardBytes: number) {
  const [highestKmh, averageKmh, similar] = [record.getUint8(10), record.getUint8(11), record.getUint8(12 + cardBytes)];
  return { ...faultOf(record), card: cardAt(record, 12).number, similar, highestKmh, averageKmh };
}

function timeChangeOf(record: DataView) {
  return { from: instantAt(record, 0), until: instantAt(record, 4), workshop: nameAt(record, 8, 36) };
}

function controlOf(record: DataView) {
  return { at: instantAt(record, 1), card: cardAt(record, 5).number };
}

function lockOf(record: DataView) {
  return { from: instantAt(record, 0), until: instantAt(record, 4), company: nameAt(record, 8, 36) };
}

/** The workshop's card has no byte of its generation here, so all fields stand where the first generation has them (2.174). */
function calibrationOf(record: DataView): UnitReading['calibrations'][number] {
  return {
    purpose: record.getUint8(0),
    workshop: nameAt(record, 1, 36),
    vin: textAt(record, 95, 17),
    plate: nameAt(record, 113, 14),
    tyres: textAt(record, 133, 15),
    limitKmh: record.getUint8(148),
    odometerKm: odometerAt(record, 152),
    // Without a change of the clock the new time is empty.
    at: instantAt(record, 159) ?? instantAt(record, 155),
    nextOn: dayAt(record, 163),
  };
}

/** One block for each day; of a day that comes twice the later one counts. */
function readDays(blocks: readonly Block[], lost: Lost): UnitReading['days'] {
  const byDate = new Map<string, UnitReading['days'][number]>();
  for (const block of blocks.filter(({ name }) => name === 'activities')) {
    const [date] = readAll(block, { section: 'day', least: 4, read: (record) => dayAt(record, 0) }, lost);
    if (date === null || date === undefined) {
      lost.count += 1;
      continue;
    }
    const [odometerKm = null] = readAll(block, { section: 'odometer', least: 3, read: (record) => odometerAt(record, 0) }, lost);
    const insertions = readAll(block, { section: 'insertions', least: 110, read: insertionOf }, lost);
    const words = readAll(block, { section: 'changes', least: 2, read: (record) => record.getUint16(0) }, lost);
    const { stretches, leftOut } = readStretches(words);
    lost.count += leftOut;
    byDate.set(date, { date, odometerKm, insertions, stretches });
  }
  return [...byDate.values()].sort((first, second) => (first.date < second.date ? -1 : 1));
}

function insertionOf(record: DataView, cardBytes: number): UnitReading['days'][number]['insertions'][number] {
  const { type, number } = cardAt(record, 72);
  // After the card: its expiry, and then the times.
  const at = 72 + cardBytes + 4;
  return {
    card: number,
    type,
    name: `${nameAt(record, 36, 36)} ${nameAt(record, 0, 36)}`.trim(),
    slot: record.getUint8(at + 7) === 1 ? 2 : 1,
    insertedAt: instantAt(record, at),
    withdrawnAt: instantAt(record, at + 8),
    kmFrom: odometerAt(record, at + 4),
    kmUntil: odometerAt(record, at + 12),
  };
}

const dayMinutes = 1_440;

type Change = Pick<UnitStretch, 'slot' | 'activity' | 'hasCard'> & { readonly minute: number };

/** The changes of both slots (2.1), as stretches until the next change of the same slot. */
function readStretches(words: readonly number[]): { readonly stretches: UnitStretch[]; readonly leftOut: number } {
  const changes = words.map(changeOf);
  const valid = changes.filter((change) => change !== null);
  const slots = ([1, 2] as const).map((slot) =>
    pickInOrder(
      valid.filter((change) => change.slot === slot),
      ({ minute }) => minute,
    ),
  );
  const stretches = slots.flatMap(({ kept }) => joined(kept));
  return { stretches, leftOut: slots.reduce((sum, { leftOut }) => sum + leftOut, changes.length - valid.length) };
}

/** With no card in the slot, the unit still knows what the vehicle did. */
function changeOf(word: number): Change | null {
  const minute = word & 0x07_ff;
  if (minute >= dayMinutes) return null;
  return {
    minute,
    slot: (word & 0x80_00) === 0 ? 1 : 2,
    activity: activities[(word >> 11) & 3] ?? 'rest',
    hasCard: (word & 0x20_00) === 0,
  };
}

function joined(changes: readonly Change[]): UnitStretch[] {
  const stretches: UnitStretch[] = [];
  for (const [index, { minute, slot, activity, hasCard }] of changes.entries()) {
    const until = changes[index + 1]?.minute ?? dayMinutes;
    const last = stretches.at(-1);
    if (last !== undefined && last.activity === activity && last.hasCard === hasCard && last.until === minute)
      stretches[stretches.length - 1] = { ...last, until };
    else if (until > minute) stretches.push({ slot, from: minute, until, activity, hasCard });
  }
  return stretches;
}
