import { describe, expect, it } from 'vitest';
import { samplePlace } from '../testing/sample-trips.ts';
import { localLeg, planLocalMoves } from './local-moves.ts';

const date = '2026-12-01';
const stopWith = (localKilometres: number, countryCode = 'NL') => ({
  place: samplePlace('A', countryCode),
  departure: null,
  notes: '',
  localKilometres,
});

/** Moves as `after+minutes`; the arrival is a UTC instant (an hour behind local time). */
function movesOf(kilometres: number, arrival: string, minutes: number): string {
  const moves = planLocalMoves({ stop: stopWith(kilometres), arrival: Date.parse(arrival) / 60_000, minutes, date });
  return moves.map(({ afterMinutes, leg }) => `${afterMinutes}+${leg.minutes}`).join(' ');
}

describe('localLeg', () => {
  it('drives 30 kilometres an hour in the country of the stop', () => {
    expect(localLeg(stopWith(25, 'BE'), date)).toMatchObject({
      kilometres: 25,
      minutes: 50,
      kilometresByCountry: { BE: 25 },
      hasFerry: false,
    });
  });

  it.each([0, -5, Number.NaN])('returns none for %d kilometres', (kilometres) => {
    expect(localLeg(stopWith(kilometres), date)).toBeNull();
  });
});

describe('planLocalMoves', () => {
  it('returns none without kilometres', () => {
    expect(movesOf(0, '2026-12-01T08:00Z', 480)).toBe('');
  });

  it('moves on the morning of a day, and after a break when there is none', () => {
    expect(movesOf(30, '2026-12-01T08:00Z', 480)).toBe('60+60');
    expect(movesOf(30, '2026-12-01T08:30Z', 480)).toBe('45+60');
    expect(movesOf(30, '2026-12-01T14:00Z', 240)).toBe('45+60');
  });

  it('moves in the middle of a wait that is short, and at once in one that is too short', () => {
    expect(movesOf(30, '2026-12-01T14:00Z', 100)).toBe('20+60');
    expect(movesOf(30, '2026-12-01T14:00Z', 40)).toBe('0+60');
  });

  it('moves alike on every morning of a longer stay, to the minute', () => {
    expect(movesOf(50, '2026-12-01T17:00Z', 66 * 60)).toBe('960+33 2400+34 3840+33');
    const legs = planLocalMoves({ stop: stopWith(50), arrival: Date.parse('2026-12-01T17:00Z') / 60_000, minutes: 66 * 60, date });
    expect(legs.reduce((sum, { leg }) => sum + leg.kilometres, 0)).toBeCloseTo(50, 9);
  });

  it('omits a last morning without time', () => {
    expect(movesOf(60, '2026-12-01T17:00Z', 40 * 60 + 30)).toBe('960+120');
  });
});
