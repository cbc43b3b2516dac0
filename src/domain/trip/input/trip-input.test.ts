import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIssueCode } from '../../input/issues.ts';
import { parseItineraryInput, parseTripInput } from './trip-input.ts';

/** A day trip as the request form sends it. */
const form = {
  type: 'one-way',
  stops: [
    { placeKey: 'nl-utrecht', placeText: 'Utrecht', date: '2026-12-05', time: '08:30', notes: '' },
    { placeKey: 'nl-efteling', placeText: 'Efteling', date: '', time: '', notes: 'At the\r\nmain gate' },
  ],
  passengers: '48',
  luggage: 'hand',
  wheelchairPlaces: '',
  occasion: 'schools',
  flightNumber: '',
  extras: ['wifi', 'toilet'],
  notes: '',
  firstName: ' Anne ',
  lastName: 'de\u00a0Vries',
  email: 'anne@School.nl',
  phone: '',
  organisation: 'De Regenboog',
};

function codesOf(value: unknown): readonly string[] {
  const parsed = parseTripInput(value);
  return parsed.ok ? [] : parsed.failure.map(({ field, code }) => `${field} ${code}`);
}

describe('parseTripInput', () => {
  it('reads the form’s fields', () => {
    expect(parseTripInput(form)).toEqual({
      ok: true,
      value: {
        type: 'one-way',
        stops: [
          { placeKey: 'nl-utrecht', placeText: 'Utrecht', departure: { date: '2026-12-05', time: '08:30' }, notes: '', localKilometres: 0 },
          { placeKey: 'nl-efteling', placeText: 'Efteling', departure: null, notes: 'At the\nmain gate', localKilometres: 0 },
        ],
        suppliesDriverRoom: false,
        secondReturn: null,
        pickUps: [],
        group: {
          passengers: 48,
          luggage: 'hand',
          wheelchairPlaces: 0,
          babySeats: 0,
          childSeats: 0,
          boosterSeats: 0,
          occasion: 'schools',
          flightNumber: '',
          extras: ['toilet', 'wifi'],
          notes: '',
        },
        customer: { firstName: 'Anne', lastName: 'de Vries', email: 'anne@school.nl', phone: '', organisation: 'De Regenboog' },
      },
    });
  });

  it('reads the same from typed values', () => {
    expect(parseTripInput({ ...form, passengers: 48, wheelchairPlaces: null, flightNumber: null })).toEqual(parseTripInput(form));
  });

  it('requires only necessary fields', () => {
    const { type, stops, passengers, firstName, lastName, email } = form;
    expect(parseTripInput({ type, stops, passengers, firstName, lastName, email }).ok).toBe(true);
  });

  it('takes a second return of a trip that comes back, and of no other', () => {
    const second = { secondReturnTime: '3:00', secondReturnPassengers: '20' };
    const readBy = (more: object) => {
      const read = parseItineraryInput({ ...form, ...second, ...more });
      return read.ok ? read.value.secondReturn : read.failure.map(({ field, code }) => `${field} ${code}`);
    };
    expect(readBy({ type: 'return' })).toEqual({ time: '03:00', passengers: 20 });
    expect(readBy({ type: 'one-way' })).toBeNull();
    expect(readBy({ type: 'day-trip', secondReturnTime: '', secondReturnPassengers: '' })).toBeNull();
    expect(readBy({ type: 'return', secondReturnPassengers: '' })).toEqual(['secondReturnPassengers required']);
    expect(readBy({ type: 'return', secondReturnTime: '' })).toEqual(['secondReturnTime required']);
    expect(readBy({ type: 'return', secondReturnTime: 'late' })).toEqual(['secondReturnTime invalid']);
  });

  it.each([
    [{ passengers: '0' }, 'passengers too-few'],
    [{ passengers: 5_000 }, 'passengers too-many'],
    [{ passengers: '' }, 'passengers required'],
    [{ passengers: 'forty' }, 'passengers invalid'],
    [{ wheelchairPlaces: '-1' }, 'wheelchairPlaces too-few'],
    [{ wheelchairPlaces: '2.5' }, 'wheelchairPlaces invalid'],
    [{ type: '' }, 'type required'],
    [{ type: 'cruise' }, 'type invalid'],
    [{ luggage: 'piano' }, 'luggage invalid'],
    [{ occasion: 'none' }, 'occasion invalid'],
    [{ extras: ['jacuzzi'] }, 'extras invalid'],
    [{ flightNumber: 'x'.repeat(21) }, 'flightNumber too-long'],
    [{ notes: 'x'.repeat(2_001) }, 'notes too-long'],
    [{ firstName: '\t' }, 'firstName required'],
    [{ lastName: 'x'.repeat(81) }, 'lastName too-long'],
    [{ email: 'anne' }, 'email email'],
    [{ email: '' }, 'email required'],
    [{ email: `${'x'.repeat(250)}@school.nl` }, 'email too-long'],
    [{ phone: 'none' }, 'phone phone'],
    [{ organisation: 'x'.repeat(121) }, 'organisation too-long'],
    [{ stops: form.stops.slice(0, 1) }, 'stops too-few-stops'],
  ])('refuses %j', (change, issue) => {
    expect(codesOf({ ...form, ...change })).toEqual([issue]);
  });

  it('gives everything wrong at once, in the order of the form', () => {
    expect(codesOf({ stops: [{}, {}], wheelchairPlaces: 'x', email: 'x' })).toEqual([
      'type required',
      'stops.0.place required',
      'stops.0.date required',
      'stops.0.time required',
      'stops.1.place required',
      'passengers required',
      'wheelchairPlaces invalid',
      'firstName required',
      'lastName required',
      'email email',
    ]);
  });

  it.each([null, undefined, 'form', 7])('reports %j once, as no form', (value) => {
    expect(codesOf(value)).toEqual(['form invalid']);
  });

  it('accepts no line end in a single-line field', () => {
    const parsed = parseTripInput({ ...form, firstName: 'Anne\r\nBcc: all', organisation: 'A\u2028B' });
    expect(parsed.ok && parsed.value.customer).toMatchObject({ firstName: 'Anne Bcc: all', organisation: 'A B' });
  });

  it('returns a value or our codes for any input', () => {
    const field = fc.oneof(fc.anything(), fc.string(), fc.integer(), fc.constant(''));
    const forms = fc.record(Object.fromEntries(Object.keys(form).map((key) => [key, field])), { requiredKeys: [] });
    fc.assert(
      fc.property(fc.oneof(forms, fc.anything()), (value) => {
        const parsed = parseTripInput(value);
        if (parsed.ok) return;
        expect(parsed.failure.length).toBeGreaterThan(0);
        expect(parsed.failure.every(({ code }) => isIssueCode(code))).toBe(true);
        expect(new Set(parsed.failure.map(({ field: name }) => name)).size).toBe(parsed.failure.length);
      }),
    );
  });
});

describe('parseItineraryInput', () => {
  it('does not need the customer', () => {
    const { firstName, lastName, email, phone, organisation, ...itinerary } = form;
    const [parsed, whole] = [parseItineraryInput(itinerary), parseTripInput(form)];
    expect(parsed.ok && whole.ok && { ...parsed.value, customer: whole.value.customer }).toEqual(whole.ok && whole.value);
  });

  it('returns the stops and the group, each issue once', () => {
    const parsed = parseItineraryInput({ type: 'cruise', stops: [] });
    expect(parsed.ok || parsed.failure.map(({ field }) => field)).toEqual(['type', 'stops', 'passengers']);
  });
});
