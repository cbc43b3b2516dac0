import { describe, expect, it } from 'vitest';
import { parseItineraryInput } from '#domain/trip/input/trip-input.ts';
import { houseBook } from '../testing/house-rates.ts';
import { quoteOf, reasonsOf } from '../testing/sample-quotes.ts';
import { sampleGroup } from '../testing/sample-trips.ts';

const seatCents = houseBook().extras.prices['child-seats'].cents;
const seats = { babySeats: 1, childSeats: 2, boosterSeats: 3 };

describe('child seats', () => {
  it('are one line of the whole group, each seat paid once however many vehicles carry it', () => {
    for (const passengers of [7, 48, 160]) {
      const [plain, seated] = [quoteOf({ group: sampleGroup(passengers) }), quoteOf({ group: sampleGroup(passengers, seats) })];
      for (const [index, option] of seated.options.entries()) {
        const lines = option.lines.filter(({ kind }) => kind === 'extra-child-seats');
        expect(lines).toMatchObject([
          { quantity: 6, unitCents: seatCents, amountCents: 6 * seatCents, reason: { key: 'child-seats', values: seats } },
        ]);
        expect(option.netCents).toBe((plain.options[index]?.netCents ?? 0) + 6 * seatCents);
      }
    }
  });

  it('are fixed to suitable vehicles, and absent if there are none', () => {
    expect(reasonsOf({ group: sampleGroup(30, seats), asked: 'specialBus' })).toEqual(['no-vehicle']);
    expect(quoteOf().options.flatMap(({ lines }) => lines.map(({ kind }) => kind))).not.toContain('extra-child-seats');
  });

  it('are read as numbers that a form sends as text, empty for none', () => {
    const stops = [{ placeText: 'Utrecht', date: '2027-03-16', time: '09:00' }, { placeText: 'Gouda' }];
    const read = parseItineraryInput({ type: 'one-way', passengers: '8', stops, babySeats: '', boosterSeats: '2' });
    expect(read).toMatchObject({ ok: true, value: { group: { babySeats: 0, childSeats: 0, boosterSeats: 2 } } });
  });
});
