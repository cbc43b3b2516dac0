import { describe, expect, it } from 'vitest';
import { houseBook } from '../testing/house-rates.ts';
import { depotOfTrip, listIslandDepots } from './depots.ts';

const { depots: table } = houseBook();
const namesAt = (latitude: number, longitude: number) => listIslandDepots({ latitude, longitude }, table).map(({ name }) => name);

describe('listIslandDepots', () => {
  it.each([
    ['Alcúdia', 39.85, 3.12, ['Palma de Mallorca']],
    ['Los Cristianos', 28.05, -16.72, ['Santa Cruz de Tenerife']],
    ['Maspalomas', 27.76, -15.59, ['Las Palmas']],
    ['Taormina', 37.85, 15.29, ['Palermo', 'Catania']],
    ['Messina', 38.19, 15.55, ['Palermo', 'Catania']],
    ['Torre Faro', 38.265, 15.65, ['Palermo', 'Catania']],
    ['Alghero', 40.56, 8.32, ['Cagliari', 'Sassari', 'Olbia']],
    ['Bonifacio', 41.387, 9.16, ['Ajaccio', 'Bastia']],
  ])('%s lies on an island with depots', (_, latitude, longitude, names) => {
    expect(namesAt(latitude, longitude)).toEqual(names);
  });

  it.each([
    ['Reggio di Calabria', 38.11, 15.65],
    ['Villa San Giovanni', 38.22, 15.635],
    ['Ibiza', 38.91, 1.43],
    ['Mahón', 39.89, 4.26],
    ['La Gomera', 28.09, -17.11],
    ['Fuerteventura', 28.5, -13.86],
    ['Utrecht', 52.09, 5.12],
    ['Valencia', 39.47, -0.38],
    ['Livorno', 43.55, 10.31],
  ])('%s does not', (_, latitude, longitude) => {
    expect(namesAt(latitude, longitude)).toEqual([]);
  });

  it('puts every depot on its own island, and none of the mainland on one', () => {
    const places = [
      [39.85, 3.12],
      [28.05, -16.72],
      [27.76, -15.59],
      [37.85, 15.29],
      [40.56, 8.32],
      [42, 9],
    ];
    for (const [latitude = 0, longitude = 0] of places) {
      const islanders = listIslandDepots({ latitude, longitude }, table);
      expect(islanders.length).toBeGreaterThan(0);
      for (const { coordinates } of islanders) expect(listIslandDepots(coordinates, table)).toEqual(islanders);
    }
    for (const { coordinates } of table.depots) expect(listIslandDepots(coordinates, table)).toEqual([]);
  });
});

describe('depotOfTrip', () => {
  it('is the nearest of the island, and elsewhere the nearest of the country', () => {
    expect(depotOfTrip({ latitude: 37.85, longitude: 15.29 }, { countryCode: 'IT', table }).name).toBe('Catania');
    expect(depotOfTrip({ latitude: 39.57, longitude: 2.65 }, { countryCode: 'ES', table }).name).toBe('Palma de Mallorca');
    expect(depotOfTrip({ latitude: 38.91, longitude: 1.43 }, { countryCode: 'ES', table }).name).toBe('Valencia');
    expect(depotOfTrip({ latitude: 50.85, longitude: 5.69 }, { countryCode: 'NL', table }).name).toBe('Maastricht');
  });
});
