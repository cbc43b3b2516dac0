import { describe, expect, it } from 'vitest';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { getSharedGazetteer } from '../../testing/shared-geo.ts';
import { createRowReader } from '../testing/places/read-row.ts';

const readRow = createRowReader(getSharedGazetteer());

async function read(language: SiteLanguage, from: string, text: string): Promise<string> {
  const { reading } = await readRow({ language, from, text });
  return reading.kind === 'place' ? reading.place.label : reading.kind;
}

describe('a reading that a place missing from our lists may share words with', () => {
  it.each([
    ['en', 'Manchester', 'Derby Street Station'],
    ['de', 'Kassel', 'Ulmer Hof'],
    ['de', 'Kassel', 'Ludwig-Erhard-Halle'],
    ['fr', 'Orléans', 'Lille-sur-Mer'],
    ['nl', 'Utrecht', 'Van Loon Museum'],
    ['es', 'Madrid', 'Hospital Santa Sofía'],
    ['en', 'Brussels', 'Windsor Gardens'],
    ['nl', 'Utrecht', 'Thermen 2000'],
    ['fr', 'Orléans', 'Les Arcs 2100'],
    ['en', 'London', 'Cork ferry port'],
    ['nlBE', 'Brugge', 'Concertgebouw'],
    ['nl', 'Arnhem', 'Hogeschool Arnhem Nijmegen Kapittelweg'],
    ['de', 'Bielefeld', 'Halle'],
    ['de', 'Hannover', 'Rothenburg'],
  ] as const)('is a question: %s from %s, %s', async (language, from, text) => {
    expect(await read(language, from, text)).toBe('several');
  });

  it.each([
    ['nl', 'Breda', 'Utrecht Utrecht Utrecht', 'Utrecht, Nederland'],
    ['de', 'Stuttgart', 'Baden Baden', 'Baden-Baden, Deutschland'],
    ['nl', 'Arnhem', 'Velp (NB)', 'Velp (5363), Nederland'],
    ['de', 'Kassel', 'Rosengarten Bern', 'Rosengarten Bern, Schweiz'],
    ['nl', 'Utrecht', 'Hotel Adler Innsbruck', 'Hotel Adler, Innsbruck, Oostenrijk'],
    ['fr', 'Tours', 'Chenonceaux', 'Chenonceaux, France'],
    ['de', 'Kassel', 'Sand in Taufers', 'Sand in Taufers, Italien'],
    ['nl', 'Utrecht', 'Gerlos', 'Gerlos, Oostenrijk'],
  ] as const)('is certain by its other words: %s from %s, %s', async (language, from, text, label) => {
    expect(await read(language, from, text)).toBe(label);
  });
});
