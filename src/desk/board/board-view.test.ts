import { expect, it } from 'vitest';
import type { BoardBar, BoardRow, OpenRun } from './board.ts';
import { findRows, listRows, listTray, readView } from './board-view.ts';

const row = (id: string, kind: BoardRow['kind'], depot: string, own = ''): BoardRow => ({
  ...{ id, kind, name: id, detail: depot, depot, class: own },
  restMinutes: 0,
});
const duty = (resourceId: string, state: BoardBar['state'], more: Partial<BoardBar> = {}): BoardBar => ({
  ...{ resourceId, kind: 'duty', startsAt: '2026-11-26T08:00:00Z', endsAt: '2026-11-26T18:00:00Z' },
  ...{ reference: `T-${resourceId}`, vehicleIndex: 0, seen: 0, route: 'Utrecht – Brugge', people: 30, class: 'midibus', state, crew: '' },
  lockedBy: null,
  ...more,
});
const rows = [
  row('Anna', 'driver', 'Nieuwegein'),
  row('Ben', 'driver', 'Köln'),
  row('Cor', 'driver', 'Nieuwegein'),
  row('BUS-1', 'vehicle', 'Köln', 'midibus'),
  row('BUS-2', 'vehicle', 'Köln', 'coachHire'),
  row('Partner', 'partner', ''),
];
const known = {
  byRow: Map.groupBy([duty('Anna', 'sent'), duty('Ben', 'underWay', { class: 'coachHire' })], ({ resourceId }) => resourceId),
  broken: new Set(['T-Ben 0']),
};
const namesOf = (address: string) => listRows(rows, readView(new URLSearchParams(address)), known).map(({ name }) => name);

it('groups rows by depot, with their number and how many have nothing', () => {
  const shown = listRows(rows, readView(new URLSearchParams()), known);
  expect(shown.map(({ name }) => name)).toEqual(['Köln', 'Ben', 'Nieuwegein', 'Anna', 'Cor']);
  expect(shown.find(({ name }) => name === 'Nieuwegein')).toMatchObject({ kind: 'depot', detail: '2 1' });
});

it('filters by kind, depot, class, state and availability', () => {
  expect(namesOf('show=vehicle')).toEqual(['Köln', 'BUS-1', 'BUS-2']);
  expect(namesOf('show=partner')).toEqual(['Partner']);
  expect(namesOf('depot=Nieuwegein')).toEqual(['Nieuwegein', 'Anna', 'Cor']);
  expect(namesOf('show=vehicle&class=midibus')).toEqual(['Köln', 'BUS-1']);
  expect(namesOf('class=coachHire')).toEqual(['Köln', 'Ben', 'Nieuwegein', 'Cor']);
  expect(namesOf('state=sent')).toEqual(['Nieuwegein', 'Anna']);
  expect(namesOf('state=underWay')).toEqual([]);
  expect(namesOf('state=conflict')).toEqual(['Köln', 'Ben']);
  expect(namesOf('state=free')).toEqual(['Nieuwegein', 'Cor']);
});

it('finds rows by a name, a trip or a route', () => {
  const shown = listRows(rows, readView(new URLSearchParams()), known);
  const found = (text: string) => findRows(shown, text, known.byRow).map((at) => shown[at]?.name);
  expect(found('anna')).toEqual(['Anna']);
  expect(found('t-ben')).toEqual(['Ben']);
  expect(found('brugge')).toEqual(['Ben', 'Anna']);
  expect(found(' ')).toEqual([]);
});

it('filters and sorts open duties', () => {
  const run = (reference: string, startsAt: string, seats: number): OpenRun => ({
    ...{ tripId: '', reference, vehicleIndex: 0, route: '', start: null, class: 'midibus', seats, startsAt, endsAt: startsAt, shifts: 1 },
    ...{ isPlaced: false, vehicle: '', driver: '', seen: 0, depot: seats > 20 ? 'Köln' : 'Nieuwegein' },
  });
  const open = [run('B', '2026-11-27T08:00:00Z', 30), run('A', '2026-11-26T08:00:00Z', 12), run('C', '2026-11-28T08:00:00Z', 50)];
  const tray = (address: string) => listTray(open, readView(new URLSearchParams(address))).map(({ reference }) => reference);
  expect(tray('')).toEqual(['A', 'B', 'C']);
  expect(tray('sort=size')).toEqual(['C', 'B', 'A']);
  expect(tray('depot=Köln')).toEqual(['B', 'C']);
  expect(tray('class=minibus')).toEqual([]);
});
