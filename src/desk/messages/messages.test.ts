import { describe, expect, it, vi } from 'vitest';
import { loader as newTripLoader } from '../sales/new-trip.tsx';
import { createFakeDesk, done, load, send } from '../testing/fake-desk.ts';
import { action, loader } from './messages.tsx';

const id = '0193f0c0-0000-7000-8000-000000000001';
const textsOf = () => ({});

describe('the page of messages', () => {
  it('shows open messages, and the one of the address beside them', async () => {
    const list = vi.fn().mockResolvedValue({ rows: [], older: null, list: 'open', open: 0 });
    const one = vi.fn().mockResolvedValue({ id });
    const desk = createFakeDesk({ queries: { messages: { list, one } }, more: { textsOf } });
    const shown = await load(loader, { desk, params: { id }, path: `/messages/${id}` });
    expect(list).toHaveBeenCalledWith({ list: 'open', search: '', before: '' });
    expect(shown.message).toEqual({ id });
    await load(loader, { desk, path: '/messages?list=done&q=bus&before=x' });
    expect(list).toHaveBeenLastCalledWith({ list: 'done', search: 'bus', before: 'x' });
  });

  it('answers 404 for an unknown message', async () => {
    const list = vi.fn().mockResolvedValue({ rows: [], older: null, list: 'open', open: 0 });
    const desk = createFakeDesk({ queries: { messages: { list, one: async () => null } }, more: { textsOf } });
    await expect(load(loader, { desk, params: { id }, path: `/messages/${id}` })).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('hands each button to its act, and leads back to the list once a message is done with', async () => {
    const answer = vi.fn().mockResolvedValue(done());
    const close = vi.fn().mockResolvedValue(done());
    const attach = vi.fn().mockResolvedValue({ isDone: false, problem: 'no-such-trip', issues: [], values: {} });
    const desk = createFakeDesk({ acts: { messages: { answer, close, attach } } });
    const asked = { desk, params: { id } };
    const answered = await send(action, { intent: 'answer-message', subject: 'Re: bus', text: 'Ja.' }, asked);
    expect(answer).toHaveBeenCalledWith({ id, subject: 'Re: bus', text: 'Ja.' });
    expect(answered).toMatchObject({ data: { problem: null } });
    const closed = await send(action, { intent: 'close-message' }, asked);
    expect(closed).toBeInstanceOf(Response);
    const refused = await send(action, { intent: 'attach-message', reference: 'NL-26-1' }, asked);
    expect(refused).toMatchObject({ data: { problem: 'no-such-trip', typed: { reference: 'NL-26-1' } } });
  });
});

it('starts a new request with the message’s text', async () => {
  const message = {
    ...{ name: 'Petra van Dam', email: 'petra@example.nl', phone: '020 123 45 67', site: 'nl', language: 'nl' },
    subject: 'Schoolreis',
    thread: [{ body: '48 mensen naar Antwerpen' }],
  };
  const one = vi.fn().mockResolvedValue(message);
  const preview = vi.fn().mockResolvedValue({ issues: [], problem: 'not-so' });
  const desk = createFakeDesk({
    queries: { messages: { one }, callers: { preview } },
    rights: ['price-trips'],
    more: { textsOf, language: 'en' },
  });
  const { initial } = await load(newTripLoader, { desk, path: `/new?message=${id}` });
  expect(initial.typed).toMatchObject({
    ...{ message: id, visit: 'nl nl', firstName: 'Petra', lastName: 'van Dam', email: 'petra@example.nl' },
    ...{ notes: '48 mensen naar Antwerpen', description: 'Schoolreis\n48 mensen naar Antwerpen' },
    ...{ passengers: '48', 'stops.1.place': 'Antwerpen' },
  });
  expect(initial.reading?.notes['stops.0.place']?.kind).toBe('missing');
});
