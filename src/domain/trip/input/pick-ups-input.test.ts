import { describe, expect, it } from 'vitest';
import { parsePickUps } from './pick-ups-input.ts';

const zeist = { placeKey: 'gn:1', placeText: 'Zeist', time: '8.15', passengers: '20' };

describe('parsePickUps', () => {
  it('reads what the form and the API send, and ignores empty ones', () => {
    const empty = { placeKey: '', placeText: ' ', time: '', passengers: '' };
    expect(parsePickUps([zeist, empty])).toEqual({
      ok: true,
      value: [{ placeKey: 'gn:1', placeText: 'Zeist', time: { time: '08:15' }, passengers: 20 }],
    });
    expect(parsePickUps([{ ...zeist, time: '' }])).toMatchObject({ ok: true, value: [{ time: null }] });
    expect(parsePickUps(undefined)).toEqual({ ok: true, value: [] });
  });

  it.each([
    [[{ ...zeist, placeKey: '', placeText: '' }], 'pickUps.0.place required'],
    [[zeist, { ...zeist, time: 'noon' }], 'pickUps.1.time invalid'],
    [[{ ...zeist, passengers: '' }], 'pickUps.0.passengers required'],
    [[{ ...zeist, passengers: 'many' }], 'pickUps.0.passengers invalid'],
    [[{ ...zeist, placeText: 'x'.repeat(500) }], 'pickUps.0.place too-long'],
    [Array(4).fill(zeist), 'pickUps.3.place too-many'],
    ['Zeist', 'pickUps invalid'],
  ])('says what is wrong: %j', (value, issue) => {
    const read = parsePickUps(value);
    expect(read.ok ? [] : read.failure.map(({ field, code }) => `${field} ${code}`)).toEqual([issue]);
  });
});
