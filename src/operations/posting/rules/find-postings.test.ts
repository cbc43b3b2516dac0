import { describe, expect, it } from 'vitest';
import { findPostings, type PostedCarriage } from './find-postings.ts';

/** Parses `NL 08:00, FR +1 17:00, NL`: states with the time of leaving and its day, counted from the first. */
function stopsOf(text: string): PostedCarriage['stops'] {
  return text.split(', ').map((stop) => {
    const [country = '', ...moment] = stop.split(' ');
    const time = moment.at(-1);
    const day = 12 + Number(moment.length === 2 ? moment[0] : 0);
    return { country, leavesAt: time === undefined ? null : `2027-03-${day}T${time}:00.000Z` };
  });
}

function judge(operator: string, stops: string, changes: Partial<PostedCarriage> = {}) {
  const carriage = { operator, stops: stopsOf(stops), crossed: [], hasSmartTachograph: true, date: '2027-03-12', ...changes };
  return findPostings(carriage).map(({ country, verdict, why }) => `${country} ${verdict} ${why}`);
}

describe('findPostings', () => {
  it('declares Paris–Barcelona by an operator of neither, in both states, and by one of either nowhere', () => {
    const through = { crossed: ['FR', 'ES'] };
    expect(judge('NL', 'FR 08:00, ES', through)).toEqual(['FR declare cross-trade', 'ES declare cross-trade']);
    expect(judge('FR', 'FR 08:00, ES', through)).toEqual(['FR none own-state', 'ES none bilateral']);
    expect(judge('ES', 'FR 08:00, ES', through)).toEqual(['FR none bilateral', 'ES none own-state']);
  });

  it('declares a group’s way there and back in both states, and sends further states to a person (story 12)', () => {
    const tour = 'FR 08:00, ES 4 09:00, FR';
    expect(judge('NL', tour)).toEqual(['FR declare round-trip', 'ES declare cross-trade']);
    expect(judge('FR', tour)).toEqual(['FR none own-state', 'ES none excursions']);
    expect(judge('ES', tour)).toEqual(['FR ask own-between', 'ES none own-state']);
    // A stop in Lyon counts for the state it comes from. Three days in Barcelona are the destination. An afternoon in Portugal is an extra
    // stop.
    const further = judge('NL', 'FR 08:00, FR 12:00, ES 4 09:00, PT 4 19:00, FR');
    expect(further).toEqual(['FR declare round-trip', 'ES declare cross-trade', 'PT ask visited']);
    expect(judge('NL', 'FR 08:00, BE 11:00, DE 3 09:00, FR')).toEqual([
      'FR declare round-trip',
      'BE ask visited',
      'DE declare cross-trade',
    ]);
  });

  it('asks nothing of a group out and home from the operator’s own state, nor of the states on its way', () => {
    const there = judge('NL', 'NL 08:00, FR 2 17:00, NL', { crossed: ['NL', 'BE', 'FR'] });
    expect(there).toEqual(['NL none own-state', 'FR none excursions', 'BE none transit']);
    expect(judge('NL', 'NL 08:00, NL 17:00, NL', { crossed: ['NL', 'BE'] })).toEqual(['NL none own-state', 'BE none transit']);
  });

  it('declares carriage within a state by an operator of another', () => {
    expect(judge('BE', 'FR 08:00, FR', { crossed: ['BE', 'FR'] })).toEqual(['FR declare cabotage', 'BE none own-state']);
    expect(judge('NL', 'FR 08:00, FR 17:00, FR', { crossed: ['BE'] })).toEqual(['FR declare cabotage', 'BE none transit']);
  });

  it('sends excursions in another state than the destination to a person, whichever comes first', () => {
    const around = ['NL none own-state', 'FR none excursions', 'ES ask second-state', 'BE ask second-state'];
    expect(judge('NL', 'NL 08:00, FR 3 09:00, ES 3 19:00, FR 4 09:00, BE 4 15:00, NL').toSorted()).toEqual(around.toSorted());
    expect(judge('NL', 'NL 08:00, BE 12:00, FR 2 09:00, NL')).toContain('BE ask second-state');
    expect(judge('NL', 'NL 08:00, BE 12:00, FR 2 09:00, NL')).toContain('FR none excursions');
  });

  it('allows a journey to or from the operator’s state one stop on its way with a smart tachograph, and asks otherwise', () => {
    const one = 'NL 08:00, BE 11:00, FR';
    expect(judge('NL', one)).toContain('BE none one-stop');
    expect(judge('FR', one)).toContain('BE none one-stop');
    expect(judge('NL', one, { hasSmartTachograph: false })).toContain('BE ask more-stops');
    expect(judge('NL', one, { hasSmartTachograph: null })).toContain('BE ask more-stops');
    expect(judge('NL', 'NL 08:00, BE 11:00, BE 12:00, FR')).toContain('BE ask more-stops');
    expect(judge('NL', 'NL 08:00, BE 11:00, DE 12:00, FR')).toEqual(expect.arrayContaining(['BE ask more-stops', 'DE ask more-stops']));
    expect(judge('NL', 'NL 08:00, FR 11:00, FR')).toEqual(['NL none own-state', 'FR none bilateral']);
  });

  it('asks about a third state on a journey between others, and about states that the Directive does not reach', () => {
    expect(judge('NL', 'FR 08:00, BE 12:00, ES')).toEqual(['FR declare cross-trade', 'BE ask visited', 'ES declare cross-trade']);
    expect(judge('BE', 'FR 08:00, BE 12:00, FR')).toEqual(['FR ask own-between', 'BE none own-state']);
    expect(judge('NL', 'DE 08:00, CH')).toEqual(['DE declare cross-trade', 'CH ask elsewhere']);
    expect(judge('NL', 'DE 08:00, NO')).toEqual(['DE declare cross-trade', 'NO declare cross-trade']);
    expect(judge('NL', 'NL 08:00, GB')).toEqual(['NL none own-state', 'GB none bilateral']);
  });

  it('refuses a carriage without two ends', () => {
    expect(() => judge('NL', 'NL')).toThrow(RangeError);
  });
});
