import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fleetKeys, occasionKeys } from '#domain/sites/keys.ts';
import { Illustration } from './illustration.tsx';

const names = [
  ...fleetKeys.map((key) => `vehicle-${key}`),
  ...occasionKeys.map((key) => `occasion-${key}`),
  'skyline-amsterdam',
  'skyline-berlin',
  'success',
  'not-found',
  'error',
  'map',
  'map-plain',
];

function draw(name: string): string {
  return renderToStaticMarkup(<Illustration name={name} />);
}

describe('Illustration', () => {
  it('draws each name differently', () => {
    expect(new Set(names.map(draw)).size).toBe(names.length);
  });

  it.each(names)('%s is small, sound and free of inline style', (name) => {
    expect(draw(name).length).toBeLessThan(9_000);
    expect(draw(name)).not.toMatch(/NaN|undefined|style=/);
  });

  it.each(['vehicle-tank', 'constructor', '', 'toString'])('an unknown name "%s" gives a city', (name) => {
    expect(draw(name)).toContain('<path');
  });

  it('is silent as decoration and named when told', () => {
    expect(draw('success')).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(<Illustration name="success" alt="Booked" />)).toContain('aria-label="Booked"');
  });
});
