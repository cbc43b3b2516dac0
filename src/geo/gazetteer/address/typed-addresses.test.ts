import { describe, expect, it } from 'vitest';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { isSiteLanguage } from '#domain/sites/keys.ts';
import type { FoundPlace } from '../../ports.ts';
import { getSharedGazetteer } from '../../testing/shared-geo.ts';
import { parseTable } from '../table.ts';
import { countryOfLanguage } from '../testing/places/read-row.ts';
import { typedAddressRows } from '../testing/typed-addresses.ts';

const gazetteer = getSharedGazetteer();

const found = new Map<string, FoundPlace | null>();

/** Each text is read once, however many tests look at it. */
async function findOne(text: string, language: SiteLanguage): Promise<FoundPlace | null> {
  const key = `${language} ${text}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const [place = null] = await gazetteer.findPlacesByText({ texts: [text], language, countryCode: countryOfLanguage[language], known: [] });
  found.set(key, place);
  return place;
}

const rows = parseTable(typedAddressRows, 5).map(([language = '', text = '', label = '', kind = '', reckonedFrom = '']) => {
  if (!isSiteLanguage(language)) throw new Error(`no language: ${language}`);
  return { language, text, label, kind, reckonedFrom };
});
const understood = rows.filter(({ label }) => label !== '');

describe('an address as people write it', () => {
  it.each(rows)('$language: $text', async ({ language, text, label, kind, reckonedFrom }) => {
    const place = await findOne(text, language);
    expect(place?.label ?? '').toBe(label);
    expect(place?.kind ?? '').toBe(kind);
    expect(place?.accuracy?.reckonedFrom ?? '').toBe(reckonedFrom);
  });

  it('is in the table three hundred and ten times', () => {
    expect(new Set(rows.map(({ language, text }) => `${language} ${text}`)).size).toBeGreaterThanOrEqual(310);
  });

  it('is read again from how we print it, and from its key, and does not grow', async () => {
    for (const { language, text } of understood) {
      const place = await findOne(text, language);
      expect(await findOne(place?.label ?? '', language), text).toEqual(place);
      expect(await gazetteer.findPlace(place?.key ?? '', language), text).toEqual(place);
    }
  });

  it('means the same place in every language', async () => {
    for (const { language, text } of understood) {
      const place = await findOne(text, language);
      for (const other of ['nl', 'de', 'fr', 'es', 'en'] as const) {
        expect((await findOne(place?.label ?? '', other))?.coordinates, `${place?.label} in ${other}`).toEqual(place?.coordinates);
      }
    }
  });
});
