import { describe, expect, it } from 'vitest';
import { readAddressParts, splitNumber } from './address-parts.ts';

describe('a street with its number', () => {
  it.each([
    ['Domplein 1', 'Domplein', '1'],
    ['12 rue de Rivoli', 'rue de Rivoli', '12'],
    ['12 bis rue de Rivoli', 'rue de Rivoli', '12 bis'],
    ['22B Baker Street', 'Baker Street', '22B'],
    ['Hauptstr. 5 a', 'Hauptstr.', '5 a'],
    ['Winthontlaan 4 - 6', 'Winthontlaan', '4-6'],
    ['Gran Vía nº 5', 'Gran Vía', '5'],
    ['Calle Mayor 5, 3º B', 'Calle Mayor', '5, 3º B'],
    ['Stationsstraat 5 bus 3', 'Stationsstraat', '5 bus 3'],
    ['Avenida del Puerto s/n', 'Avenida del Puerto', 's/n'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['place du 8 mai 1945', 'place du 8 mai 1945', ''],
    ['Plein 1944', 'Plein 1944', ''],
    ['1er Mai', '1er Mai', ''],
    ['Stationsplein', 'Stationsplein', ''],
    ['4', '', '4'],
  ])('%s', (text, street, houseNumber) => {
    expect(splitNumber(text)).toEqual({ street, houseNumber });
  });
});

describe('the text beside a town', () => {
  it.each([
    [['Domplein 1'], '', 'Domplein', '1', 'address'],
    [['12', 'rue de Rivoli'], '', 'rue de Rivoli', '12', 'address'],
    [['Calle Mayor', '5', '3º B'], '', 'Calle Mayor', '5, 3º B', 'address'],
    [['Institut Saint-Louis', 'rue Pépin 7'], 'Institut Saint-Louis', 'rue Pépin', '7', 'school'],
    [['Hotel Adlon', 'Unter den Linden 77'], 'Hotel Adlon', 'Unter den Linden', '77', 'hotel'],
    [['Unter den Linden 77', 'Hotel Adlon'], 'Hotel Adlon', 'Unter den Linden', '77', 'hotel'],
    [['Hotel am Markt'], 'Hotel am Markt', '', '', 'hotel'],
    [['Schlossallee 4'], '', 'Schlossallee', '4', 'address'],
    [['Frauenkirche'], 'Frauenkirche', '', '', 'venue'],
    [['Chez Dupont', '14 chemin du Bois'], 'Chez Dupont', 'chemin du Bois', '14', 'venue'],
    [[], '', '', '', 'address'],
  ])('%j', (segments, venue, street, houseNumber, kind) => {
    expect(readAddressParts(segments)).toEqual({ venue, street, houseNumber, kind });
  });
});
