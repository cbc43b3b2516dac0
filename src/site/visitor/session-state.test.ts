import { describe, expect, it } from 'vitest';
import { createSessionState } from './session-state.ts';
import { customerLastsFor, type SessionTrip } from './session-trip.ts';

function createStorage(kept: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(kept));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const broken = {
  getItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
};

type TestStorage = Omit<ReturnType<typeof createStorage>, 'items'>;

/** A clock that the test moves. */
function createClock() {
  let time = 1_800_000_000_000;
  let due: { readonly run: () => void; readonly at: number } | null = null;
  return {
    now: () => time,
    later: (run: () => void, milliseconds: number) => {
      const mine = { run, at: time + milliseconds };
      due = mine;
      return () => {
        if (due === mine) due = null;
      };
    },
    /** Lets time pass and runs what is due, unless the tab sleeps. */
    pass: (milliseconds: number, { asleep = false } = {}) => {
      time += milliseconds;
      if (due === null || due.at > time || asleep) return;
      due.run();
      due = null;
    },
  };
}

const createState = (storage: TestStorage | null = null, clock = createClock()) =>
  createSessionState({ findTripStorage: () => storage, clock });
const isNamed = ({ items }: ReturnType<typeof createStorage>) => [...items.values()].join().includes('sanne');

const empty = { geolocation: null, trip: null, quoteIndication: null, tripPriceCents: null, utm: '', gclid: '' };
const draft = {
  query: 'from=Utrecht',
  texts: { type: 'return', passengers: '30' },
  stops: [{ place: 'Utrecht' }, { place: 'Efteling' }],
  pickUps: [],
  extras: ['wifi'],
  customer: { email: 'sanne@school.example' },
};
const planned: SessionTrip = { kind: 'planned', draft };
const shown: SessionTrip = { kind: 'shown', reference: 'NL-27-104233' };

describe('the state of a visit', () => {
  it('starts empty and sets the given values, each separately', () => {
    const state = createState();
    expect(state.get()).toEqual(empty);
    state.update({ geolocation: { latitude: 52.1, longitude: 5.1 } });
    state.update({ trip: shown });
    state.update({ quoteIndication: { minimumCents: 70_000 } });
    state.update({ tripPriceCents: 90_000 });
    state.update({ utm: 'news;;;;;phone', gclid: 'a' });
    const all = {
      geolocation: { latitude: 52.1, longitude: 5.1 },
      trip: shown,
      quoteIndication: { minimumCents: 70_000 },
      tripPriceCents: 90_000,
      utm: 'news;;;;;phone',
      gclid: 'a',
    };
    expect(state.get()).toEqual(all);
    state.update({ tripPriceCents: null });
    expect(state.get()).toEqual({ ...all, tripPriceCents: null });
  });

  it('is cleared on request, in the storages too', () => {
    const [tripStorage, campaignStorage] = [createStorage(), createStorage()];
    const state = createState(tripStorage);
    state.storeCampaignIn(campaignStorage);
    state.update({ trip: planned, gclid: 'a', tripPriceCents: 1 });
    state.reset();
    expect(state.get()).toEqual(empty);
    expect([tripStorage.items.size, campaignStorage.items.size]).toEqual([0, 0]);
  });

  it('continues if the storage is full, blocked or missing', () => {
    for (const storage of [broken, null]) {
      const state = createState(storage);
      state.storeCampaignIn(storage);
      state.update({ gclid: 'a', trip: planned });
      state.storeCampaignIn(null);
      expect([state.get().gclid, state.get().trip]).toEqual(['a', planned]);
      state.reset();
      expect(state.get()).toEqual(empty);
    }
  });
});

describe('the campaign of a visit', () => {
  it('is not taken away by a later page without one', () => {
    const state = createState();
    state.update({ gclid: 'a', utm: '' });
    state.update({ gclid: '', utm: 'news;;;;;phone' });
    state.update({ gclid: '', utm: '' });
    expect(state.get()).toMatchObject({ gclid: 'a', utm: 'news;;;;;phone' });
  });

  it('is stored only once permitted, and then survives the page', () => {
    const storage = createStorage();
    const state = createState();
    state.update({ gclid: 'a' });
    expect(storage.items.size).toBe(0);
    state.storeCampaignIn(storage);
    const next = createState();
    next.storeCampaignIn(storage);
    expect(next.get()).toMatchObject({ gclid: 'a', utm: '' });
  });

  it('is the newer one rather than the stored one', () => {
    const state = createState();
    state.update({ gclid: 'new' });
    state.storeCampaignIn(createStorage({ campaign: '{"gclid":"old","utm":"old"}' }));
    expect(state.get()).toMatchObject({ gclid: 'new', utm: 'old' });
  });

  it('is removed from the storage when it may no longer be there', () => {
    const storage = createStorage();
    const state = createState();
    state.storeCampaignIn(storage);
    state.update({ gclid: 'a' });
    state.storeCampaignIn(null);
    state.update({ utm: 'b' });
    expect([storage.items.size, state.get().gclid]).toEqual([0, 'a']);
  });

  it.each(['', 'no json', '[]', '1', '{"gclid":1}'])('is read from %j as none', (campaign) => {
    const state = createState();
    state.storeCampaignIn(createStorage({ campaign }));
    expect(state.get()).toEqual(empty);
  });
});

describe('the trip of a visit', () => {
  it('survives the page while it is typed, with personal details', () => {
    const storage = createStorage();
    const clock = createClock();
    createState(storage, clock).update({ trip: planned });
    clock.pass(customerLastsFor - 1, { asleep: true });
    expect(createState(storage, clock).get().trip).toEqual(planned);
  });

  it('loses personal details half an hour after the last key press, and nothing else', () => {
    const storage = createStorage();
    const clock = createClock();
    const state = createState(storage, clock);
    state.update({ trip: planned });
    clock.pass(customerLastsFor - 1);
    state.update({ trip: planned });
    clock.pass(customerLastsFor - 1);
    expect(isNamed(storage)).toBe(true);
    clock.pass(1);
    expect(isNamed(storage)).toBe(false);
    expect(createState(storage, clock).get().trip).toEqual({ kind: 'planned', draft: { ...draft, customer: {} } });
    expect(state.get().trip).toEqual(planned);
  });

  it.each([customerLastsFor, -1])('is read without personal details by a tab that was away, %d ms by its clock', (passed) => {
    const storage = createStorage();
    const clock = createClock();
    createState(storage, clock).update({ trip: planned });
    clock.pass(passed, { asleep: true });
    expect(createState(storage, clock).get().trip).toEqual({ kind: 'planned', draft: { ...draft, customer: {} } });
    expect(isNamed(storage)).toBe(false);
  });

  it('that was sent does not come back when the half hour is over', () => {
    const storage = createStorage();
    const clock = createClock();
    const state = createState(storage, clock);
    state.update({ trip: planned });
    state.update({ trip: shown });
    clock.pass(customerLastsFor);
    expect(storage.items.size).toBe(0);
  });

  it('of an older page, which knew no time and no names, is read', () => {
    const { customer: _, ...older } = draft;
    const storage = createStorage({ trip: JSON.stringify(older) });
    expect(createState(storage).get().trip).toEqual({ kind: 'planned', draft: { ...draft, customer: {} } });
  });

  it('is not lost by an update of something else before it was read', () => {
    const storage = createStorage();
    createState(storage).update({ trip: planned });
    const state = createState(storage);
    state.update({ tripPriceCents: 1 });
    expect(state.get().trip?.kind).toBe('planned');
  });

  it('is stored no longer once it was sent, and nothing of one that is looked at', () => {
    const storage = createStorage();
    const state = createState(storage);
    state.update({ trip: planned });
    state.update({ trip: shown });
    expect([storage.items.size, state.get().trip, createState(storage).get().trip]).toEqual([0, shown, null]);
  });

  it.each([
    'no json',
    '[]',
    '1',
    '{}',
    '{"query":1,"texts":{},"stops":[],"extras":[]}',
    '{"query":"","texts":{"a":1},"stops":[],"extras":[]}',
    '{"query":"","texts":{},"stops":[1],"extras":[]}',
    '{"query":"","texts":{},"stops":[],"extras":[{}]}',
  ])('is read from %j as none', (trip) => {
    expect(createState(createStorage({ trip })).get().trip).toBeNull();
  });
});
