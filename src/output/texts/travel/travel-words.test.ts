import { describe, expect, it } from 'vitest';
import { priceLineKinds } from '#domain/pricing/lines/price-line.ts';
import { fleetKeys, type SiteLanguage, siteKeys, siteLanguages } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { paymentMethods } from '#domain/trip/trip.ts';
import { getSiteFormats } from './site-formats.ts';

const siteIn = (language: SiteLanguage) => siteKeys.find((key) => getSite(key).languages.includes(language)) ?? 'eu';
const formatsIn = (language: SiteLanguage) => getSiteFormats({ site: siteIn(language), language, on: 'mail' });
const wordsIn = (language: SiteLanguage) => formatsIn(language).words;

describe('a trip in words', () => {
  it('counts its vehicles in the order in which they come', () => {
    expect(wordsIn('en').vehicles(['coachHire', 'minibus', 'coachHire'])).toBe('2 × Coach + Minibus');
    expect([wordsIn('nlBE').vehicles(['coachHire']), wordsIn('nl').vehicles(['coachHire'])]).toEqual(['Autocar', 'Touringcar']);
  });

  it('counts people, seats and drivers', () => {
    const { passengers, seats, drivers } = wordsIn('en');
    expect([passengers(1), passengers(48), seats(53), drivers(2)]).toEqual(['1 passenger', '48 passengers', '53 seats', '2 drivers']);
  });

  it.each(siteLanguages)('name in %s the contracting party, for every role and naming time', (language) => {
    const said = (['carrier', 'principal', 'agent'] as const).flatMap((role) =>
      (['once-known', 'day-before'] as const).map((operatorNamed) =>
        wordsIn(language).contract({ company: 'Bus & Co.', role, operatorNamed }),
      ),
    );
    expect(new Set(said).size).toBe(6);
    // Many companies are a B.V. or an S.L.: their final dot ends no sentence.
    expect(said.filter((text) => !text.includes('Bus & Co.') || /carriage|\{\{|\.\./.test(text))).toEqual([]);
  });

  it.each(siteLanguages)('describe in %s the clock changes on the way, by date and hours', (language) => {
    const { clocks, day } = wordsIn(language);
    const change = { date: '2026-10-25', from: '02:00', to: '03:00', isBack: true };
    const [back, forward] = [clocks([null, change]), clocks([{ ...change, isBack: false }])];
    expect(clocks([null, null])).toBeNull();
    expect(back).not.toBe(forward);
    for (const said of [back, forward]) for (const part of [day('2026-10-25'), '02:00', '03:00']) expect(said).toContain(part);
  });

  it('takes the plural forms of French in Belgium too', () => {
    expect([wordsIn('frBE').drivers(0), wordsIn('frBE').drivers(2)]).toEqual(['0 chauffeur', '2 chauffeurs']);
  });

  it('state when a stop is left, and that the trip ends at the last', () => {
    expect([wordsIn('en').departure({ date: '2026-11-21', time: '08:30' }), wordsIn('en').departure(null)]).toEqual([
      'Saturday, 21 November 2026, 08:30',
      'End of the trip',
    ]);
  });

  it.each([
    [45, '45 minutes'],
    [1, '1 minute'],
    [0.6, '1 minute'],
    [120, '2 h'],
    [140.4, '2 h 20 min'],
    [60_000, '1,000 h'],
  ])('says %d minutes as %s', (minutes, text) => {
    expect(wordsIn('en').duration(minutes)).toBe(text);
  });
});

describe('a price in words', () => {
  it.each([
    [{ quantity: 2, unit: 'day', unitCents: 30_000 }, '2 days × € 300'],
    [{ quantity: 1, unit: 'day', unitCents: 30_050 }, '1 day × € 300.50'],
    [{ quantity: 13.5, unit: 'hour', unitCents: 2_000 }, '13.5 hours × € 20'],
    [{ quantity: 1, unit: 'piece', unitCents: 2_000 }, 'Once'],
    [{ quantity: 3, unit: 'piece', unitCents: 2_000 }, '3 × € 20'],
    [{ quantity: 2, unit: 'night', unitCents: null }, '2 nights'],
    [{ quantity: -10, unit: 'percent', unitCents: null }, '-10%'],
  ])('says %j as %s', (line, text) => {
    expect(wordsIn('en').quantity(line)).toBe(text);
  });

  it('state until when each cancellation fee applies, including one that always applies', () => {
    const until = '2026-11-14T07:30:00.000Z';
    const { feeUntil } = formatsIn('en');
    expect([feeUntil({ until }, 3), feeUntil({ until: null }, 3), feeUntil({ until: null }, 1)]).toEqual([
      'Until Saturday, 14 November 2026, 08:30',
      'Later than that',
      'At any moment',
    ]);
  });

  it('give times in the site’s time zone, and name it if needed', () => {
    const at = '2026-07-14T07:30:00.000Z';
    expect(formatsIn('de').zonedMoment(at)).toBe('Dienstag, 14. Juli 2026, 09:30');
    expect(getSiteFormats({ site: 'de', language: 'de', on: 'mail', namesZone: true }).zonedMoment(at)).toBe(
      'Dienstag, 14. Juli 2026, 09:30 (Mitteleuropäische Zeit)',
    );
  });

  it.each(siteLanguages)('has words in %s for all that a price and an invoice name', (language) => {
    const { line, vehicle, quantity, paymentMethod, paymentPart } = wordsIn(language);
    const texts = [
      ...priceLineKinds.map(line),
      ...fleetKeys.map(vehicle),
      ...paymentMethods.map(paymentMethod),
      ...['deposit', 'balance', 'whole'].map(paymentPart),
      ...['day', 'km', 'hour', 'night', 'percent', 'piece'].flatMap((unit) =>
        [1, 2].map((count) => quantity({ quantity: count, unit, unitCents: null })),
      ),
    ];
    expect(texts.filter((text) => text === '' || text.includes('{{') || /^\w+\./.test(text))).toEqual([]);
    expect(priceLineKinds.filter((kind) => line(kind) === line('other'))).toEqual([]);
  });

  it('has words for a line and a part that are not made any more, and refuses a vehicle that never was', () => {
    expect([wordsIn('en').line('tax-of-1999'), wordsIn('en').paymentPart('half')]).toEqual(['Other', 'Whole amount']);
    expect(() => wordsIn('en').vehicle('tram')).toThrow('No text vehicles.tram in travel.json');
  });

  it('names a country in an address only abroad', () => {
    const { country, countryAbroad } = formatsIn('nl');
    expect([country('NL'), countryAbroad('NL'), countryAbroad('DE')]).toEqual(['Nederland', '', 'Duitsland']);
  });
});
