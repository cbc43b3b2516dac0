import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePolyline6 } from './polyline.ts';
import { encodePolyline6 } from './testing/encode-polyline.ts';

describe('decodePolyline6', () => {
  it("reads the documentation's line, with six decimals for its five", () => {
    expect(decodePolyline6('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
      { latitude: expect.closeTo(3.85, 9), longitude: expect.closeTo(-12.02, 9) },
      { latitude: expect.closeTo(4.07, 9), longitude: expect.closeTo(-12.095, 9) },
      { latitude: expect.closeTo(4.3252, 9), longitude: expect.closeTo(-12.6453, 9) },
    ]);
  });

  it('gives back every line', () => {
    const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((units) => units / 1e6);
    fc.assert(
      fc.property(fc.array(fc.record({ latitude: degrees(90), longitude: degrees(180) })), (line) => {
        const decoded = decodePolyline6(encodePolyline6(line)) ?? [];
        expect(decoded.length).toBe(line.length);
        decoded.forEach((point, at) => {
          expect(point.latitude).toBeCloseTo(line[at]?.latitude ?? 0, 8);
          expect(point.longitude).toBeCloseTo(line[at]?.longitude ?? 0, 8);
        });
      }),
    );
  });

  it.each(['_', '?', '\u0000', 'é', '~~~~~~~~~~~~', '_p~iF~ps|U_'])('%j is no line', (text) => {
    expect(decodePolyline6(text)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 60 }), (text) => {
        decodePolyline6(text);
      }),
    );
  });
});
