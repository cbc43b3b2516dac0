import { describe, expect, it } from 'vitest';
import { readUnitFile } from './read-unit.ts';
import { type UnitDayInFile, unitBytes } from './testing/unit-bytes.ts';

const anna = {
  card: 'NL00000012345600',
  surname: 'Müller',
  firstName: 'Anna',
  from: '2026-11-16T04:30:00Z',
  until: '2026-11-16T15:00:00Z',
};
const monday: UnitDayInFile = {
  date: '2026-11-16',
  odometerKm: 265_549,
  insertions: [anna],
  changes: ['00:00 rest empty', '00:00 rest 2 empty', '04:30 work', '05:00 drive', '09:00 rest', '10:00 drive', '15:00 rest empty'],
};
const full = {
  days: [monday],
  events: [{ code: 4, from: '2026-11-10T10:00:00Z', until: '2026-11-10T10:02:00Z', similar: 3 }],
  faults: [{ code: 0x35, from: '2026-11-11T10:00:00Z', until: '2026-11-11T10:00:05Z' }],
  speeding: [{ from: '2026-11-12T10:00:00Z', until: '2026-11-12T10:01:00Z', highestKmh: 110, averageKmh: 104, card: anna.card }],
  calibrations: [{ at: '2025-02-01T09:00:00Z', nextOn: '2027-02-01', workshop: 'Garage De Vries' }],
};

describe.each(['1', '2', '2v2'] as const)('the file of a unit of generation %s', (generation) => {
  const read = (more: Parameters<typeof unitBytes>[0] = full) => readUnitFile(unitBytes({ generation, ...more }));

  it('says who drove, what the vehicle did, and what the unit remembers', () => {
    expect(read()).toMatchObject({
      ok: true,
      value: {
        generation,
        vin: 'NLRTMF100KA000001',
        plate: '12-BRX-4',
        readAt: '2026-11-20T08:00:00.000Z',
        unit: { maker: 'Continental', part: '1381.755', serial: '339079', software: '3037', approval: 'e1-84', madeOn: '2018-12-07' },
        events: [{ code: 4, from: '2026-11-10T10:00:00.000Z', until: '2026-11-10T10:02:00.000Z', card: '', similar: 3 }],
        faults: [{ code: 0x35, from: '2026-11-11T10:00:00.000Z' }],
        speeding: [{ highestKmh: 110, averageKmh: 104, card: anna.card, similar: 2 }],
        calibrations: [{ purpose: 4, workshop: 'Garage De Vries', at: '2025-02-01T09:00:00.000Z', nextOn: '2027-02-01', limitKmh: 100 }],
        unknown: [],
        leftOut: 0,
      },
    });
    const unit = read();
    expect(unit.ok && unit.value.days).toEqual([
      {
        date: '2026-11-16',
        odometerKm: 265_549,
        insertions: [
          {
            ...{ card: anna.card, type: 'driver', name: 'Anna Müller', slot: 1, kmFrom: 99_900, kmUntil: 100_000 },
            ...{ insertedAt: '2026-11-16T04:30:00.000Z', withdrawnAt: '2026-11-16T15:00:00.000Z' },
          },
        ],
        stretches: [
          { slot: 1, from: 0, until: 270, activity: 'rest', hasCard: false },
          { slot: 1, from: 270, until: 300, activity: 'work', hasCard: true },
          { slot: 1, from: 300, until: 540, activity: 'drive', hasCard: true },
          { slot: 1, from: 540, until: 600, activity: 'rest', hasCard: true },
          { slot: 1, from: 600, until: 900, activity: 'drive', hasCard: true },
          { slot: 1, from: 900, until: 1_440, activity: 'rest', hasCard: false },
          { slot: 2, from: 0, until: 1_440, activity: 'rest', hasCard: false },
        ],
      },
    ]);
  });

  it('counts a time that goes back, and reads the rest of the day', () => {
    const unit = read({ days: [{ ...monday, changes: ['00:00 rest', '05:00 drive', '04:00 work', '09:00 rest'] }] });
    expect(unit).toMatchObject({ value: { leftOut: 1, days: [{ stretches: { length: 3 } }] } });
  });

  it('lists what comes after an answer that the structure does not have, and keeps what was read', () => {
    const unit = read({ ...full, tail: [0x76, 0x4f, 1, 2, 3] });
    const whole = unitBytes({ generation, ...full }).length;
    expect(unit).toMatchObject({ ok: true, value: { unknown: [{ at: whole, code: 0x4f, bytes: 5 }], days: { length: 1 } } });
  });

  it('is refused cut off anywhere but between two answers, and never throws on changed bytes', () => {
    const bytes = unitBytes({ generation, days: [monday] });
    for (let length = 0; length < bytes.length; length += 1) {
      const cut = readUnitFile(bytes.subarray(0, length));
      if (cut.ok) expect(cut.value.unknown.length + cut.value.days.length, `${length} bytes`).toBeLessThanOrEqual(2);
    }
    for (let at = 0; at < bytes.length; at += 7) {
      for (const value of [0, 0x76, 0xff]) {
        const read = readUnitFile(bytes.with(at, value));
        if (read.ok) expect(read.value.days.length).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('a file of the second generation', () => {
  it('is read by the order of its records where their types are numbered from one', () => {
    const [plain, numbered] = [false, true].map((isNumbered) =>
      readUnitFile(unitBytes({ generation: '2v2', ...full, days: [monday], isNumbered })),
    );
    // This writer leaves out two kinds of records that are empty, so the order is not the law's.
    expect(plain).toMatchObject({ ok: true });
    expect(numbered).toMatchObject({ ok: true, value: { plate: '12-BRX-4', days: [{ date: '2026-11-16', insertions: { length: 1 } }] } });
  });
});

it('another file is not a unit’s', () => {
  for (const text of ['', 'v', 'v\u0001', '%PDF-1.7', 'v\u0000\u0001\u0001']) {
    expect(readUnitFile(new TextEncoder().encode(text))).toEqual({ ok: false, failure: 'not-a-unit' });
  }
});
