import { describe, expect, it } from 'vitest';
import { firstWordDue, graverKind, incidentKinds, incidentOfReport, incidentSteps, isWordOverdue, readPromise } from './incident.ts';

const now = '2026-11-24T09:40:00.000Z';
const ago = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000).toISOString();

describe('a driver’s report', () => {
  it.each([
    ['breakdown', 0, null, 'breakdown'],
    ['delay', 0, 15, 'delay'],
    ['delay', 0, 14, null],
    ['delay', 0, null, 'delay'],
    ['breakdown', 6 * 60, null, 'breakdown'],
    ['breakdown', 6 * 60 + 1, null, null],
    ['extra-hour', 0, null, null],
    ['done', 0, null, null],
  ])('%s of %i minutes ago, %s late, opens %s', (kind, before, minutes, opened) => {
    expect(incidentOfReport({ kind, at: ago(before), minutes }, now)).toBe(opened);
  });
});

describe('an open incident', () => {
  it('becomes more serious, and never less', () => {
    expect(graverKind('delay', 'breakdown')).toBe('breakdown');
    expect(graverKind('breakdown', 'delay')).toBe('breakdown');
    expect(graverKind('breakdown', 'accident')).toBe('accident');
    expect(graverKind('road-closed', 'delay')).toBe('road-closed');
    for (const first of incidentKinds) for (const then of incidentKinds) expect([first, then]).toContain(graverKind(first, then));
  });

  it('is due its first word two minutes after it was reported, and nothing once it is closed', () => {
    const nextWordAt = firstWordDue(now);
    expect(nextWordAt).toBe('2026-11-24T09:42:00.000Z');
    expect(isWordOverdue({ nextWordAt, closedAt: null }, now)).toBe(false);
    expect(isWordOverdue({ nextWordAt, closedAt: null }, nextWordAt)).toBe(true);
    expect(isWordOverdue({ nextWordAt, closedAt: now }, nextWordAt)).toBe(false);
  });

  it('has something to see to, each once', () => {
    for (const kind of incidentKinds) expect(new Set(incidentSteps[kind]).size).toBe(incidentSteps[kind].length);
  });
});

it.each([
  ['15', 15],
  [' 5 ', 5],
  ['360', 360],
  ['361', null],
  ['0', null],
  ['-5', null],
  ['a quarter', null],
  ['', null],
])('reads %j minutes as %s', (typed, minutes) => {
  expect(readPromise(typed)).toBe(minutes);
});
