import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { areNotesBorneOut, cityFactsSchema, cityNotesSchema, listFreshNotes, listStale } from './city-facts.ts';

const zone = { key: 'zone', value: 27.8, source: 'town.example', checkedAt: '2026-11-22', validUntil: '2026-12-31' };
const stop = { key: 'stop', value: 'Quay East', source: 'coaches.example', checkedAt: '2026-06-01', validUntil: '2027-06-01' };
const notes = v.parse(cityNotesSchema, [
  { facts: ['zone'], text: '<p>There is a zone.</p>' },
  { facts: ['stop'], text: '<p>Stop at the quay.</p>' },
  { facts: ['zone', 'stop'], text: '<p>The quay lies in the zone.</p>' },
]);
const saidOn = (today: string) => listFreshNotes({ facts: [zone, stop], notes }, today).map(({ text }) => text.html);

describe('the sentences of a city', () => {
  it('are shown while their facts are fresh, with source and date', () => {
    expect(saidOn('2026-12-31')).toHaveLength(3);
    expect(listFreshNotes({ facts: [zone, stop], notes }, '2026-12-31')[2]).toMatchObject({
      sources: ['town.example', 'coaches.example'],
      checkedAt: '2026-06-01',
    });
  });

  it('name a source once, though several facts rest on it', () => {
    const both = [zone, { ...stop, source: 'town.example, coaches.example' }];
    expect(listFreshNotes({ facts: both, notes }, '2026-12-31')[2]?.sources).toEqual(['town.example', 'coaches.example']);
  });

  it('fall with a fact that expired yesterday, and only those that rest on it', () => {
    expect(saidOn('2027-01-01')).toEqual(['<p>Stop at the quay.</p>']);
    expect(saidOn('2027-06-02')).toEqual([]);
  });

  it('without a source are not shown', () => {
    expect(areNotesBorneOut({ facts: [zone, stop], notes })).toBe(true);
    expect(areNotesBorneOut({ facts: [zone], notes })).toBe(false);
    expect(areNotesBorneOut({ facts: [zone, stop, { ...stop, key: 'fair' }], notes })).toBe(false);
  });
});

describe('a fact', () => {
  const messageOf = (facts: unknown) => v.safeParse(cityFactsSchema, facts).issues?.[0]?.message;

  it.each([
    [[{ ...zone, source: '' }], 'is empty'],
    [[{ ...zone, validUntil: '2026-11-22' }], 'must be after the day on which it was checked'],
    [[zone, zone], 'holds a fact twice'],
    [[{ ...zone, checkedAt: '2026-02-30' }], 'must be a date such as 2026-01-05'],
    [[zone, stop], undefined],
  ])('%j: %s', (facts, message) => {
    expect(messageOf(facts)).toBe(message);
  });

  it('without a source is none', () => {
    const { source: _source, ...unsourced } = zone;
    expect(v.safeParse(cityFactsSchema, [unsourced]).success).toBe(false);
  });

  it('is stale from the day after it was valid', () => {
    expect(listStale([stop, zone], '2026-12-31')).toEqual([]);
    expect(listStale([stop, zone], '2027-01-01')).toEqual([zone]);
    expect(listStale([stop, zone], '2027-12-31')).toEqual([zone, stop]);
  });
});
