import { describe, expect, it } from 'vitest';
import { createFakeDesk, load, refused, send } from '../testing/fake-desk.ts';
import { createNotes } from '../testing/note-acts.ts';
import { action as changeTrip, loader as loadChange } from './change-trip.tsx';
import { loader as loadNew, action as requestTrip } from './new-trip.tsx';

const more = { language: 'nl', textsOf: () => ({}) } as const;
const typed = { type: 'day-trip', stopCount: '2', 'stops.0.place': 'Utrecht', 'stops.1.place': 'Gouda', passengers: '48', luggage: 'none' };
const unpriced = { issues: [], problem: null, quote: null, personReasons: [], places: ['Utrecht', 'Gouda'], beforeCents: null };

/** The destination of a returned or thrown response. */
async function placeOf(answer: Promise<unknown>): Promise<unknown> {
  const thrown = await answer.catch((error: unknown) => error);
  return thrown instanceof Response ? thrown.headers.get('location') : thrown;
}

describe('the page for a new trip', () => {
  it('needs the right to price trips, and starts with a message’s text', async () => {
    await expect(load(loadNew, { desk: createFakeDesk({ more }) })).rejects.toMatchObject({ init: { status: 404 } });
    const message = { name: 'Bea Bel', site: 'nl', language: 'nl', email: 'bea@example.com', phone: '1', thread: [{ body: 'To Gouda' }] };
    const desk = createFakeDesk({
      ...{ rights: ['price-trips'], more },
      // The page reads these fields of a message and no others.
      queries: { messages: { one: async () => message as never }, callers: { preview: async () => unpriced } },
    });
    const { initial } = await load(loadNew, { desk, path: '/new?message=m' });
    expect(initial.typed).toMatchObject({ firstName: 'Bea', lastName: 'Bel', notes: 'To Gouda', message: 'm', visit: 'nl nl' });
  });

  it('shows the price first, then sends the request and leads to its trip', async () => {
    const notes = createNotes();
    const asked: unknown[] = [];
    const preview = async (of: unknown) => {
      asked.push(of);
      return unpriced;
    };
    const acts = { callers: { request: notes.note('request', { reference: 'NL-1' }) }, messages: { attach: notes.note('attach') } };
    const desk = createFakeDesk({ queries: { callers: { preview } }, acts, rights: ['price-trips'], more });
    const form = { ...typed, visit: 'nl nl', key: 'k', firstName: 'Bea', email: 'b@example.com', toldCents: '500' };
    const shown = await send(requestTrip, { ...form, intent: 'show' }, { desk });
    expect(shown).toMatchObject({ data: { problem: null, preview: { toldCents: null } } });
    expect(asked).toMatchObject([{ site: 'nl', language: 'nl', journey: { passengers: '48', stops: [{ placeText: 'Utrecht' }, {}] } }]);
    expect(await placeOf(send(requestTrip, { ...form, intent: 'send', message: 'm' }, { desk }))).toBe('/trips/NL-1');
    expect(notes.seen).toMatchObject([
      ['request', { site: 'nl', key: 'k', toldCents: 500, customer: { firstName: 'Bea', email: 'b@example.com', phone: '' } }],
      ['attach', { id: 'm', reference: 'NL-1' }],
    ]);
  });

  it('returns errors beside their fields, with what was typed', async () => {
    const request = async () => refused('mistyped', [{ field: 'email', code: 'required' }]);
    const desk = createFakeDesk({ acts: { callers: { request } }, rights: ['price-trips'], more });
    const answer = await send(requestTrip, { ...typed, visit: 'nl nl', intent: 'send' }, { desk });
    expect(answer).toMatchObject({ data: { problem: 'mistyped', typed: { passengers: '48' } }, init: { status: 409 } });
    expect('data' in answer && Object.keys(answer.data.issues ?? {})).toEqual(['email']);
  });
});

describe('the page that changes a trip', () => {
  const params = { reference: 'NL-1' };

  it('is not there for a trip that cannot be changed', async () => {
    const desk = createFakeDesk({ queries: { callers: { journeyOf: async () => null } }, more });
    await expect(load(loadChange, { desk, params })).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('changes the trip only at the quoted price', async () => {
    const notes = createNotes();
    const callers = { previewChange: async () => unpriced };
    const desk = createFakeDesk({ queries: { callers }, acts: { callers: { change: notes.note('change') } }, more });
    await send(changeTrip, { ...typed, intent: 'send' }, { desk, params });
    expect(notes.seen).toEqual([]);
    const sent = send(changeTrip, { ...typed, intent: 'send', version: '4', toldCents: '700' }, { desk, params });
    expect(await placeOf(sent)).toBe('/trips/NL-1');
    expect(notes.seen).toMatchObject([['change', { reference: 'NL-1', version: '4', toldCents: 700, journey: { luggage: 'none' } }]]);
  });
});
