import { describe, expect, it, vi } from 'vitest';
import { createFakeDesk, done, load, refused, send } from '../testing/fake-desk.ts';
import { action, loader, shouldRevalidate } from './today.tsx';
import { loader as besideLoader } from './today-beside.ts';
import { undoOf } from './today-forms.ts';
import { pathToView, readView } from './today-line.ts';

const textsOf = () => ({});
const line = (key: string, reference: string | null, isMine = false) => ({ key, kind: key.split(' ')[0] ?? '', reference, isMine });

function createDesk(lines: readonly ReturnType<typeof line>[]) {
  const inbox = vi.fn().mockResolvedValue({ lines, departures: [] });
  const beside = vi.fn().mockResolvedValue({ reference: 'x' });
  const knockOns = vi.fn().mockResolvedValue([{ of: 'Anna' }]);
  return {
    knockOns,
    desk: createFakeDesk({ queries: { today: { inbox, beside }, plan: { knockOns } }, rights: ['see-trips'], more: { textsOf } }),
    beside,
  };
}

describe('the page of Today', () => {
  it('brings the trip of the line that the address names, else of the first', async () => {
    const { desk, beside } = createDesk([line('request a', 'NL-26-1'), line('mail b', 'NL-26-2')]);
    await load(loader, { desk, path: '/?line=mail+b' });
    expect(beside).toHaveBeenLastCalledWith({ reference: 'NL-26-2' });
    await load(loader, { desk });
    expect(beside).toHaveBeenLastCalledWith({ reference: 'NL-26-1' });
    await load(loader, { desk, path: '/?line=gone' });
    expect(beside).toHaveBeenLastCalledWith({ reference: 'NL-26-1' });
  });

  it('begins with one’s own where the address asks for them', async () => {
    const { desk, beside } = createDesk([line('request a', 'NL-26-1'), line('mail b', 'NL-26-2', true)]);
    await load(loader, { desk, path: '/?for=me' });
    expect(beside).toHaveBeenLastCalledWith({ reference: 'NL-26-2' });
  });

  it('shows one kind alone where the address names it', async () => {
    const { desk, beside } = createDesk([line('request a', 'NL-26-1'), line('mail b', 'NL-26-2'), line('mail c', 'NL-26-3', true)]);
    await load(loader, { desk, path: '/?kind=mail' });
    expect(beside).toHaveBeenLastCalledWith({ reference: 'NL-26-2' });
    await load(loader, { desk, path: '/?for=me&kind=mail' });
    expect(beside).toHaveBeenLastCalledWith({ reference: 'NL-26-3' });
    await load(loader, { desk, path: '/?kind=weather' });
    expect(beside).toHaveBeenLastCalledWith({ reference: 'NL-26-1' });
  });

  it('looks for cures only where the chosen line is a duty that no longer holds', async () => {
    const { desk, knockOns } = createDesk([line('request a', 'NL-26-1'), line('knock-on b', 'NL-26-2')]);
    expect(await load(loader, { desk })).toMatchObject({ beside: { hasCures: false, knockOns: [] } });
    expect(knockOns).not.toHaveBeenCalled();
    expect(await load(loader, { desk, path: '/?line=knock-on+b' })).toMatchObject({
      beside: { hasCures: true, knockOns: [{ of: 'Anna' }] },
    });
    expect(knockOns).toHaveBeenCalledWith({ reference: 'NL-26-2' });
    expect(await load(besideLoader, { desk, params: { reference: 'NL-26-2' }, path: '/today/NL-26-2?kind=request' })).toMatchObject({
      knockOns: [],
    });
    expect(knockOns).toHaveBeenCalledTimes(1);
  });

  it('asks for no trip where nothing waits, or the line is about none', async () => {
    for (const lines of [[], [line('card x', null)]]) {
      const { desk, beside } = createDesk(lines);
      expect(await load(loader, { desk })).toMatchObject({ beside: null });
      expect(beside).not.toHaveBeenCalled();
    }
  });

  it('redirects an editor, who sees no trips, to the pages', async () => {
    const desk = createFakeDesk({ rights: ['edit-pages'] });
    await expect(load(loader, { desk })).rejects.toMatchObject({ status: 302 });
  });

  it('loads nothing again when another line is chosen, but does after an act', () => {
    const at = (path: string) => new URL(path, 'https://desk.example.com');
    const asked = { currentUrl: at('/?line=a'), currentParams: {}, nextParams: {}, defaultShouldRevalidate: true };
    expect(shouldRevalidate({ ...asked, nextUrl: at('/?line=b') })).toBe(false);
    expect(shouldRevalidate({ ...asked, nextUrl: at('/?line=a') })).toBe(true);
    expect(shouldRevalidate({ ...asked, nextUrl: at('/?line=b'), formMethod: 'POST' })).toBe(true);
  });
});

describe('an act on Today', () => {
  it('goes to the right act, with the form’s fields', async () => {
    const acts = {
      today: {
        finish: vi.fn().mockResolvedValue(done()),
        putOff: vi.fn().mockResolvedValue(done()),
        bringBack: vi.fn().mockResolvedValue(done()),
      },
      trips: {
        give: vi.fn().mockResolvedValue(done()),
        seeMention: vi.fn().mockResolvedValue(done()),
        unseeMention: vi.fn().mockResolvedValue(done()),
      },
      messages: {
        assign: vi.fn().mockResolvedValue(done()),
        close: vi.fn().mockResolvedValue(done()),
        reopen: vi.fn().mockResolvedValue(done()),
      },
      reviews: { publish: vi.fn().mockResolvedValue(done()), putBack: vi.fn().mockResolvedValue(done()) },
      tasks: { mark: vi.fn().mockResolvedValue(done()) },
    };
    const desk = createFakeDesk({ acts });
    const fields = { key: 'mail a', later: 'hour', reference: 'NL-26-1', owner: 'o', before: 'b', note: 'n', message: 'm', task: 't' };
    const intents = [
      'finish',
      'later',
      'bring-back',
      'give',
      'seen',
      'assign-message',
      'close-message',
      'reopen-message',
      'publish',
      'unseen',
      'put-back',
      'task-again',
    ];
    for (const intent of intents)
      expect(await send(action, { intent, ...fields }, { desk })).toMatchObject({ data: { act: intent, problem: null } });
    expect(acts.today.finish).toHaveBeenCalledWith({ key: 'mail a' });
    expect(acts.today.putOff).toHaveBeenCalledWith({ key: 'mail a', later: 'hour' });
    expect(acts.today.bringBack).toHaveBeenCalledWith({ key: 'mail a' });
    expect(acts.trips.give).toHaveBeenCalledWith({ reference: 'NL-26-1', owner: 'o', before: 'b' });
    expect(acts.trips.seeMention).toHaveBeenCalledWith({ note: 'n' });
    expect(acts.messages.assign).toHaveBeenCalledWith({ id: 'm', owner: 'o', before: 'b' });
    expect(acts.messages.close).toHaveBeenCalledWith({ id: 'm' });
    expect(acts.messages.reopen).toHaveBeenCalledWith({ id: 'm' });
    expect(acts.reviews.publish).toHaveBeenCalledWith({ reference: 'NL-26-1' });
    expect(acts.trips.unseeMention).toHaveBeenCalledWith({ note: 'n' });
    expect(acts.reviews.putBack).toHaveBeenCalledWith({ reference: 'NL-26-1' });
    expect(acts.tasks.mark).toHaveBeenCalledWith({ reference: 'NL-26-1', id: 't', isDone: false });
  });

  it('explains why it was refused', async () => {
    const desk = createFakeDesk({ acts: { today: { finish: vi.fn().mockResolvedValue(refused('gone')) } } });
    expect(await send(action, { intent: 'finish', key: 'request a' }, { desk })).toMatchObject({
      data: { problem: 'gone' },
      init: { status: 409 },
    });
  });
});

describe('undo', () => {
  it('sends the undoing act, with the same fields', () => {
    expect(undoOf('finish', { intent: 'finish', key: 'mail a' })).toEqual({ intent: 'bring-back', key: 'mail a' });
    expect(undoOf('seen', { intent: 'seen', note: 'n' })).toEqual({ intent: 'unseen', note: 'n' });
    expect(undoOf('publish', { intent: 'publish', reference: 'r' })).toEqual({ intent: 'put-back', reference: 'r' });
    expect(undoOf('decline', { intent: 'decline' })).toBeNull();
  });

  it('returns a trip to its previous owner, or to nobody', () => {
    const given = { intent: 'give', reference: 'r', owner: 'new', before: 'old' };
    expect(undoOf('give', given)).toEqual({ ...given, owner: 'old', before: 'new' });
    expect(undoOf('assign-message', { message: 'm', owner: 'new', before: '' })).toMatchObject({ intent: 'assign-message', owner: '' });
  });
});

it('writes a view into the address and reads it again', () => {
  for (const path of ['/', '/?for=me', '/?kind=mail', '/?for=me&kind=mail']) {
    expect(pathToView(readView(new URL(path, 'https://desk.example.com').searchParams))).toBe(path);
  }
  expect(pathToView({ isMine: true, kind: null }, 'mail a')).toBe('/?for=me&line=mail+a');
});
