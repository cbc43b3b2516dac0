import { describe, expect, it } from 'vitest';
import { createFakeDesk, load, refused, send } from '../testing/fake-desk.ts';
import { createNotes } from '../testing/note-acts.ts';
import { loader as loadOffer, action as sendOffer } from './offer.tsx';
import { action as changeOffers, loader as loadOffers } from './offers.tsx';

const more = { textsOf: () => ({}) };
const params = { reference: 'NL-1', vehicle: '2' };

describe('the page of offers', () => {
  it('shows open offers and partners’ jobs', async () => {
    const work = { offers: [], jobs: [] };
    const desk = createFakeDesk({ queries: { offers: { work: async () => work } }, more });
    expect(await load(loadOffers, { desk })).toEqual({ ...work, texts: {} });
  });

  it('withdraws an offer', async () => {
    const notes = createNotes();
    const desk = createFakeDesk({ acts: { offers: { withdraw: notes.note('withdraw') } } });
    await send(changeOffers, { intent: 'withdraw', reference: 'NL-1', id: 'o' }, { desk });
    expect(notes.seen).toEqual([['withdraw', { reference: 'NL-1', id: 'o' }]]);
  });
});

describe('the page that offers a vehicle', () => {
  const typed = { intent: 'send', mode: 'first', price: '300', atOnce: '2', raise: '5', reason: '' };

  it('reads the vehicle of its address, and is not there where nothing is to be offered', async () => {
    const asked: unknown[] = [];
    const job = { class: 'coachHire', kilometres: 1, minutes: 1, days: 1, seats: 1 } as const;
    const sale = { saleCents: 1, floorPercent: 8, highestCents: 1, saleLines: [], job };
    const draft = { reference: 'NL-1', route: 'A – B', ...sale, partners: [] };
    const read = async (of: unknown) => {
      asked.push(of);
      return draft;
    };
    const desk = createFakeDesk({ queries: { offers: { draft: read } }, more });
    expect((await load(loadOffer, { desk, params })).draft).toEqual(draft);
    await load(loadOffer, { desk, params: { reference: 'NL-1', vehicle: 'x' } });
    expect(asked).toEqual([
      { reference: 'NL-1', vehicle: '1' },
      { reference: 'NL-1', vehicle: '99' },
    ]);
    const none = createFakeDesk({ queries: { offers: { draft: async () => null } }, more });
    await expect(load(loadOffer, { desk: none, params })).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('asks the numbered partners, in the order of the numbers, and returns to all offers', async () => {
    const notes = createNotes();
    const desk = createFakeDesk({ acts: { offers: { send: notes.note('send') } } });
    const places = { 'place.a': '2', 'place.b': '1', 'place.c': '', 'place.d': 'x' };
    const answer = await send(sendOffer, { ...typed, ...places }, { desk, params });
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/offers');
    const { intent: _intent, ...form } = typed;
    expect(notes.seen).toEqual([['send', { reference: 'NL-1', vehicle: '1', ...form, partners: ['b', 'a'] }]]);
  });

  it('preserves what was typed if the margin would be too small', async () => {
    const desk = createFakeDesk({ acts: { offers: { send: async () => refused('below-margin') } } });
    expect(await send(sendOffer, typed, { desk, params })).toMatchObject({ data: { problem: 'below-margin', typed: { price: '300' } } });
  });
});
