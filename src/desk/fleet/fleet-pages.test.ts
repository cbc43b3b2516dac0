import { describe, expect, it } from 'vitest';
import { createFakeDesk, load, refused, send } from '../testing/fake-desk.ts';
import { createNotes } from '../testing/note-acts.ts';
import { action as changeFleet, loader as loadFleet } from './fleet.tsx';
import { action as changeOperator, loader as loadOperator } from './operator.tsx';
import { action as changeVehicle, loader as loadVehicle } from './vehicle.tsx';

const id = 'b1d0c5f0-0000-4000-8000-000000000001';
const params = { id };
const owners = { operators: [], depots: [] };
const seen = { subject: `vehicle ${id}`, present: [], parts: [] };
const operator = { id, kind: 'own', name: 'Convoya', country: 'NL', phone: '+31301234567', email: '' } as const;
const vehicle = {
  ...({ id, depotId: 'd', plate: '12-BVB-3', class: 'coachHire', seats: 48, wheelchairs: 0, extras: [], look: 'white' } as const),
  ...({ massKg: null, euroNorm: '', tachograph: 'smart2', zones: '', soldOn: null } as const),
};
const typedVehicle = {
  ...{ plate: '12-BVB-3', depotId: 'd', class: 'coachHire', seats: '48', wheelchairs: '0', look: 'white', tachograph: 'smart2' },
  ...{ euroNorm: '', massKg: '', zones: '', extras: ['fridge', 'toilet'], soldOn: '' },
};
const typedOperator = { name: 'Convoya', kind: 'own', country: 'NL', phone: '5', email: '' };

describe('the page of the fleet', () => {
  it('shows all of it', async () => {
    const all = { ...owners, vehicles: [vehicle], tasks: [] };
    expect(await load(loadFleet, { desk: createFakeDesk({ queries: { fleet: { all: async () => all } } }) })).toEqual(all);
  });

  it('adds a vehicle with all boxes that were ticked, or an operator, and leads to its page', async () => {
    const notes = createNotes();
    const fleet = { addVehicle: notes.note('vehicle', { id: 'v' }), addOperator: notes.note('operator', { id: 'o' }) };
    const desk = createFakeDesk({ acts: { fleet } });
    const toVehicle = await send(changeFleet, { intent: 'vehicle', ...typedVehicle }, { desk });
    const toOperator = await send(changeFleet, { intent: 'operator', ...typedOperator }, { desk });
    const places = [toVehicle, toOperator].map((answer) => answer instanceof Response && answer.headers.get('location'));
    expect(places).toEqual(['/fleet/vehicles/v', '/fleet/operators/o']);
    expect(notes.seen).toEqual([
      ['vehicle', typedVehicle],
      ['operator', typedOperator],
    ]);
  });

  it('preserves what was typed for a refused vehicle, including the boxes', async () => {
    const desk = createFakeDesk({ acts: { fleet: { addVehicle: async () => refused('known-plate') } } });
    const answer = await send(changeFleet, { intent: 'vehicle', ...typedVehicle }, { desk });
    expect(answer).toMatchObject({
      data: { problem: 'known-plate', typed: { plate: '12-BVB-3' }, typedLists: { extras: ['fridge', 'toilet'] } },
    });
  });

  it('marks a certificate as seen to', async () => {
    const notes = createNotes();
    await send(changeFleet, { intent: 'seen-to', id }, { desk: createFakeDesk({ acts: { fleet: { finishTask: notes.note('task') } } }) });
    expect(notes.seen).toEqual([['task', { id }]]);
  });
});

describe('the page of a vehicle', () => {
  it('shows it, and is not there where the vehicle is not', async () => {
    const file = { vehicle, certificates: [], away: [], runs: [] };
    const unit = { files: [], dueAt: null };
    const more = { textsOf: () => ({}) };
    const queries = (found: typeof file | null) => ({
      fleet: { vehicle: async () => found, operatorsAndDepots: async () => owners, seen: async () => seen },
      tachograph: { ofVehicle: async () => unit },
    });
    expect(await load(loadVehicle, { desk: createFakeDesk({ queries: queries(file), more }), params })).toEqual({
      ...file,
      unit,
      texts: {},
      calendar: null,
      owners,
      seen,
    });
    await expect(load(loadVehicle, { desk: createFakeDesk({ queries: queries(null), more }), params })).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it('passes on each form with the version that was seen', async () => {
    const notes = createNotes();
    const fleet = {
      changeVehicle: notes.note('change'),
      reportWorkshop: notes.note('workshop'),
      endAway: notes.note('back'),
      fileCertificate: notes.note('certificate'),
    };
    const desk = createFakeDesk({ acts: { fleet } });
    const period = { fromDate: '2026-12-01', fromTime: '', untilDate: '', untilTime: '' };
    const certificate = { kind: 'inspection', number: '1', validUntil: '2027-01-01' };
    await send(changeVehicle, { intent: 'vehicle', seen: '4', ...typedVehicle }, { desk, params });
    await send(changeVehicle, { intent: 'away', seen: '5', ...period, reason: 'brakes' }, { desk, params });
    await send(changeVehicle, { intent: 'back', seen: '6', id: 'stay' }, { desk, params });
    await send(changeVehicle, { intent: 'paper', seen: '7', ...certificate }, { desk, params });
    expect(notes.seen).toEqual([
      ['change', { id, seen: '4', opens: '', ...typedVehicle }],
      ['workshop', { id, seen: '5', ...period, reason: 'brakes' }],
      ['back', { id: 'stay', of: 'vehicle', seen: '6' }],
      ['certificate', { id, seen: '7', subject: 'vehicle', ...certificate }],
    ]);
  });
});

describe('the page of an operator', () => {
  const words = { partner: { textsOf: () => ({}) } as never, textsOf: () => ({}), language: 'nl' } as const;

  it('shows ours without partner agreements', async () => {
    const found = { operator, depots: [], certificates: [] };
    const queries = { fleet: { operator: async () => found, seen: async () => seen } };
    expect(await load(loadOperator, { desk: createFakeDesk({ queries, more: words }), params })).toEqual({ ...found, seen, partner: null });
  });

  it('shows a partner with its agreement, and 404 for an unknown operator', async () => {
    const found = { operator: { ...operator, kind: 'partner' as const }, depots: [], certificates: [] };
    const partners = { file: async () => null };
    const queries = { partners, fleet: { operator: async () => found, seen: async () => seen } };
    const shown = await load(loadOperator, { desk: createFakeDesk({ queries, more: words }), params });
    expect(shown.partner).toMatchObject({ file: null, words: { language: 'nl' } });
    const none = createFakeDesk({ queries: { fleet: { operator: async () => null } }, more: words });
    await expect(load(loadOperator, { desk: none, params })).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('passes on each form', async () => {
    const notes = createNotes();
    const fleet = { changeOperator: notes.note('change'), addDepot: notes.note('depot'), fileCertificate: notes.note('certificate') };
    const partners = { saveProfile: notes.note('profile'), settleAccount: notes.note('account') };
    const desk = createFakeDesk({ acts: { fleet, partners } });
    const profile = {
      ...{ state: 'approved', contactName: 'Ann', language: 'nl', regions: '', languages: ['nl', 'de'], classes: ['coach', 'minibus'] },
      ...{ insuredEuros: '0', paymentDays: '30', vatNumber: '', street: '', zip: '', city: '', selfBillingOn: '', iban: '' },
    };
    await send(changeOperator, { intent: 'operator', seen: '1', ...typedOperator }, { desk, params });
    await send(changeOperator, { intent: 'depot', name: 'X', place: 'Utrecht' }, { desk, params });
    await send(changeOperator, { intent: 'paper', seen: '2', kind: 'insurance', number: '', validUntil: '2027-01-01' }, { desk, params });
    await send(changeOperator, { intent: 'partner', seen: '3', ...profile }, { desk, params });
    await send(changeOperator, { intent: 'close-account' }, { desk, params });
    await send(changeOperator, { intent: 'open-account' }, { desk, params });
    expect(notes.seen).toEqual([
      ['change', { id, seen: '1', ...typedOperator }],
      ['depot', { operatorId: id, name: 'X', place: 'Utrecht' }],
      ['certificate', { id, seen: '2', subject: 'operator', kind: 'insurance', number: '', validUntil: '2027-01-01' }],
      ['profile', { id, seen: '3', ...profile }],
      ['account', { id, isClosed: true }],
      ['account', { id, isClosed: false }],
    ]);
  });
});
