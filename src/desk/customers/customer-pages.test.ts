import { describe, expect, it, vi } from 'vitest';
import { createFakeDesk, load, send } from '../testing/fake-desk.ts';
import { action, loader } from './customer.tsx';
import { loader as ofTrip } from './customer-of-trip.ts';
import { loader as listLoader } from './customers.tsx';

const id = '0193f0c0-0000-7000-8000-000000000001';
const other = '0193f0c0-0000-7000-8000-000000000002';
const totals = {
  ...{ trips: 2, quotes: 1, bookedCents: 0, paidCents: 0, openCents: 0, overdueCents: 0 },
  ...{ firstDeparture: null, lastDeparture: null },
};
const customer = { id, kind: 'organisation' as const, name: 'Het Baken', mergedInto: null, credit: null, version: 3, totals };
const more = { textsOf: () => ({}) };
const nobody = { people: [], duplicates: [], moves: [], changes: [] };

const statusOf = async (loaded: Promise<unknown>) =>
  await loaded.catch((thrown) => (thrown instanceof Response ? thrown.headers.get('location') : thrown.init?.status));

describe('the list of customers', () => {
  it('loads what the address names, and ignores unknown parameters', async () => {
    const list = vi.fn(async () => ({ customers: [], hasMore: false }));
    const desk = createFakeDesk({ queries: { customers: { list } }, more });
    await load(listLoader, { desk, path: '/customers?q=%20baken%20&kind=person&page=2' });
    await load(listLoader, { desk, path: '/customers?kind=alien&page=x' });
    expect(list.mock.calls).toEqual([[{ search: 'baken', kind: 'person', page: 2 }], [{ search: '', kind: '', page: 1 }]]);
  });
});

describe('the record of a customer', () => {
  it('reads the open tab alone', async () => {
    const desk = createFakeDesk({ queries: { customers: { one: async () => customer, notes: async () => [] } }, more });
    expect(await load(loader, { desk, params: { id, tab: 'notes' } })).toMatchObject({ tab: 'notes', part: { notes: [] } });
    expect(await statusOf(load(loader, { desk, params: { id, tab: 'weather' } }))).toBe(404);
  });

  it('leads on where it was merged into another', async () => {
    const desk = createFakeDesk({ queries: { customers: { one: async () => ({ ...customer, mergedInto: other }) } }, more });
    expect(await statusOf(load(loader, { desk, params: { id, tab: 'trips' } }))).toBe(`/customers/${other}/trips`);
  });

  it('searches others to merge, and never offers the record itself', async () => {
    const listed = {
      ...{ kind: 'person' as const, name: 'B', version: 1, people: 1, person: 'B', email: '', phone: '', trips: 1 },
      ...{ lastDeparture: null, openCents: 0 },
    };
    const list = async () => ({
      customers: [
        { ...listed, id },
        { ...listed, id: other },
      ],
      hasMore: false,
    });
    const desk = createFakeDesk({ queries: { customers: { one: async () => customer, people: async () => nobody, list } }, more });
    const loaded = await load(loader, { desk, params: { id }, path: `/customers/${id}?act=merge&q=b` });
    expect(loaded).toMatchObject({ others: [{ id: other }] });
  });

  it('merges the other into itself, each with the seen version, and opens the split-off record', async () => {
    const merge = vi.fn(async () => ({ isDone: true as const, value: true as const }));
    const split = vi.fn(async () => ({ isDone: true as const, value: { id: other } }));
    const desk = createFakeDesk({ acts: { customers: { merge, split } } });
    const merging = { intent: 'merge', other, otherVersion: '5', version: '3' };
    const leads = async (fields: Parameters<typeof send>[1]) => {
      const answer = await send(action, fields, { desk, params: { id } });
      return answer instanceof Response && answer.headers.get('location');
    };
    expect(await leads(merging)).toBe(`/customers/${id}`);
    expect(merge).toHaveBeenCalledWith({ id: other, version: '5', into: id, intoVersion: '3' });
    expect(await leads({ intent: 'split', version: '3', people: ['a', 'b'], name: 'Noord' })).toBe(`/customers/${other}`);
    expect(split).toHaveBeenCalledWith({ id, version: '3', people: ['a', 'b'], name: 'Noord' });
  });

  it('sends the amounts of each vehicle as they were typed, and keeps them where they are refused', async () => {
    const refused = { isDone: false as const, problem: 'ask-unusual-rates' as const, values: {}, against: [] };
    const issues = [{ field: 'coachHire.hourCents', code: 'unusual' }];
    const agreeRates = vi.fn(async () => ({ ...refused, issues }));
    const desk = createFakeDesk({ acts: { customers: { agreeRates } } });
    const fields = { intent: 'agree-rates', version: '3', replaces: '', from: '2027-01-01', until: '', 'coachHire.hourCents': '4.50' };
    const answer = await send(action, fields, { desk, params: { id } });
    const none = { dayCents: '', kilometreCents: '', hourCents: '', minimumCents: '' };
    expect(agreeRates).toHaveBeenCalledWith({
      ...{ id, version: '3', replaces: '', from: '2027-01-01', until: '', sure: false },
      vehicles: {
        ...{ taxiBus: none, minibus: none, midibus: none, doubleDecker: none, specialBus: none },
        coachHire: { ...none, hourCents: '4.50' },
      },
    });
    expect(answer).toMatchObject({
      data: { problem: 'ask-unusual-rates', issues: { 'coachHire.hourCents': 'unusual' }, typed: { 'coachHire.hourCents': '4.50' } },
    });
  });
});

describe('the way from a trip to its customer', () => {
  it('redirects to the record, and is missing if there is none', async () => {
    const desk = (found: { id: string; name: string } | null) => createFakeDesk({ queries: { customers: { ofTrip: async () => found } } });
    expect(await statusOf(load(ofTrip, { desk: desk({ id, name: 'x' }), params: { reference: 'NL-26-000001' } }))).toBe(`/customers/${id}`);
    expect(await statusOf(load(ofTrip, { desk: desk(null), params: {} }))).toBe(404);
  });
});
