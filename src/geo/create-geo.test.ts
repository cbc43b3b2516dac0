import { expect, it } from 'vitest';
import { createGeo } from './create-geo.ts';

it('takes a day trip from two typed names to legs and a picture', async () => {
  const geo = createGeo();
  const typed = { language: 'nl', countryCode: 'NL' } as const;
  const [from] = await geo.places.findPlacesByText({ ...typed, texts: ['utrecht'], known: [] });
  const to = (await geo.places.searchPlaces({ ...typed, text: 'eftel', near: null, limit: 5 }))[0];
  if (!from || to === undefined) {
    throw new Error('the places of the day trip were not found');
  }
  const stops = [from, to, from].map(({ name, coordinates }) => ({ label: name, coordinates }));
  const route = await geo.roads.findRoute(stops.map(({ coordinates }) => coordinates));
  expect(route).toMatchObject({ ok: true, value: { estimated: true } });
  const legs = route.ok ? route.value.legs : [];
  expect(legs).toHaveLength(2);
  expect(legs[0]?.kilometres).toBeGreaterThan(55);
  expect(legs[0]?.kilometresByCountry).toEqual({ NL: legs[0]?.kilometres });
  const picture = geo.pictures.drawRoute({
    id: 'trip',
    title: 'Utrecht – Efteling',
    description: '',
    language: 'nl',
    stops,
    lines: legs.map(({ line }) => line),
  });
  expect(picture).toContain('>Efteling</text>');
});
