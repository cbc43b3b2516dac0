import { describe, expect, it } from 'vitest';
import { fleetKeys, occasionKeys, siteKeys } from '#domain/sites/keys.ts';
import { plainPathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { editorialKeys, findEditorialOfPath, findFleetOfPath, findOccasionOfPath } from './item-of-path.ts';

const places = siteKeys.flatMap((key) => {
  const site = getSite(key);
  return site.languages.map((language) => ({ site, language }));
});
const dutch = { site: getSite('nl'), language: 'nl' } as const;
const german = { site: getSite('de'), language: 'de' } as const;
const spanish = { site: getSite('es'), language: 'es' } as const;

describe('the item of a path', () => {
  it.each(places)('finds every item of $site.key in $language by its own address', (place) => {
    for (const fleet of fleetKeys) expect(findFleetOfPath(place, plainPathTo(place, { page: 'fleet-type', fleet }))).toBe(fleet);
    for (const occasion of occasionKeys)
      expect(findOccasionOfPath(place, plainPathTo(place, { page: 'occasion', occasion }))).toBe(occasion);
    for (const page of editorialKeys.filter((key) => key !== 'imprint')) {
      expect(findEditorialOfPath(place, plainPathTo(place, { page }))).toBe(page);
    }
  });

  it('reads a path in whatever spelling', () => {
    expect(findFleetOfPath(dutch, '/Wagenpark//touringcar/')).toBe('coachHire');
    expect(findOccasionOfPath(german, '/anlass/schulausflug/')).toBe('schools');
  });

  it('keeps the Spanish names of midibus and minibus apart', () => {
    expect(findFleetOfPath(spanish, '/flota/minibus')).toBe('midibus');
    expect(findFleetOfPath(spanish, '/flota/minivan')).toBe('minibus');
  });

  it('ignores other paths', () => {
    expect(findFleetOfPath(dutch, '/wagenpark')).toBeNull();
    expect(findFleetOfPath(dutch, '/fleet/coach-hire')).toBeNull();
    expect(findOccasionOfPath(dutch, '/wagenpark/touringcar')).toBeNull();
    expect(findEditorialOfPath(dutch, '/')).toBeNull();
  });

  it('gives the imprint to the German site alone', () => {
    expect(findEditorialOfPath(german, '/impressum')).toBe('imprint');
    expect(findEditorialOfPath(german, '/kontakt')).toBe('contact');
    expect(findEditorialOfPath(dutch, '/impressum')).toBeNull();
  });
});
