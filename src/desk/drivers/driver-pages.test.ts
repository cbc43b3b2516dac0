import { describe, expect, it } from 'vitest';
import { createFakeDesk, load, send } from '../testing/fake-desk.ts';
import { createNotes } from '../testing/note-acts.ts';
import { action as changeDriver, loader as loadDriver } from './driver.tsx';
import { action as addDriver, loader as loadDrivers } from './drivers.tsx';

const id = 'b1d0c5f0-0000-4000-8000-000000000001';
const params = { id };
const owners = { operators: [], depots: [] };
const seen = { subject: `driver ${id}`, present: [], parts: [] };
const driver = {
  ...{ id, depotId: 'd', name: 'Jan', phone: '+31612345678', email: '', languages: [], hoursAWeek: null, taxNumber: '', leftOn: null },
} as const;
const typed = {
  ...{ name: 'Jan', phone: '5', email: '', depotId: 'd', hoursAWeek: '40', taxNumber: '', languages: ['nl', 'de'], leftOn: '' },
};

describe('the page of all drivers', () => {
  it('lists all drivers, and opens the page of an added one', async () => {
    const list = { ...owners, drivers: [] };
    expect(await load(loadDrivers, { desk: createFakeDesk({ queries: { drivers: { list: async () => list } } }) })).toEqual(list);
    const notes = createNotes();
    const desk = createFakeDesk({ acts: { drivers: { add: notes.note('add', { id: 'j' }) } } });
    const answer = await send(addDriver, { intent: 'driver', ...typed }, { desk });
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/drivers/j');
    expect(notes.seen).toEqual([['add', typed]]);
  });
});

describe('the page of a driver', () => {
  const file = { driver, certificates: [], away: [], runs: [] };
  const fleet = { operatorsAndDepots: async () => owners, seen: async () => seen };

  it('asks for the link and the hours only where the person may see them', async () => {
    const more = { textsOf: () => ({}) };
    const queries = { fleet, drivers: { one: async () => file } };
    expect(await load(loadDriver, { desk: createFakeDesk({ queries, more }), params })).toEqual({
      ...file,
      cardFiles: [],
      texts: {},
      link: null,
      hours: null,
      calendar: null,
      wishes: null,
      owners,
      seen,
    });
    const all = {
      fleet,
      drivers: { one: async () => file, hours: async () => null, wishes: async () => ({ homeAtNight: false, freeDays: [] }) },
      onDuty: { driverLink: async () => 'https://x' },
      calendars: { of: async () => null },
      tachograph: { ofDriver: async () => [] },
    };
    const planner = createFakeDesk({ queries: all, rights: ['assign-drivers', 'manage-drivers'], more });
    expect(await load(loadDriver, { desk: planner, params })).toMatchObject({ link: 'https://x' });
    const none = createFakeDesk({ queries: { drivers: { one: async () => null } }, more });
    await expect(load(loadDriver, { desk: none, params })).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('passes on each form', async () => {
    const notes = createNotes();
    const drivers = {
      change: notes.note('change'),
      reportAbsence: notes.note('absence', []),
      noteHours: notes.note('hours'),
      readCard: notes.note('card'),
      takeBackHours: notes.note('take-back'),
    };
    const acts = {
      drivers,
      fleet: { endAway: notes.note('back'), fileCertificate: notes.note('certificate') },
      onDuty: { changeDriverLink: notes.note('link') },
    };
    const to = { desk: createFakeDesk({ acts }), params };
    const period = { fromDate: '2026-12-01', fromTime: '', untilDate: '', untilTime: '' };
    const hours = { date: '2026-11-20', kind: 'ours', from: '08:00', until: '16:00', drivingMinutes: '1', breakMinutes: '2', note: '' };
    const certificate = { kind: 'medical', number: '1', validUntil: '2027-01-01' };
    await send(changeDriver, { intent: 'driver', seen: '1', ...typed }, to);
    await send(changeDriver, { intent: 'away', seen: '2', ...period, kind: 'ill' }, to);
    await send(changeDriver, { intent: 'back', seen: '3', id: 'absence' }, to);
    await send(changeDriver, { intent: 'paper', seen: '4', ...certificate }, to);
    await send(changeDriver, { intent: 'hours', ...hours }, to);
    await send(changeDriver, { intent: 'card', file: new File([new Uint8Array([7])], 'card.ddd') }, to);
    await send(changeDriver, { intent: 'take-back-hours', id: 'record' }, to);
    await send(changeDriver, { intent: 'renew-link' }, to);
    expect(notes.seen).toEqual([
      ['change', { id, seen: '1', opens: '', ...typed }],
      ['absence', { id, seen: '2', ...period, kind: 'ill' }],
      ['back', { id: 'absence', of: 'driver', seen: '3' }],
      ['certificate', { id, seen: '4', subject: 'driver', ...certificate }],
      ['hours', { id, ...hours }],
      ['card', { id, file: [{ name: 'card.ddd', bytes: new Uint8Array([7]) }] }],
      ['take-back', { id: 'record' }],
      ['link', { id, isEnded: false }],
    ]);
  });

  it('lists the duties that an absence leaves open', async () => {
    const opened = [{ reference: 'NL-1', vehicleIndex: 0, startsAt: '2026-12-01T08:00:00Z', route: 'A – B' }];
    const desk = createFakeDesk({ acts: { drivers: { reportAbsence: createNotes().note('absence', opened) } } });
    expect(await send(changeDriver, { intent: 'away' }, { desk, params })).toMatchObject({ data: { problem: null, value: opened } });
  });
});
