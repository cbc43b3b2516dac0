import { describe, expect, it } from 'vitest';
import { action as agree, loader as loadExtraTime } from '../on-duty/extra-time.tsx';
import { createFakeDesk, done, load, refused, send } from '../testing/fake-desk.ts';
import { createNotes } from '../testing/note-acts.ts';
import { action, loader } from './incident.tsx';

const params = { reference: 'NL-1' };
const of = {
  ...({ tripId: 't', version: 4, language: 'nl', sendsTexts: false, mayOpen: true, textsTo: [], promise: 15 } as const),
  ...{ vehicles: [0, 1], open: null, past: [], steps: [], calls: [], prepared: [], lines: [] },
};

describe('the page of an incident', () => {
  it('shows the incidents of a trip, and is not there without the trip', async () => {
    const queries = { incidents: { ofTrip: async () => of }, plan: { knockOns: async () => [] } };
    const desk = createFakeDesk({ queries, more: { textsOf: () => ({}) } });
    const shown = await load(loader, { desk, params, path: '/trips/NL-1/incident?vehicle=2' });
    expect(shown).toMatchObject({ of, vehicleIndex: 1, replacements: null, isAsked: false });
    const none = createFakeDesk({ queries: { incidents: { ofTrip: async () => null } } });
    await expect(load(loader, { desk: none, params })).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('passes on each form', async () => {
    const notes = createNotes();
    const incidents = {
      ...{ open: notes.note('open'), announce: notes.note('tell'), close: notes.note('close') },
      ...{ noteStep: notes.note('step'), noteCall: notes.note('call'), note: notes.note('note') },
    };
    const to = { desk: createFakeDesk({ acts: { incidents } }), params };
    const reference = 'NL-1';
    await send(action, { intent: 'open', kind: 'delay', minutes: '20', note: 'A2' }, to);
    await send(action, { intent: 'tell', version: '4', text: 'x', minutes: '15' }, to);
    await send(action, { intent: 'close', version: '5', text: 'y' }, to);
    await send(action, { intent: 'step', key: 'where', text: '' }, to);
    await send(action, { intent: 'call', key: 'driver', text: 'Jan' }, to);
    await send(action, { intent: 'note', text: 'z' }, to);
    expect(notes.seen).toEqual([
      ['open', { reference, kind: 'delay', minutes: '20', note: 'A2' }],
      ['tell', { reference, version: '4', text: 'x', minutes: '15' }],
      ['close', { reference, version: '5', text: 'y' }],
      ['step', { reference, step: 'where' }],
      ['call', { reference, role: 'driver', name: 'Jan' }],
      ['note', { reference, text: 'z' }],
    ]);
  });

  it('records the step once another vehicle has the trip, and says why it cannot have it', async () => {
    const notes = createNotes();
    const typed = { intent: 'replace', crew: 'v d', vehicleIndex: '0', seen: '3' };
    const placed = createFakeDesk({ acts: { plan: { place: async () => done(5) }, incidents: { noteStep: notes.note('step') } } });
    await send(action, typed, { desk: placed, params });
    expect(notes.seen).toEqual([['step', { reference: 'NL-1', step: 'replacement' }]]);
    const not = createFakeDesk({ acts: { plan: { place: async () => refused('refused') } } });
    expect(await send(action, typed, { desk: not, params })).toMatchObject({ data: { problem: 'replacement-refused' } });
  });
});

describe('the page of more time', () => {
  it('asks for the minutes of its address, and leads back to the trip once agreed', async () => {
    const asked: unknown[] = [];
    const card = async (about: unknown) => {
      asked.push(about);
      return { minutes: 60 as const, card: null, problem: 'not-under-way' as const };
    };
    const desk = createFakeDesk({ queries: { extraTime: { card } } });
    const shown = await load(loadExtraTime, { desk, params, path: '/x?minutes=90&customer=yes' });
    expect(shown).toEqual({ reference: 'NL-1', minutes: 60, card: null, problem: 'not-under-way', isCustomerAsked: true });
    expect(asked).toEqual([{ reference: 'NL-1', minutes: '90' }]);
    const notes = createNotes();
    const agreeing = createFakeDesk({ acts: { extraTime: { agree: notes.note('agree') } } });
    const typed = { version: '4', minutes: '90', toldCents: '5000' };
    const answer = await send(agree, { intent: 'agree', ...typed }, { desk: agreeing, params });
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/trips/NL-1');
    expect(notes.seen).toEqual([['agree', { reference: 'NL-1', ...typed }]]);
  });
});
