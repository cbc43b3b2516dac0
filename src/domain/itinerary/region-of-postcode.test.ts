import { describe, expect, it } from 'vitest';
import { findRegionOfPostcode } from './region-of-postcode.ts';

describe('findRegionOfPostcode', () => {
  it.each([
    ['FR', '35000', 'FR-BRE'],
    ['FR', '75001', 'FR-IDF'],
    ['FR', '20000', 'FR-20R'],
    ['FR', '01000', 'FR-ARA'],
    ['ES', '28013', 'ES-MD'],
    ['ES', '07001', 'ES-IB'],
    ['ES', '48001', 'ES-PV'],
    ['BE', '1000', 'BE-BRU'],
    ['BE', '1400', 'BE-WBR'],
    ['BE', 'B-3500', 'BE-VLI'],
    ['BE', '6700', 'BE-WLX'],
    ['BE', '9000', 'BE-VOV'],
  ])('%s %s lies in %s', (countryCode, zip, iso) => {
    expect(findRegionOfPostcode({ countryCode, zip })?.iso).toBe(iso);
  });

  it.each([
    ['FR', ''],
    ['FR', '97400'],
    ['FR', '750'],
    ['ES', '51001'],
    ['BE', '0999'],
    ['NL', '3511 AX'],
    ['DE', '10115'],
  ])('of %s %s nothing is known', (countryCode, zip) => {
    expect(findRegionOfPostcode({ countryCode, zip })).toBeNull();
  });

  it('contains every mainland département and every Spanish province once', () => {
    const prefixes = Array.from({ length: 95 }, (_, at) => String(at + 1).padStart(2, '0'));
    const inFrance = prefixes.filter((prefix) => findRegionOfPostcode({ countryCode: 'FR', zip: `${prefix}000` }) !== null);
    expect(inFrance).toEqual(prefixes);
    const inSpain = prefixes.filter((prefix) => findRegionOfPostcode({ countryCode: 'ES', zip: `${prefix}000` }) !== null);
    expect(inSpain).toEqual(prefixes.slice(0, 50));
  });
});
