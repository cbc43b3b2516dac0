import { describe, expect, it } from 'vitest';
import type { Place, Stop } from '#domain/itinerary/itinerary.ts';
import { whereGroupIs } from './where-group-is.ts';

const place = (name: string, latitude: number): Place => ({
  ...{ name, town: name, street: '', zip: '', countryCode: 'BE', kind: 'town' },
  ...{ coordinates: { latitude, longitude: 4 }, timeZone: 'Europe/Brussels' },
});
const stop = (name: string, latitude: number, time: string | null): Stop => ({
  place: place(name, latitude),
  departure: time === null ? null : { date: '2026-11-24', time },
  notes: '',
});
const stops = [stop('Gent', 51.05, '08:00'), stop('Antwerpen', 51.22, '17:00'), stop('Gent', 51.05, null)];
const at = (time: string) => whereGroupIs({ stops }, [], `2026-11-24T${time}:00Z`);

describe('the position of a group', () => {
  it('is its first stop before departure, then the stop that it left last', () => {
    expect(at('06:30')).toMatchObject({ stop: 'Gent', at: null });
    expect(at('09:40')).toMatchObject({ stop: 'Gent', at: '2026-11-24T07:00:00.000Z' });
    expect(at('16:00')).toMatchObject({ stop: 'Antwerpen', at: '2026-11-24T16:00:00.000Z' });
    expect(at('23:00')).toMatchObject({ stop: 'Antwerpen' });
  });

  it('is the driver’s reported position for two hours, after which it no longer counts', () => {
    const said = { latitude: 51.02, longitude: 4.47, at: '2026-11-24T09:38:00Z' };
    expect(whereGroupIs({ stops }, [said], '2026-11-24T09:40:00Z')).toEqual({
      coordinates: { latitude: 51.02, longitude: 4.47 },
      stop: null,
      at: said.at,
    });
    expect(whereGroupIs({ stops }, [said], '2026-11-24T11:39:00Z')).toMatchObject({ stop: 'Gent' });
  });

  it('is unknown for a trip without stops', () => expect(whereGroupIs({ stops: [] }, [], '2026-11-24T09:40:00Z')).toBeNull());
});
