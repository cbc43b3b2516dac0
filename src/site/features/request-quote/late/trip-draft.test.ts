import { describe, expect, it } from 'vitest';
import { createFormValues, type FormValues } from '../../../trip-editor/form-values.ts';
import { createDraft, fillIn, findDraft } from './trip-draft.ts';

const initial = createFormValues(new URLSearchParams(), 'key-of-this-page');
const [first, last] = initial.stops;
if (first === undefined || last === undefined) throw new Error('A form has two stops');

const left: FormValues = {
  ...initial,
  type: 'tour',
  passengers: '48',
  suppliesDriverRoom: 'on',
  notes: 'A school class',
  stops: [{ ...first, place: 'Utrecht', placeKey: 'p1', time: '08:00' }, { ...first, place: 'Arnhem' }, last],
  extras: ['wifi'],
  email: 'sanne@school.example',
  idempotencyKey: 'key-of-that-page',
};
const draft = createDraft(left, 'from=Utrecht');

describe('a draft', () => {
  it('contains what was typed, personal details separately, without the idempotency key', () => {
    expect(draft.customer).toMatchObject({ email: 'sanne@school.example', firstName: '' });
    expect(draft.texts).toMatchObject({ type: 'tour', passengers: '48' });
    expect(JSON.stringify({ ...draft, customer: {} })).not.toMatch(/sanne|key-of-that-page/);
  });

  it('fills an untouched form in, under the key of this page', () => {
    expect(fillIn({ initial, typed: initial, draft })).toEqual({ ...left, idempotencyKey: 'key-of-this-page' });
  });

  it('gives way to what was typed before the script loaded', () => {
    const typed: FormValues = {
      ...initial,
      passengers: '20',
      firstName: 'Joris',
      stops: [{ ...first, place: 'Zwolle' }, last],
      extras: ['toilet'],
    };
    const filled = fillIn({ initial, typed, draft });
    expect(filled).toMatchObject({ passengers: '20', firstName: 'Joris', extras: ['toilet'] });
    expect(filled.stops.map(({ place, placeKey }) => [place, placeKey])).toEqual([
      ['Zwolle', ''],
      ['Arnhem', ''],
      ['', ''],
    ]);
    expect(filled).toMatchObject({ notes: 'A school class', email: 'sanne@school.example' });
  });

  it('keeps its places if the browser restored only dates and times', () => {
    const begun = createDraft({ ...left, stops: [left.stops[0] ?? first, { ...first, place: 'Ede', date: '2027-05-14' }, last] }, '');
    const putBack = { ...initial, stops: [first, { ...last, date: '2027-05-14', time: '20:15' }] };
    const filled = fillIn({ initial, typed: putBack, draft: begun });
    expect(filled.stops.map(({ place, date, time }) => [place, date, time])).toEqual([
      ['Utrecht', '', '08:00'],
      ['Ede', '2027-05-14', '09:00'],
      ['', '', '20:15'],
    ]);
  });

  it('of a form that has since changed brings neither unknown fields nor a lack of stops', () => {
    const filled = fillIn({
      initial,
      typed: initial,
      draft: { ...draft, texts: { gone: 'x', notes: 'kept' }, stops: [{ place: 'Utrecht' }] },
    });
    expect(filled).toEqual({ ...initial, notes: 'kept', extras: ['wifi'], email: 'sanne@school.example' });
    const other = fillIn({ initial, typed: initial, draft: { ...draft, stops: [{ place: 'Utrecht', gone: 'x' }, {}] } });
    expect(other.stops).toEqual([
      { ...first, place: 'Utrecht', time: '' },
      { ...last, time: '' },
    ]);
  });
});

describe('findDraft', () => {
  const trip = { kind: 'planned', draft } as const;
  it.each([
    ['', true],
    ['from=Utrecht', true],
    ['from=Zwolle', false],
    ['from=Utrecht&to=Arnhem', false],
  ])('at an address with %j: %s', (query, isFound) => {
    expect(findDraft(trip, query) !== null).toBe(isFound);
  });

  it('finds none of a trip that was sent, and none where nothing was typed', () => {
    expect([findDraft({ kind: 'shown', reference: 'NL-27-104233' }, ''), findDraft(null, '')]).toEqual([null, null]);
  });
});
