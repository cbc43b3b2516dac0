import { describe, expect, it } from 'vitest';
import { fillFromDescription, showReading } from './read-description.ts';
import { createSalesWords } from './sales-words.ts';

const now = '2026-11-27T09:00:00Z';
// Without texts each key stands for its text.
const words = createSalesWords({ language: 'en', textsOf: () => ({}) });
const typed = { type: 'day-trip', stopCount: '3', luggage: 'none', visit: 'nl nl', email: 'bea@example.nl' };

describe('the form of a request, filled from a description', () => {
  const description =
    'Op zaterdag 12 juni 2027 willen we met 48 personen van Utrecht naar Antwerpen, vertrek om 8:00 uur, terug om 18:00 uur.';

  it('contains the read values, returns to its first place, and preserves the customer', () => {
    expect(fillFromDescription({ ...typed, description }, now)).toMatchObject({
      ...{ email: 'bea@example.nl', passengers: '48', stopCount: '3', description },
      ...{ 'stops.0.place': 'Utrecht', 'stops.0.date': '2027-06-12', 'stops.0.time': '08:00' },
      ...{ 'stops.1.place': 'Antwerpen', 'stops.1.time': '18:00', 'stops.2.place': 'Utrecht' },
    });
  });

  it('shows beside a field the words behind its value, until the value changes', () => {
    const filled = fillFromDescription({ ...typed, description }, now);
    const reading = showReading(filled, { words, now });
    expect(reading?.notes['stops.0.place']?.kind).toBe('read');
    expect(reading?.notes.passengers?.kind).toBe('read');
    expect(reading?.pieces.map(({ part }) => part).join('')).toBe(description);
    expect(reading?.pieces.some(({ part, title }) => part.includes('48') && title !== null)).toBe(true);
    const changed = showReading({ ...filled, passengers: '50' }, { words, now });
    expect(changed?.notes.passengers).toBeUndefined();
  });

  it('asks for missing values, beside their fields', () => {
    const filled = fillFromDescription({ ...typed, description: 'We gaan met 20 personen naar Brussel.' }, now);
    const reading = showReading(filled, { words, now });
    expect(reading?.notes['stops.0.place']?.kind).toBe('missing');
    expect(reading?.notes['stops.0.date']?.kind).toBe('missing');
    expect(reading?.notes['stops.1.place']?.kind).toBe('read');
    expect(reading?.missing.length).toBeGreaterThan(1);
  });

  it('is marked where the words may mean something else', () => {
    const filled = fillFromDescription({ ...typed, description: 'Van Gent naar Parijs op 3 mei 2027, er gaan ook rolstoelen mee.' }, now);
    expect(filled.wheelchairPlaces).toBe('1');
    expect(showReading(filled, { words, now })?.notes.wheelchairPlaces?.kind).toBe('unsure');
  });

  it('counts places in its text as it is shown, whatever line breaks a form sends', () => {
    const filled = fillFromDescription({ ...typed, description: 'Hallo,\r\n\r\nvan Utrecht naar Gent.\r\n' }, now);
    const named = showReading(filled, { words, now })?.pieces.filter(({ title }) => title !== null) ?? [];
    expect(named.map(({ part }) => part)).toEqual(expect.arrayContaining(['Utrecht', 'Gent']));
  });

  it('is left as it is without a description', () => {
    expect(showReading(typed, { words, now })).toBeNull();
  });
});
