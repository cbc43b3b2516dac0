import { describe, expect, it } from 'vitest';
import { mergeValues } from './merge-values.ts';

const stop = (place: string, time: string) => ({ placeKey: '', place, time });
const base = {
  passengers: '40',
  wheelchairPlaces: '0',
  notes: '',
  extras: ['wifi'],
  stops: [stop('Utrecht', '08:00'), stop('Gent', '18:00')],
};

describe('mergeValues', () => {
  it('keeps what was typed and takes what somebody else saved meanwhile', () => {
    const theirs = { ...base, wheelchairPlaces: '1', notes: 'Rolstoel', stops: [stop('Utrecht', '08:00'), stop('Gent', '18:30')] };
    const { values, changed } = mergeValues({ base, mine: { ...base, passengers: '39' }, theirs });
    expect(values).toEqual({ ...theirs, passengers: '39' });
    expect(changed.map(({ path, mine }) => [path, mine])).toEqual([
      ['wheelchairPlaces', null],
      ['notes', null],
      ['stops.1.time', null],
    ]);
  });

  it('keeps what was typed if both changed the same field, and shows the other’s value', () => {
    const { values, changed } = mergeValues({ base, mine: { ...base, passengers: '39' }, theirs: { ...base, passengers: '41' } });
    expect(values.passengers).toBe('39');
    expect(changed).toEqual([{ path: 'passengers', before: '40', theirs: '41', mine: '39' }]);
  });

  it('takes a list as a whole where its length differs', () => {
    const longer = [...base.stops, stop('Brugge', '20:00')];
    expect(mergeValues({ base, mine: { ...base, passengers: '39' }, theirs: { ...base, stops: longer } }).values.stops).toEqual(longer);
    const mine = { ...base, stops: longer };
    const theirs = { ...base, stops: [stop('Utrecht', '07:00'), stop('Gent', '18:00')] };
    expect(mergeValues({ base, mine, theirs })).toMatchObject({
      values: mine,
      changed: [{ path: 'stops', theirs: theirs.stops, mine: longer }],
    });
  });

  it('changes and reports nothing if nobody else changed anything', () => {
    const mine = { ...base, extras: [], notes: 'Poort B' };
    expect(mergeValues({ base, mine, theirs: base })).toEqual({ values: mine, changed: [] });
  });
});
