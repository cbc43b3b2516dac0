import { describe, expect, it } from 'vitest';
import { depotOfTrip } from '#domain/pricing/depot/depots.ts';
import { kilometresApart } from '#domain/pricing/depot/returns-to-depot.ts';
import { houseBook } from '#domain/pricing/testing/house-rates.ts';
import { countryCodes } from '#domain/sites/keys.ts';
import { type City, readCityFile, visitCities } from './city-file.ts';

const { depots: table } = houseBook();
const mostKilometres = 60;

function listTowns(leastPopulation: number): City[] {
  const towns: City[] = [];
  const visit = (city: City) => {
    if (city.population >= leastPopulation) towns.push({ ...city });
  };
  visitCities({ bytes: readCityFile(), countryCodes: new Set(countryCodes), visit });
  return towns;
}

describe('the depots of our rate book', () => {
  it('leave no town of 50,000 people in our countries farther than 60 km from one of its own country', () => {
    const towns = listTowns(50_000);
    expect(towns.length).toBeGreaterThan(600);
    const far = towns.flatMap((town) => {
      const depot = depotOfTrip(town, { countryCode: town.countryCode, table });
      const kilometres = kilometresApart(town, depot.coordinates);
      return kilometres > mostKilometres ? [`${town.countryCode} ${town.name}: ${Math.round(kilometres)} km to ${depot.name}`] : [];
    });
    expect(far).toEqual([]);
  });

  it('are each near a place of their name', () => {
    const towns = listTowns(10_000);
    const nameless = table.depots
      .filter(({ countryCode }) => countryCodes.some((code) => code === countryCode))
      .filter(({ coordinates }) => !towns.some((town) => kilometresApart(town, coordinates) < 8));
    expect(nameless).toEqual([]);
    expect(new Set(table.depots.map(({ name, countryCode }) => `${countryCode} ${name}`)).size).toBe(table.depots.length);
  });
});
