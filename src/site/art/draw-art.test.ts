import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { artNames, drawArt, shapedNames } from './draw-art.tsx';
import { unitsPerMetre } from './vehicle-shapes.ts';

const content = fileURLToPath(new URL('../../../content/', import.meta.url));
const readme = readFileSync(`${content}README.md`, 'utf8');
const named = findNamedImages();

/** Each image that an entry names, with the entry. */
function findNamedImages(): readonly (readonly [entry: string, image: string])[] {
  return globSync('**/*.yaml', { cwd: content }).flatMap((entry) =>
    [...readFileSync(content + entry, 'utf8').matchAll(/^\s*image: (\S+)$/gm)].map((match) => [entry, match[1] ?? ''] as const),
  );
}

/** Faces, hands and clothes take more bytes than walls and roofs. */
function hasPeople(name: string): boolean {
  return /^(occasion-|scene-|story-|success|empty|error|not-found|trip-not-found|cancelled|expired|trip-over)/.test(name);
}

function classesOf(art: string): ReadonlySet<string> {
  return new Set([...art.matchAll(/class="([^"]*)"/g)].map((match) => match[1] ?? ''));
}

/** The position where a document without declarations, comments and entities stops being well-formed XML. */
function findXmlFault(xml: string): string | null {
  const open: string[] = [];
  let end = 0;
  for (const token of xml.matchAll(/<(\/?)([\w-]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>|[^<>&]+/g)) {
    const [text, closes, name, attributes = '', isEmpty] = token;
    const names = [...attributes.matchAll(/ ([\w:-]+)=/g)].map((match) => match[1]);
    if (token.index !== end || new Set(names).size !== names.length) return text;
    end += text.length;
    if (closes && open.pop() !== name) return text;
    if (name && !closes && !isEmpty) open.push(name);
    if (open.length === 0 && end < xml.length) return `after ${text}`;
  }
  return end === xml.length && open.length === 0 ? null : 'the end';
}

describe('findXmlFault', () => {
  it.each([
    '<svg><g></svg>',
    '<svg><g a="1" a="2"/></svg>',
    '<svg><a></b></svg>',
    '<svg>',
    '<svg/><svg/>',
    '<svg>&</svg>',
    '<svg a=1/>',
    '<svg><</svg>',
  ])('finds that of %s', (xml) => {
    expect(findXmlFault(xml)).not.toBeNull();
  });
});

describe('drawArt', () => {
  it('draws each name differently', () => {
    expect(new Set(artNames.map(drawArt)).size).toBe(artNames.length);
  });

  it.each(artNames)('%s is well-formed, small and sound', (name) => {
    const art = drawArt(name);
    expect(art).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 480 270" width="480" height="270"><style>/);
    expect(findXmlFault(art)).toBeNull();
    // Compressed, as it is sent, a third of it.
    expect(art.length).toBeLessThan(hasPeople(name) ? 14_000 : 8_500);
    expect(art).not.toMatch(/NaN|undefined|Infinity|\d\.\d{3}|\de-/);
  });

  it.each(artNames)('%s has only classes that its style knows', (name) => {
    const art = drawArt(name);
    // The style has only the rules for known classes; an unknown class has none.
    for (const each of classesOf(art)) expect(art).toContain(`.${each}{`);
  });

  it('gives the same drawing each time', () => {
    for (const name of ['skyline-gent', 'skyline-nowhere', 'map']) expect(drawArt(name)).toBe(drawArt(name));
  });

  it.each(['vehicle-tank', 'constructor', '', 'toString', '<script>'])('an unknown name "%s" gives a city', (name) => {
    expect(drawArt(name)).toContain('<path');
    expect(drawArt(name)).not.toContain('script');
    expect(artNames).not.toContain(name);
  });

  it('is drawn to the last figure: an image can load no typeface', () => {
    for (const name of [...artNames, ...shapedNames]) expect(drawArt(name)).not.toContain('<text');
  });

  it('holds no words, which no language could change', () => {
    for (const name of artNames) expect(drawArt(name).replace(/<style>.*<\/style>/, '')).not.toMatch(/>[^<]*\p{L}[^<]*</u);
  });
});

describe('the images that the content names', () => {
  it('are many, one of them for each place', () => {
    const places = named.filter(([entry, image]) => entry.startsWith('locations') && image.startsWith('skyline-'));
    expect(places.length).toBe(globSync('locations/*/entry.yaml', { cwd: content }).length);
  });

  it('have the picture that a shared page of a city shows', () => {
    const cities = named.flatMap(([entry, image]) => (entry.startsWith('locations') ? [image] : []));
    expect(cities.filter((image) => image.startsWith('skyline-') && !existsSync(`${content}../public/share/${image}.jpg`))).toEqual([]);
  });

  it.each([...new Set(named.map(([, image]) => image))])('%s is a separate drawing', (image) => {
    expect(artNames).toContain(image);
  });

  it('are those of the list that its writers read', () => {
    const promised = [...readme.matchAll(/`((?:scene|story|vehicle|occasion|skyline)-[\w-]+)`/g)].map((match) => match[1] ?? '');
    const drawn = artNames.filter((name) => /^(scene|story|vehicle|occasion|skyline)-/.test(name));
    expect(promised.sort()).toEqual(drawn.sort());
  });
});

describe('drawings of a shape of their own', () => {
  it.each(shapedNames)('%s is well-formed, small and sound', (name) => {
    const art = drawArt(name);
    expect(findXmlFault(art)).toBeNull();
    expect(gzipSync(art).length).toBeLessThan(6_000);
    expect(art).not.toMatch(/NaN|undefined|Infinity|\d\.\d{3}|\de-/);
    for (const each of classesOf(art)) expect(art).toContain(`.${each}{`);
  });

  it('are at one scale: as much wider as the vehicle is longer, and all of one height', () => {
    const sizeOf = (name: string) => /viewBox="0 0 (\d+) (\d+)"/.exec(drawArt(name))?.slice(1).map(Number) ?? [];
    const [shortWide = 0, shortHigh] = sizeOf('side-coachHire-50');
    const [longWide = 0, longHigh] = sizeOf('side-coachHire-59');
    expect(longHigh).toBe(shortHigh);
    expect((longWide - shortWide) / unitsPerMetre).toBeCloseTo(14 - 12.3, 5);
  });
});
