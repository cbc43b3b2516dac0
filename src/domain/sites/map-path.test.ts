import { describe, expect, it } from 'vitest';
import { mapPath, readMapPath } from './map-path.ts';

describe('the address of a map', () => {
  it.each([
    { site: 'nl', language: 'nl', languageSlug: 'den-haag' },
    { site: 'be', language: 'frBE', languageSlug: 'liege' },
    { site: 'eu', language: 'en', languageSlug: undefined },
  ] as const)('%o is read as it was written', (subject) => {
    expect(readMapPath(mapPath(subject))).toEqual(subject);
  });

  it.each(['/art/maps/nl.svg', '/art/maps/xx-nl.svg', '/art/maps/nl-xx/a.svg', '/art/maps/nl-nl/../a.svg', '/art/maps/nl-nl/a.png'])(
    '%s names none',
    (path) => {
      expect(readMapPath(path)).toBeNull();
    },
  );
});
