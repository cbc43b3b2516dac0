import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createValhallaRequest, readValhallaReply } from './valhalla.ts';

/** The answer of a real Valhalla 3.6.1 on a hand-made extract (`npm run test:engines -- record`). */
function readRecorded(name: string): { readonly status: number; readonly json: unknown } {
  return JSON.parse(readFileSync(join(import.meta.dirname, `testing/recorded/${name}.json`), 'utf8'));
}

describe('createValhallaRequest', () => {
  it('describes a coach, asks for manoeuvres, and sends nothing else', () => {
    expect(createValhallaRequest([{ latitude: 52.09, longitude: 5.12 }])).toEqual({
      locations: [{ lat: 52.09, lon: 5.12, type: 'break' }],
      costing: 'bus',
      costing_options: { bus: { height: 3.8, width: 2.55, length: 13, weight: 18 } },
      units: 'kilometers',
      directions_type: 'maneuvers',
      admin_crossings: true,
    });
  });
});

describe('readValhallaReply reads a real engine’s answer', () => {
  it('of two legs, the second tolled', () => {
    const legs = readValhallaReply(readRecorded('two-legs-and-a-toll').json);
    expect(legs).toMatchObject({
      ok: true,
      value: [
        { kilometres: 169.36, spans: [] },
        { kilometres: 103.684, spans: [{ from: 0, to: 24, kind: 'toll' }] },
      ],
    });
    const line = legs.ok ? (legs.value[0]?.line ?? []) : [];
    expect(line).toHaveLength(37);
    expect(line[0]?.latitude).toBeCloseTo(52.091, 5);
    expect(line.at(-1)?.longitude).toBeCloseTo(5.567, 5);
  });

  it('of a ferry', () => {
    const legs = readValhallaReply(readRecorded('a-ferry').json);
    expect(legs).toMatchObject({ ok: true, value: [{ spans: [{ from: 24, to: 36, kind: 'ferry', key: 'ferry', minutes: 25 }] }] });
  });

  it('and accepts no answer without manoeuvres, which hides a ferry', () => {
    const { json } = readRecorded('a-ferry-without-manoeuvres');
    expect(json).toMatchObject({ trip: { legs: [{ summary: { has_ferry: false } }], summary: { has_ferry: true } } });
    expect(readValhallaReply(json)).toMatchObject({ ok: false, failure: { kind: 'malformed' } });
  });

  it.each([
    ['no-place', '110'],
    ['one-place', '120'],
    ['too-many-places', '150'],
    ['unconnected', '170'],
    ['no-road-near', '171'],
  ])('of %s: %s', (name, code) => {
    const { status, json } = readRecorded(name);
    expect(status).toBe(400);
    const read = readValhallaReply(json);
    expect(read).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(read.ok ? '' : read.failure.detail).toMatch(new RegExp(`^${code} \\w`));
  });
});

describe('readValhallaReply', () => {
  it('accepts no other answer as a route, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (json) => {
        expect(readValhallaReply(json).ok).toBe(false);
      }),
    );
  });

  it.each([
    ['miles', { units: 'miles' }],
    ['no leg', { legs: [] }],
    ['a line that is none', { legs: [{ summary: { length: 1, has_ferry: false }, shape: '_', maneuvers: [] }] }],
    ['a length below zero', { legs: [{ summary: { length: -1, has_ferry: false }, shape: '????', maneuvers: [] }] }],
    ['a ferry nowhere', { legs: [{ summary: { length: 1, has_ferry: true }, shape: '????', maneuvers: [] }] }],
  ])('refuses %s', (_, change) => {
    const good = { units: 'kilometers', legs: [{ summary: { length: 1, has_ferry: false }, shape: '????', maneuvers: [] }] };
    expect(readValhallaReply({ trip: good })).toMatchObject({ ok: true });
    expect(readValhallaReply({ trip: { ...good, ...change } })).toMatchObject({ ok: false, failure: { kind: 'malformed' } });
  });
});
