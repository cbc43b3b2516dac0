import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOsrmAddress, readOsrmReply } from './osrm.ts';
import { encodePolyline6 } from './testing/encode-polyline.ts';

const point = (latitude: number, longitude: number) => ({ latitude, longitude });
const [utrecht, arnhem, cologne] = [point(52.09, 5.12), point(51.98, 5.91), point(50.94, 6.96)];

function createStep(line: readonly { latitude: number; longitude: number }[], more: object = {}) {
  return { duration: 600, distance: 1, geometry: encodePolyline6(line), mode: 'driving', name: '', intersections: [{}], ...more };
}

function createReply(...steps: readonly object[]) {
  return {
    code: 'Ok',
    routes: [{ distance: 250_000, duration: 9000, legs: [{ distance: 250_000, duration: 9000, steps }] }],
    waypoints: [],
  };
}

describe('createOsrmAddress', () => {
  it('puts the longitude first and asks for steps', () => {
    expect(createOsrmAddress('http://osrm', [utrecht, cologne])).toBe(
      'http://osrm/route/v1/driving/5.120000,52.090000;6.960000,50.940000?overview=false&geometries=polyline6&steps=true',
    );
  });
});

describe('readOsrmReply', () => {
  it('puts the lines of the steps together', () => {
    const reply = createReply(createStep([utrecht, arnhem]), createStep([arnhem, cologne]), createStep([cologne, cologne]));
    expect(readOsrmReply(reply)).toMatchObject({ ok: true, value: [{ kilometres: 250, spans: [] }] });
    const read = readOsrmReply(reply);
    expect(read.ok && read.value[0]?.line.map(({ latitude }) => latitude.toFixed(2))).toEqual(['52.09', '51.98', '50.94', '50.94']);
  });

  it('recognises ferries, trains and tolls', () => {
    const tolled = { intersections: [{ classes: ['motorway'] }, { classes: ['toll', 'motorway'] }] };
    const spansOf = (more: object) => {
      const read = readOsrmReply(createReply(createStep([utrecht, arnhem]), createStep([arnhem, cologne], more)));
      return read.ok ? read.value[0]?.spans : null;
    };
    expect(spansOf({ mode: 'ferry' })).toEqual([{ from: 1, to: 2, kind: 'ferry', key: 'ferry', minutes: 10 }]);
    expect(spansOf({ mode: 'train' })).toMatchObject([{ kind: 'shuttle-train' }]);
    expect(spansOf(tolled)).toMatchObject([{ from: 1, to: 2, kind: 'toll' }]);
  });

  it.each(['NoRoute', 'NoSegment', 'TooBig', 'InvalidQuery'])('passes on the refusal %s', (code) => {
    expect(readOsrmReply({ code, message: 'Impossible' })).toEqual({
      ok: false,
      failure: { kind: 'refused', detail: `${code} Impossible` },
    });
  });

  it('accepts no other answer as a route, and never throws', () => {
    expect(readOsrmReply(createReply())).toMatchObject({ ok: false, failure: { kind: 'malformed' } });
    expect(readOsrmReply(createReply(createStep([utrecht, arnhem], { geometry: '_' })))).toMatchObject({ ok: false });
    fc.assert(
      fc.property(fc.anything(), (json) => {
        expect(readOsrmReply(json).ok).toBe(false);
      }),
    );
  });
});
