import { describe, expect, it } from 'vitest';
import { getSharedGazetteer } from '../testing/shared-geo.ts';
import { moreSightRowsOfAlps } from './data/more-sights-alps.ts';
import { moreSightRowsOfBritishIsles } from './data/more-sights-british-isles.ts';
import { moreSightRowsOfFrance } from './data/more-sights-france.ts';
import { moreSightRowsOfGermany } from './data/more-sights-germany.ts';
import { moreSightRowsOfItaly } from './data/more-sights-italy.ts';
import { moreSightRowsOfLowCountries } from './data/more-sights-low-countries.ts';
import { moreSightRowsOfNordics } from './data/more-sights-nordics.ts';
import { moreSightRowsOfSpain } from './data/more-sights-spain.ts';
import { parseTable } from './table.ts';
import { type Visit, visits } from './testing/visits.ts';

const gazetteer = getSharedGazetteer();

/** So many of the rows are looked at, to keep the test short. */
const every = 4;

describe('a sight that is typed by its name alone', () => {
  it.each<[Visit, string]>([
    ['nl', moreSightRowsOfLowCountries],
    ['de', moreSightRowsOfGermany],
    ['fr', moreSightRowsOfFrance],
    ['es', moreSightRowsOfSpain],
    ['eu', moreSightRowsOfItaly],
    ['eu', moreSightRowsOfAlps],
    ['eu', moreSightRowsOfBritishIsles],
    ['eu', moreSightRowsOfNordics],
  ])('%s: is the place or among the choices in 97 of 100 cases', async (visit, rows) => {
    const sights = parseTable(rows, 8).filter((_, at) => at % every === 0);
    const missed: string[] = [];
    for (const [key = '', , , , , name = ''] of sights) {
      const [reading] = await gazetteer.readPlaces({ texts: [name], known: [], ...visits[visit] });
      const places = reading === undefined || reading.kind === 'unknown' ? [] : reading.kind === 'place' ? [reading.place] : reading.places;
      if (!places.some((place) => place.key === `venue:${key}`)) missed.push(name);
    }
    expect(sights.length).toBeGreaterThan(30);
    expect(missed.length / sights.length, missed.join(', ')).toBeLessThanOrEqual(0.03);
  });
});
