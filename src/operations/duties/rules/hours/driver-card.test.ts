import { describe, expect, it } from 'vitest';
import { parseDriverCard } from './driver-card.ts';
import { cardBytes, type DayOnCard } from './testing/card-bytes.ts';

const monday: DayOnCard = { date: '2026-11-16', changes: ['00:00 rest', '05:10 work', '05:40 drive', '09:55 rest'] };
const tuesday: DayOnCard = { date: '2026-11-17', changes: ['00:00 rest', '06:00 drive crew', '10:00 available crew', '14:00 rest'] };

describe('the file of a driver card', () => {
  it('contains the holder and the activities, minute by minute, the oldest day first', () => {
    expect(parseDriverCard(cardBytes({ days: [monday, tuesday] }))).toEqual({
      ok: true,
      value: {
        number: 'NL00000012345600',
        surname: 'Bakker',
        days: [
          {
            date: '2026-11-16',
            leftOut: 0,
            changes: [
              { minute: 0, activity: 'rest', isCrew: false },
              { minute: 310, activity: 'work', isCrew: false },
              { minute: 340, activity: 'drive', isCrew: false },
              { minute: 595, activity: 'rest', isCrew: false },
            ],
          },
          {
            date: '2026-11-17',
            leftOut: 0,
            changes: [
              { minute: 0, activity: 'rest', isCrew: false },
              { minute: 360, activity: 'drive', isCrew: true },
              { minute: 600, activity: 'available', isCrew: true },
              { minute: 840, activity: 'rest', isCrew: false },
            ],
          },
        ],
      },
    });
  });

  it('distinguishes an absent card from manual entries', () => {
    const read = parseDriverCard(cardBytes({ days: [{ date: '2026-11-16', changes: ['00:00 out', '08:00 work hand', '09:00 rest'] }] }));
    expect(read).toMatchObject({
      value: { days: [{ changes: [{ activity: null }, { activity: 'work', isCrew: false }, { activity: 'rest' }] }] },
    });
  });

  it('goes on after a time that goes back, and counts what it left out', () => {
    const changes = ['00:00 rest', '12:00 drive', '12:30 work', '12:10 rest', '12:40 drive', '13:00 rest'];
    const read = parseDriverCard(cardBytes({ days: [{ date: '2026-11-16', changes }] }));
    expect(read.ok && read.value.days).toMatchObject([{ leftOut: 1, changes: { length: 5 } }]);
  });

  it('says where the file is a vehicle unit’s', () => {
    expect(parseDriverCard(Uint8Array.from([0x76, 0x01, 0, 0, 0]))).toEqual({ ok: false, failure: 'unit-not-card' });
  });

  it('does not read a signature as days', () => {
    const read = parseDriverCard(cardBytes({ days: [monday], signature: [tuesday] }));
    expect(read).toMatchObject({ value: { days: [{ date: '2026-11-16' }] } });
    expect(read.ok && read.value.days).toHaveLength(1);
  });

  it('stops at a day that is later than the one after it', () => {
    const read = parseDriverCard(cardBytes({ days: [tuesday, monday] }));
    expect(read.ok && read.value.days.map(({ date }) => date)).toEqual(['2026-11-16']);
  });

  it('goes around the end of the ring, and stops at the day over which newer ones were written', () => {
    // Each day takes 20 bytes: a ring of 50 keeps two and a half of five days.
    const days = [12, 13, 14, 15, 16].map((day) => ({ ...monday, date: `2026-11-${day}` }));
    const read = parseDriverCard(cardBytes({ days, ringBytes: 50 }));
    expect(read).toMatchObject({ value: { days: [{ date: '2026-11-15' }, { date: '2026-11-16' }] } });
  });

  it('uses for each day the more complete half of the card', () => {
    const shorter = { ...monday, changes: ['00:00 rest'] };
    const halves = cardBytes({ days: [shorter, tuesday], secondHalf: [monday] });
    expect(parseDriverCard(halves)).toMatchObject({
      value: {
        days: [
          { date: '2026-11-16', changes: { length: 4 } },
          { date: '2026-11-17', changes: { length: 4 } },
        ],
      },
    });
  });

  it('is refused if truncated at any byte', () => {
    const whole = cardBytes({ days: [monday, tuesday], ringBytes: 60 });
    for (let length = 0; length < whole.length; length += 1) {
      expect(parseDriverCard(whole.subarray(0, length)), `${length} bytes`).toMatchObject({ ok: false });
    }
    expect(parseDriverCard(whole).ok).toBe(true);
  });

  it('is refused if it is another file, has no holder, or is empty', () => {
    expect(parseDriverCard(new TextEncoder().encode('%PDF-1.7 not a card at all'))).toEqual({ ok: false, failure: 'not-a-card' });
    expect(parseDriverCard(cardBytes({ number: '', days: [monday] }))).toEqual({ ok: false, failure: 'not-a-card' });
    expect(parseDriverCard(cardBytes({}))).toEqual({ ok: false, failure: 'no-days' });
  });

  it('never throws and never hangs on corrupted bytes', () => {
    const whole = cardBytes({ days: [monday, tuesday], ringBytes: 60 });
    for (let at = 0; at < whole.length; at += 1) {
      for (const value of [0, 1, 0x7f, 0xff]) {
        const turned = Uint8Array.from(whole);
        turned[at] = value;
        const read = parseDriverCard(turned);
        if (read.ok) expect(read.value.days.length).toBeLessThanOrEqual(3);
      }
    }
  });
});
