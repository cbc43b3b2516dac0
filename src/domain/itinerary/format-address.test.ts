import { describe, expect, it } from 'vitest';
import { type Addressed, formatPlace, formatStreet, listAddressLines } from './format-address.ts';

const nowhere: Addressed = { name: '', street: '', zip: '', town: '', countryCode: 'NL', kind: 'address' };

describe('an address in one line', () => {
  it.each([
    ['NL', 'Domplein', '1', '3512 JC', 'Utrecht', 'Domplein 1, 3512 JC Utrecht'],
    ['DE', 'Hauptstraße', '5a', '50667', 'Köln', 'Hauptstraße 5a, 50667 Köln'],
    ['BE', 'rue Pépin', '7', '5000', 'Namur', 'rue Pépin 7, 5000 Namur'],
    ['FR', 'rue de Rivoli', '12 bis', '75001', 'Paris', '12 bis rue de Rivoli, 75001 Paris'],
    ['LU', 'rue Philippe II', '2', '2340', 'Luxembourg', '2 rue Philippe II, L-2340 Luxembourg'],
    ['ES', 'Calle Mayor', '1', '28013', 'Madrid', 'Calle Mayor 1, 28013 Madrid'],
    ['GB', 'Downing Street', '10', 'SW1A 2AA', 'London', '10 Downing Street, London SW1A 2AA'],
    ['IE', 'Main Street', '5', '', 'Dublin', '5 Main Street, Dublin'],
  ])('of %s', (countryCode, street, houseNumber, zip, town, line) => {
    expect(formatPlace({ ...nowhere, countryCode, street, houseNumber, zip, town })).toBe(line);
  });

  it('names a house once, and its town if the name does not contain it', () => {
    const school: Addressed = { ...nowhere, name: 'Institut Saint-Louis', kind: 'school', zip: '5000', town: 'Namur', countryCode: 'BE' };
    expect(formatPlace({ ...school, street: 'rue Pépin', houseNumber: '7' })).toBe('Institut Saint-Louis, rue Pépin 7, 5000 Namur');
    expect(formatPlace({ ...nowhere, name: 'Efteling', kind: 'venue', town: 'Kaatsheuvel' })).toBe('Efteling, Kaatsheuvel');
    expect(formatPlace({ ...nowhere, name: 'Malaga-Costa del Sol', kind: 'airport', town: 'Málaga' })).toBe('Malaga-Costa del Sol');
  });

  it('gives only the name of a town, and the country for readers elsewhere', () => {
    expect(formatPlace({ ...nowhere, name: 'Villeneuve (Agen)', town: 'Villeneuve', kind: 'town' }, 'France')).toBe(
      'Villeneuve (Agen), France',
    );
  });

  it('removes duplicates from addresses stored before they had parts', () => {
    const old: Addressed = { ...nowhere, name: 'Straat 999, Utrecht', street: 'Straat 999', town: 'Utrecht' };
    expect(listAddressLines(old)).toEqual(['Straat 999', 'Utrecht']);
    const doubled: Addressed = { ...nowhere, name: 'Hotel Westin, Leipzig', street: 'Hotel Westin', town: 'Leipzig', countryCode: 'DE' };
    expect(formatPlace(doubled)).toBe('Hotel Westin, Leipzig');
  });

  it('shows a house number alone if no street is known', () => {
    expect(formatStreet({ street: '', houseNumber: '4', countryCode: 'NL' })).toBe('4');
  });
});
