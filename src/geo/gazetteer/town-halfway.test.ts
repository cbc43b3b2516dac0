import { describe, expect, it } from 'vitest';
import { getSharedGazetteer } from '../testing/shared-geo.ts';

const gazetteer = getSharedGazetteer();
const utrecht = { latitude: 52.09, longitude: 5.12 };
const berlin = { latitude: 52.52, longitude: 13.4 };

describe('the town half way', () => {
  it('is the largest about the middle of the line, however its points are spread', async () => {
    const plain = await gazetteer.findTownHalfway([utrecht, berlin], 'de');
    const bent = await gazetteer.findTownHalfway(
      [utrecht, { latitude: 52.1, longitude: 5.3 }, { latitude: 52.11, longitude: 5.5 }, berlin],
      'de',
    );
    expect(plain?.label).toBe('Minden, Deutschland');
    expect(bent?.label).toBe(plain?.label);
  });

  it('is null at sea, and without a line', async () => {
    const [from, to] = [
      { latitude: 55, longitude: 2 },
      { latitude: 56, longitude: 4 },
    ];
    expect(await gazetteer.findTownHalfway([from, to], 'nl')).toBeNull();
    expect(await gazetteer.findTownHalfway([], 'nl')).toBeNull();
  });
});
