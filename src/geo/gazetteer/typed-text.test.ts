import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddress, tidyText } from './typed-text.ts';

describe('parseAddress', () => {
  it.each([
    ['Domplein 1, Utrecht', 'Domplein 1', '', 'Utrecht'],
    ['Domplein 1 Utrecht', 'Domplein 1', '', 'Utrecht'],
    ['Domplein 1, 3512jc Utrecht', 'Domplein 1', '3512 JC', 'Utrecht'],
    ['Domplein 1, 3512 JC, Utrecht', 'Domplein 1', '3512 JC', 'Utrecht'],
    ['Domplein 1 3512 JC, Utrecht', 'Domplein 1', '3512 JC', 'Utrecht'],
    ['Domplein 1 3512 JC Utrecht', 'Domplein 1', '3512 JC', 'Utrecht'],
    ['Rue de la Loi 16, B-1000 Bruxelles', 'Rue de la Loi 16', '1000', 'Bruxelles'],
    ['12 rue de Rivoli, 75001 Paris', '12 rue de Rivoli', '75001', 'Paris'],
    ['Hauptstraße 5a, 50667 Köln', 'Hauptstraße 5a', '50667', 'Köln'],
    ['Hotel Zon, Domplein 1, Utrecht', 'Hotel Zon, Domplein 1', '', 'Utrecht'],
    ['Stationsplein, Den Haag', 'Stationsplein', '', 'Den Haag'],
  ])('%s', (text, street, zip, town) => {
    expect(parseAddress(text)[0]).toEqual({ street, zip, town });
  });

  it.each(['Utrecht', '', ',', '1, Utrecht', '12345', ', Utrecht'])('sees no address in %j', (text) => {
    expect(parseAddress(text)).toEqual([]);
  });
});

describe('tidyText', () => {
  it('gives one bounded line without control characters, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const tidy = tidyText(text);
        expect(tidy.length).toBeLessThanOrEqual(200);
        expect(tidy).not.toMatch(/\p{C}/u);
        expect(tidyText(tidy)).toBe(tidy);
      }),
    );
  });
});
