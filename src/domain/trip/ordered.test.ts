import { describe, expect, it } from 'vitest';
import { groupSchema } from '#domain/itinerary/group.ts';
import { itinerarySchema } from '#domain/itinerary/itinerary.ts';
import { groupRules, itineraryRules, listOrdered, orderedFields, stopRules, withoutNotes } from './ordered.ts';
import { orderEverything, typedTexts } from './testing/everything-ordered.ts';

const trip = orderEverything();

describe('listOrdered', () => {
  it('has a rule for every field that a trip can hold, and for nothing else', () => {
    expect(Object.keys(groupRules).sort()).toEqual(Object.keys(groupSchema.entries).sort());
    expect(Object.keys(itineraryRules).sort()).toEqual(Object.keys(itinerarySchema.entries).sort());
    expect(Object.keys(stopRules).sort()).toEqual(Object.keys(itinerarySchema.entries.stops.item.entries).sort());
  });

  it('lists every field of a trip that orders everything, in its order', () => {
    expect(listOrdered(trip).map(({ field }) => field)).toEqual([...orderedFields]);
  });

  it('omits what was not ordered', () => {
    const group = {
      ...trip.group,
      wheelchairPlaces: 0,
      babySeats: 0,
      childSeats: 0,
      boosterSeats: 0,
      extras: [],
      flightNumber: '',
      notes: '',
    };
    const stops = trip.itinerary.stops.map(({ localKilometres: _none, ...stop }) => ({ ...stop, notes: '' }));
    const plain = { group: { ...group, occasion: null }, itinerary: { type: trip.itinerary.type, stops } };
    expect(listOrdered(plain).map(({ field }) => field)).toEqual(['type', 'passengers', 'luggage']);
  });

  it('includes child seats of trips that did not count them', () => {
    const group = { ...trip.group, babySeats: 0, childSeats: 0, boosterSeats: 0, extras: ['child-seats'] as const };
    expect(listOrdered({ ...trip, group }).find(({ field }) => field === 'extras')?.codes).toEqual(['child-seats']);
    expect(listOrdered(trip).find(({ field }) => field === 'extras')?.codes).not.toContain('child-seats');
  });

  it.each(['decider', 'group'] as const)('shows the %s no text that the customer typed', (reader) => {
    const shown = JSON.stringify(listOrdered(trip, reader));
    for (const text of typedTexts) expect(shown).not.toContain(text);
    for (const text of ['HV 5131', 'wheelchairPlaces', 'fridge']) expect(shown).toContain(text);
  });

  it('withoutNotes takes the same texts out of the trip itself', () => {
    const shown = JSON.stringify(withoutNotes(trip));
    for (const text of typedTexts) expect(shown).not.toContain(text);
  });
});
