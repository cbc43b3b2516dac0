import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refineLine } from './distance.ts';
import { createMapParts } from './picture/map-parts.ts';
import { createRoutePainter } from './picture.ts';

const painter = createRoutePainter(createMapParts());
const utrecht = { latitude: 52.0908, longitude: 5.1222 };
const efteling = { latitude: 51.65, longitude: 5.049 };
const paris = { latitude: 48.8534, longitude: 2.3488 };
const lisbon = { latitude: 38.7167, longitude: -9.1333 };
const oslo = { latitude: 59.9127, longitude: 10.7461 };

function draw(stops: readonly { label: string; coordinates: typeof utrecht }[], texts = { title: 'Route', description: 'Two stops' }) {
  const points = stops.map(({ coordinates }) => coordinates);
  return painter.drawRoute({ id: 'trip', ...texts, language: 'en', stops, lines: [refineLine(points, 40)] });
}

function countBytes(svg: string): number {
  return new TextEncoder().encode(svg).length;
}

describe('the picture of a route', () => {
  it('numbers the stops and names them, with one mark where the route comes back', () => {
    const svg = draw([
      { label: 'Utrecht', coordinates: utrecht },
      { label: 'Efteling', coordinates: efteling },
      { label: 'Utrecht', coordinates: utrecht },
    ]);
    expect(svg).toContain('>1, 3</text>');
    expect(svg).toContain('>2</text>');
    expect(svg.match(/class="route-picture-stop"/g)).toHaveLength(2);
    // One set of names for a wide box, one for a narrow one.
    expect(svg.match(/class="route-picture-label"/g)).toHaveLength(4);
    expect(svg).toMatch(/>Efteling<\/text>/);
  });

  it('marks where other parts of the group board with a plus, except for a place that is a stop as well', () => {
    const stops = [
      { label: 'Utrecht', coordinates: utrecht },
      { label: 'Paris', coordinates: paris },
    ];
    const pickUps = [
      { label: 'Oslo', coordinates: oslo },
      { label: 'Utrecht', coordinates: utrecht },
    ];
    const svg = painter.drawRoute({ id: 'trip', title: 'Route', description: 'Parts', language: 'en', stops, pickUps, lines: [] });
    expect(svg.match(/>\+<\/text>/g)).toHaveLength(1);
    expect(svg).toMatch(/>Oslo<\/text>/);
    expect(svg.match(/class="route-picture-stop"/g)).toHaveLength(3);
  });

  it('shows land, borders and sea, and sets no colours', () => {
    const svg = draw([
      { label: 'Utrecht', coordinates: utrecht },
      { label: 'Paris', coordinates: paris },
    ]);
    expect(svg).toContain('class="route-picture-sea"');
    expect(svg).toMatch(/class="route-picture-land" d="M-?\d/);
    expect(svg).toMatch(/class="route-picture-border" d="M/);
    expect(svg).not.toMatch(/fill=|stroke=|style=|#[0-9a-f]{3}/i);
  });

  it('paints inland Utrecht as land: the whole picture is within one outline', () => {
    const svg = draw([
      { label: 'München', coordinates: { latitude: 48.1374, longitude: 11.5755 } },
      { label: 'Augsburg', coordinates: { latitude: 48.3668, longitude: 10.8986 } },
    ]);
    expect(svg).toMatch(/class="route-picture-land" d="M(0 0|0 480|640 0|640 480)l[-\d ]+z"/);
  });

  it('shows rivers and the ground of towns beneath the roads, and the roads as curves', () => {
    const svg = draw([
      { label: 'Utrecht', coordinates: utrecht },
      { label: 'Efteling', coordinates: efteling },
    ]);
    const layers = [...svg.matchAll(/class="route-picture-(\w+)" d=/g)].map(([, layer]) => layer);
    expect(layers.slice(0, 5)).toEqual(['land', 'built', 'river', 'border', 'road']);
    expect(svg).toMatch(/class="route-picture-road" d="M-?\d+[ -]\d+c/);
  });

  it('has its title and description as text alternative, and escapes all text', () => {
    const nasty = `</text><script>alert("1")</script>&'\u0007`;
    const svg = draw([{ label: nasty, coordinates: utrecht }], { title: nasty, description: nasty });
    expect(svg).toContain('role="img" aria-labelledby="trip-title trip-desc"');
    expect(svg).toContain('<title id="trip-title">&lt;/text&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39; </title>');
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('\u0007');
  });

  it('is the same from a painter that has drawn others, of this place and of others', () => {
    const from = (coordinates: typeof utrecht) => [
      { label: 'from', coordinates },
      { label: 'Efteling', coordinates: efteling },
    ];
    const painters = [createRoutePainter(createMapParts()), createRoutePainter(createMapParts())] as const;
    const drawWith = ([used]: readonly [typeof painter, ...unknown[]], coordinates: typeof utrecht) =>
      used.drawRoute({ id: 'trip', title: 'Route', description: '', language: 'en', stops: from(coordinates), lines: [] });
    const drawings = [paris, utrecht, oslo, paris].map((coordinates) => drawWith(painters, coordinates));
    expect(new Set(drawings).size).toBe(3);
    expect(drawWith([painters[1]], utrecht)).toBe(drawings[1]);
    expect(drawWith([painters[1]], paris)).toBe(drawings[3]);
  });

  it('refuses to draw nothing', () => {
    expect(() => draw([])).toThrow('without any point');
  });
});

describe('the surroundings of a route', () => {
  const konstanz = { label: 'Konstanz', coordinates: { latitude: 47.6603, longitude: 9.1758 } };
  const muenchen = { label: 'München', coordinates: { latitude: 48.1374, longitude: 11.5755 } };
  const drawIn = (language: 'de' | 'fr') =>
    painter.drawRoute({ id: 'trip', title: 'Route', description: '', language, stops: [konstanz, muenchen], lines: [] });

  it('is lakes, motorways, the largest towns in the reader’s language, and a scale', () => {
    const svg = drawIn('de');
    for (const part of ['lake', 'road', 'border', 'dot', 'scale']) expect(svg).toContain(`class="route-picture-${part}"`);
    expect(svg).toMatch(/class="route-picture-town"[^>]*>Augsburg</);
    expect(svg).toMatch(/>50 km</);
    expect(drawIn('fr')).toMatch(/class="route-picture-town"[^>]*>Augsbourg</);
  });

  it('leaves the route most of the room, in the part that every screen shows', () => {
    const svg = drawIn('de');
    const marks = [...svg.matchAll(/class="route-picture-stop" x="(-?\d+)" y="(-?\d+)" width="(\d+)"/g)].map(([, x, y, width]) => [
      Number(x) + Number(width) / 2,
      Number(y) + 13,
    ]);
    const [xs, ys] = [marks.map(([x = 0]) => x), marks.map(([, y = 0]) => y)];
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(640 * 0.65);
    expect(Math.min(...ys)).toBeGreaterThan(40);
    expect(Math.max(...ys)).toBeLessThan(440);
  });
});

describe('its size', () => {
  it('stays within 12 KB across all of Europe with 20 stops', () => {
    const stops = Array.from({ length: 20 }, (_, at) => ({
      label: `Bezienswaardigheid nummer ${at}`,
      coordinates: { latitude: 38 + at * 1.1, longitude: at % 2 === 0 ? -9 + at : 25 - at },
    }));
    expect(countBytes(draw(stops))).toBeLessThanOrEqual(12 * 1024);
    const across = draw([
      { label: 'Lisboa', coordinates: lisbon },
      { label: 'Oslo', coordinates: oslo },
    ]);
    expect(countBytes(across)).toBeLessThanOrEqual(12 * 1024);
    expect(across).toContain('route-picture-border');
  });

  it('stays so wherever the stops are', () => {
    const stop = fc.record({
      label: fc.string({ maxLength: 60 }),
      coordinates: fc.record({
        latitude: fc.double({ min: 28, max: 71, noNaN: true }),
        longitude: fc.double({ min: -30, max: 45, noNaN: true }),
      }),
    });
    fc.assert(
      fc.property(fc.array(stop, { minLength: 1, maxLength: 20 }), (stops) => {
        const svg = draw(stops);
        expect(countBytes(svg)).toBeLessThanOrEqual(12 * 1024);
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      }),
      { numRuns: 40 },
    );
  });
});
