import { describe, expect, it } from 'vitest';
import { europeanCountries } from './european-countries.ts';
import { findTimeZone } from './time-zones.ts';

describe('findTimeZone', () => {
  it.each([
    ['Utrecht', 'NL', 52.09, 5.12, 'Europe/Amsterdam'],
    ['Madrid', 'ES', 40.42, -3.7, 'Europe/Madrid'],
    ['Tarifa, south of the mainland', 'ES', 36.01, -5.6, 'Europe/Madrid'],
    ['Las Palmas', 'ES', 28.1, -15.43, 'Atlantic/Canary'],
    ['El Hierro', 'ES', 27.81, -17.91, 'Atlantic/Canary'],
    ['Ceuta', 'ES', 35.89, -5.32, 'Africa/Ceuta'],
    ['Melilla', 'ES', 35.29, -2.94, 'Africa/Ceuta'],
    ['Palma', 'ES', 39.57, 2.65, 'Europe/Madrid'],
    ['Lisbon', 'PT', 38.72, -9.13, 'Europe/Lisbon'],
    ['Ponta Delgada', 'PT', 37.74, -25.67, 'Atlantic/Azores'],
    ['Flores', 'PT', 39.45, -31.13, 'Atlantic/Azores'],
    ['Funchal', 'PT', 32.65, -16.91, 'Atlantic/Madeira'],
    ['Ajaccio', 'FR', 41.92, 8.74, 'Europe/Paris'],
    ['Pristina', 'XK', 42.67, 21.17, 'Europe/Belgrade'],
  ])('%s', (_name, countryCode, latitude, longitude, timeZone) => {
    expect(findTimeZone(countryCode, { latitude, longitude })).toBe(timeZone);
  });

  it('has no zone for a country that is not served', () => {
    expect(findTimeZone('US', { latitude: 40.7, longitude: -74 })).toBeNull();
  });

  it('names only zones that the runtime knows', () => {
    for (const { timeZone } of Object.values(europeanCountries)) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    }
  });
});
