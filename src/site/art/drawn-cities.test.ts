import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawCity, drawnCities } from './drawn-cities.ts';
import { panoramas } from './panorama.tsx';

describe('the cities that we have drawn', () => {
  it.each([...drawnCities])('%s has its coach and its sun in the picture and shapes of several colours', (_name, svg) => {
    const coachAt = Number(/<g id="coach" transform="translate\((\d+) /.exec(svg)?.[1]);
    expect(coachAt).toBeGreaterThanOrEqual(0);
    expect(coachAt + 149).toBeLessThan(480);
    const sunAt = Number(/class="sun" cx="(\d+)"/.exec(svg)?.[1]);
    expect(sunAt).toBeGreaterThan(24);
    expect(sunAt).toBeLessThan(456);
    expect(new Set([...svg.matchAll(/class="(\w+)"/g)].map(([, kind]) => kind)).size).toBeGreaterThan(8);
  });

  it('share no landmark', () => {
    const landmarks = [...drawnCities.values()].map((svg) => svg.slice(svg.indexOf('<!-- landmarks'), svg.indexOf('<!-- ground')));
    expect(new Set(landmarks).size).toBe(drawnCities.size);
  });
});

describe('drawCity', () => {
  const svg = `<svg viewBox="0 0 480 270">
  <style>.sky{fill:red}</style>
  <!-- sky -->
  <path class="sky"
    d="M0 0H480"/>
  <g>
    <circle class="sun"/>
  </g>
  <g id="coach" transform="translate(40 254)"><g><path class="ink" d="M1 1"/></g></g>
</svg>
`;

  it('keeps the shapes, uses the current coach and removes the designer’s preview', () => {
    expect(drawCity(svg, '<path class="body"/>')).toBe(
      '<path class="sky"\n    d="M0 0H480"/><g><circle class="sun"/></g><g transform="translate(40 254)"><path class="body"/></g>',
    );
  });

  it.each([svg.replace('id="coach"', ''), svg.replace('</style>', ''), ''])(
    'refuses a picture without its style or its coach',
    (broken) => {
      expect(() => drawCity(broken, '')).toThrow('A city is drawn as');
    },
  );
});

describe("a country's skyline", () => {
  it.each(panoramas)('%s shows four cities side by side, with one coach and one sun', (_name, draw) => {
    const { node, width, height } = draw();
    const svg = renderToStaticMarkup(node);
    expect([width, height]).toEqual([1920, 270]);
    expect([...svg.matchAll(/<g transform="translate\((\d+)\)"/g)].map(([, x]) => Number(x))).toEqual([0, 480, 960, 1440]);
    expect(svg.match(/class="sun" cx/g)).toHaveLength(1);
    expect(svg).not.toContain('<!--');
  });
});
